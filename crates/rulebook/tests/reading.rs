//! Pages laid out for a terminal.

use rulebook::layout::cells;
use rulebook::{Ink, Look, parse, show};

const PAGE: &str = "\
# 骑士 · Knight
<!-- rule: blanc-noir §5.3 R13 -->
<!-- vector: V1 -->

骑士打出后，连锁加二；下一位玩家
必须用二十五点的牌回应，否则承受整个连锁，一张也不能少。

| 牌 | 连锁 |
|----|------|
| 骑士 | +2 |
| 魔像 | +4 |

## 骑士开始连锁

1. 先出 **骑士**。
2. 再看 `pending`。
   * 每张骑士都加二，不管它是什么颜色，也不管引牌是什么颜色。

> 连锁转一圈也不会消失。

```table
seats: A B
A: 红骑士 红3 | scrolls: 蜃气楼
```
```play
A 出 红骑士
```
```expect
pending: 2
```
";

fn shown(width: usize) -> String {
    show(
        &parse("knight.md", PAGE).expect("a well-made page"),
        Look {
            width,
            ink: Ink::Plain,
        },
    )
}

#[test]
fn a_page_reads_well_at_forty_cells() {
    insta::assert_snapshot!(shown(40));
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for width in 24..100 {
        for line in shown(width).lines() {
            assert!(
                cells(line) <= width,
                "{} cells of {width}: {line}",
                cells(line)
            );
        }
    }
}

#[test]
fn styled_and_plain_text_differ_in_escapes_only() {
    let page = parse("knight.md", PAGE).expect("a well-made page");
    let styled = show(
        &page,
        Look {
            width: 60,
            ink: Ink::Styled,
        },
    );
    assert!(styled.contains('\u{1b}'));
    let mut plain = String::new();
    let mut rest = styled.as_str();
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        plain.push_str(before);
        rest = after.split_once('m').expect("an escape ends with m").1;
    }
    plain.push_str(rest);
    assert_eq!(plain, shown(60));
}

#[test]
fn a_wide_table_wraps_its_widest_column_and_becomes_a_list_where_that_is_too_narrow() {
    let page = parse(
        "p.md",
        "# 一 · One\n\n| 牌 | 能力 | 张数 |\n|---|---|---|\n| 骑士 | 连锁加二，下一位玩家必须回应 | 每色两张 |\n",
    )
    .expect("a well-made page");
    let text = |width| {
        show(
            &page,
            Look {
                width,
                ink: Ink::Plain,
            },
        )
    };
    let wrapped = "\
牌    能力              张数
────────────────────────────────
骑士  连锁加二，下一位  每色两张
      玩家必须回应
";
    assert!(text(32).ends_with(wrapped), "{}", text(32));
    let list = "\
• 牌: 骑士
  能力: 连锁加二，下一位
    玩家必须回应
  张数: 每色两张
";
    assert!(text(24).ends_with(list), "{}", text(24));
}
