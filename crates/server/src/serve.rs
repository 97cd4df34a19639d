//! Listening: finds a port, says where the page is, and runs until Ctrl-C.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::process::{Command, Stdio};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tokio::net::TcpListener;

use crate::app;

/// How many ports after the wished one are tried before the system chooses.
const NEIGHBOURS: u16 = 20;

/// Where to serve the page.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen on. Loopback means: only this machine.
    pub address: IpAddr,
    /// The wished port; the next free one is taken when somebody has it.
    pub port: u16,
}

impl Default for ServeOptions {
    fn default() -> Self {
        Self {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 4747,
        }
    }
}

/// What a person needs to know once the page can be opened.
#[derive(Clone, Debug)]
pub struct Ready {
    /// The address for the browser, for example `http://127.0.0.1:4747/`.
    pub url: String,
    /// The address as a picture for a phone's camera, made of half blocks.
    pub qr: String,
    /// Whether another machine can open it.
    pub only_here: bool,
    /// The port, when it is not the wished one.
    pub other_port: Option<u16>,
}

/// Serves the page until Ctrl-C. `ready` is called once, when the page can be opened.
///
/// # Errors
/// A sentence that says which address cannot be used, and why.
pub fn serve(options: &ServeOptions, ready: impl FnOnce(&Ready)) -> Result<(), String> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("The server cannot start: {error}."))?
        .block_on(async {
            let listener = listen(options).await?;
            let address = listener
                .local_addr()
                .map_err(|error| format!("The server has no address: {error}."))?;
            ready(&describe(options, address));
            axum::serve(listener, app())
                .with_graceful_shutdown(stopped())
                .await
                .map_err(|error| format!("The server stopped: {error}."))
        })
}

/// Opens the address in the browser where there is one; `false` where there is none.
pub fn open_in_browser(url: &str) -> bool {
    if cfg!(target_os = "linux")
        && std::env::var_os("DISPLAY").is_none()
        && std::env::var_os("WAYLAND_DISPLAY").is_none()
    {
        return false;
    }
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    Command::new(program)
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}

/// Takes the wished port, or one of the next, or any.
async fn listen(options: &ServeOptions) -> Result<TcpListener, String> {
    let last = options.port.saturating_add(NEIGHBOURS);
    for port in (options.port..=last).chain([0]) {
        match TcpListener::bind((options.address, port)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if port != 0 && may_be_free_elsewhere(&error) => {}
            Err(error) => {
                return Err(format!(
                    "Cannot listen on {}: {error}. Choose an address of this machine, or leave it out for 127.0.0.1.",
                    SocketAddr::new(options.address, port)
                ));
            }
        }
    }
    unreachable!("port 0 either gives a port or an error")
}

fn may_be_free_elsewhere(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::AddrInUse | ErrorKind::PermissionDenied
    )
}

fn describe(options: &ServeOptions, address: SocketAddr) -> Ready {
    let shown = if address.ip().is_unspecified() {
        SocketAddr::new(
            address_in_the_house().unwrap_or(address.ip()),
            address.port(),
        )
    } else {
        address
    };
    let url = format!("http://{shown}/");
    Ready {
        qr: qr(&url),
        only_here: address.ip().is_loopback(),
        other_port: (options.port != 0 && address.port() != options.port).then_some(address.port()),
        url,
    }
}

/// This machine's address as others in the same network see it. Nothing is sent: connecting a datagram socket only asks the
/// system which way such a packet would leave.
fn address_in_the_house() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The address as half blocks: light parts are drawn, dark ones left out, which is right on a dark
/// terminal. On a light one it is inside out, which phones read as well.
fn qr(url: &str) -> String {
    QrCode::new(url)
        .expect("an address is far shorter than a code can hold")
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build()
}

/// Ends when the person presses Ctrl-C, or when the system asks the program to stop.
async fn stopped() {
    let pressed = async {
        // Where the signal cannot be heard, only the system can stop the server.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut asked) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = pressed => {}
                _ = asked.recv() => {}
            }
            return;
        }
    }
    pressed.await;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(port: u16) -> ServeOptions {
        ServeOptions {
            port,
            ..ServeOptions::default()
        }
    }

    #[test]
    fn nobody_else_can_open_the_page_unless_told_to() {
        assert!(ServeOptions::default().address.is_loopback());
    }

    #[tokio::test]
    async fn a_taken_port_gives_way_to_another() {
        let first = listen(&here(0)).await.unwrap();
        let taken = first.local_addr().unwrap().port();
        let second = listen(&here(taken)).await.unwrap();
        let other = second.local_addr().unwrap();
        assert_ne!(other.port(), taken);
        assert_eq!(describe(&here(taken), other).other_port, Some(other.port()));
    }

    #[tokio::test]
    async fn an_address_of_another_machine_is_a_sentence() {
        let options = ServeOptions {
            address: "192.0.2.1".parse().unwrap(),
            port: 4747,
        };
        let sentence = listen(&options).await.unwrap_err();
        assert!(
            sentence.starts_with("Cannot listen on 192.0.2.1:4747:"),
            "{sentence}"
        );
    }

    #[test]
    fn the_address_is_a_link_and_a_picture() {
        let ready = describe(&here(4747), "127.0.0.1:4747".parse().unwrap());
        assert_eq!(ready.url, "http://127.0.0.1:4747/");
        assert_eq!(ready.other_port, None);
        assert!(ready.only_here);
        let widths: Vec<_> = ready.qr.lines().map(|line| line.chars().count()).collect();
        assert!(
            widths.len() > 10 && widths.iter().all(|&width| width == widths[0]),
            "{}",
            ready.qr
        );
    }
}
