//! The router: every file of the page, each with the headers a browser should get with it.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, Uri};
use axum::routing::get;

use crate::page::{self, File, Files};

/// What goes with every answer: the page runs its own scripts and its own engine, talks to where it came from, and is
/// never shown inside somebody else's page.
const ALWAYS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self' ws: wss:; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// The page, ready to be served by anything that takes an axum router.
pub fn app() -> Router {
    app_of(page::built)
}

/// A page made of these files.
fn app_of(files: Files) -> Router {
    Router::new().fallback(get(answer)).with_state(files)
}

async fn answer(State(files): State<Files>, address: Uri, asked: HeaderMap) -> Response<Body> {
    let path = match address.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let mut response = match files(path) {
        None => sentence(
            StatusCode::NOT_FOUND,
            "There is nothing at this address. The game is at /.",
        ),
        Some(file) => of_file(path, file, &asked),
    };
    for (name, value) in ALWAYS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The file, or "you have it already".
fn of_file(path: &str, file: File, asked: &HeaderMap) -> Response<Body> {
    let tag = format!("\"{}\"", file.tag);
    let known = asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|tags| tags.to_str().ok())
        .flat_map(|tags| tags.split(','))
        .any(|known| known.trim().trim_start_matches("W/") == tag);
    let mut response = if known {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        let mut response = Response::new(Body::from(file.bytes));
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, kind(path));
        response
    };
    let headers = response.headers_mut();
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(keeping(path)),
    );
    headers.insert(
        header::ETAG,
        HeaderValue::from_str(&tag).expect("a tag is made of letters and digits"),
    );
    response
}

/// How long a browser may keep a file. The names below `assets/` carry a hash of what is inside, so such a file never
/// changes; everything else (the first page, the service worker, the manifest) is asked for anew and usually "not modified".
fn keeping(path: &str) -> &'static str {
    if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// What kind of file it is, by its name.
fn kind(path: &str) -> HeaderValue {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    HeaderValue::from_static(match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    })
}

fn sentence(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/plain; charset=utf-8"),
    );
    response
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use axum::http::Request;
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    use super::*;

    fn small_page(path: &str) -> Option<File> {
        let bytes: &'static [u8] = match path {
            "index.html" => b"<title>small</title>",
            "sw.js" => b"self.x = 1",
            "assets/engine-abc.wasm" => b"\0asm",
            _ => return None,
        };
        Some(File {
            bytes: Cow::Borrowed(bytes),
            tag: format!("tag{}", bytes.len()),
        })
    }

    async fn get_with(path: &str, tag: Option<&str>) -> Response<Body> {
        let mut request = Request::get(path);
        if let Some(tag) = tag {
            request = request.header(header::IF_NONE_MATCH, tag);
        }
        app_of(small_page)
            .oneshot(request.body(Body::empty()).unwrap())
            .await
            .unwrap()
    }

    async fn text(response: Response<Body>) -> String {
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
        response
            .headers()
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn the_root_is_the_first_page_and_is_never_kept_unasked() {
        let response = get_with("/", None).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(
            header(&response, "content-type"),
            "text/html; charset=utf-8"
        );
        assert_eq!(header(&response, "cache-control"), "no-cache");
        assert_eq!(text(response).await, "<title>small</title>");
    }

    #[tokio::test]
    async fn the_service_worker_is_asked_for_anew() {
        let response = get_with("/sw.js", None).await;
        assert_eq!(header(&response, "cache-control"), "no-cache");
        assert_eq!(
            header(&response, "content-type"),
            "text/javascript; charset=utf-8"
        );
    }

    #[tokio::test]
    async fn a_file_whose_name_carries_a_hash_is_kept_for_a_year() {
        let response = get_with("/assets/engine-abc.wasm", None).await;
        assert_eq!(header(&response, "content-type"), "application/wasm");
        assert!(header(&response, "cache-control").contains("immutable"));
    }

    #[tokio::test]
    async fn a_known_tag_is_answered_with_nothing_new() {
        let response = get_with("/", Some("\"other\", W/\"tag20\"")).await;
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(text(response).await, "");
        let response = get_with("/", Some("\"other\"")).await;
        assert_eq!(response.status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn an_unknown_address_is_a_sentence() {
        let response = get_with("/nowhere", None).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        assert_eq!(
            text(response).await,
            "There is nothing at this address. The game is at /."
        );
    }

    #[tokio::test]
    async fn nothing_can_be_sent_here() {
        let request = Request::post("/").body(Body::empty()).unwrap();
        let response = app_of(small_page).oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[tokio::test]
    async fn every_answer_carries_the_security_headers() {
        for path in ["/", "/nowhere", "/assets/engine-abc.wasm"] {
            let response = get_with(path, None).await;
            for (name, value) in ALWAYS {
                assert_eq!(header(&response, name.as_str()), value, "{name} at {path}");
            }
        }
    }
}
