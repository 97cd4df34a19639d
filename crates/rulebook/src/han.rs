//! One spelling for words that may be written in several: simplified characters, ASCII marks.
//!
//! Pages may be written in simplified or traditional characters and with the punctuation of either
//! keyboard. Whatever compares words of a page folds them first.

/// Traditional and Japanese forms of the characters that pages and card names use.
const FORMS: [(&str, char); 62] = [
    ("紅", '红'),
    ("黃", '黄'),
    ("綠", '绿'),
    ("藍", '蓝'),
    ("師", '师'),
    ("術", '术'),
    ("領", '领'),
    ("騎", '骑'),
    ("戰戦", '战'),
    ("龍竜", '龙'),
    ("傳", '传'),
    ("發", '发'),
    ("衝沖", '冲'),
    ("擊撃", '击'),
    ("氣気", '气'),
    ("樓楼", '楼'),
    ("捲", '卷'),
    ("脅", '胁'),
    ("濟済", '济'),
    ("啟啓", '启'),
    ("輪", '轮'),
    ("連", '连'),
    ("鎖", '锁'),
    ("棄", '弃'),
    ("順", '顺'),
    ("數数", '数'),
    ("總総", '总'),
    ("開", '开'),
    ("規", '规'),
    ("則", '则'),
    ("軸", '轴'),
    ("張", '张'),
    ("餘", '余'),
    ("過", '过'),
    ("換", '换'),
    ("選", '选'),
    ("顏顔", '颜'),
    ("為", '为'),
    ("無", '无'),
    ("結", '结'),
    ("問", '问'),
    ("勝", '胜'),
    ("贏", '赢'),
    ("針", '针'),
    ("時", '时'),
    ("從", '从'),
    ("與", '与'),
    ("對", '对'),
    ("應", '应'),
    ("給", '给'),
    ("終", '终'),
    ("進", '进'),
    ("種", '种'),
    ("標", '标'),
    ("點", '点'),
    ("會", '会'),
    ("見", '见'),
    ("請", '请'),
    ("單", '单'),
    ("雙", '双'),
    ("蓋", '盖'),
    ("倫", '伦'),
];

/// The text in simplified characters, with ASCII punctuation and single spaces.
///
/// ```
/// assert_eq!(rulebook::han::fold("輪到：　Ａ，紅騎士"), "轮到: A,红骑士");
/// ```
pub fn fold(text: &str) -> String {
    let folded: String = text.chars().map(fold_char).collect();
    let words: Vec<&str> = folded.split_whitespace().collect();
    words.join(" ")
}

fn fold_char(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '、' => ' ',
        _ => FORMS
            .iter()
            .find(|(forms, _)| forms.contains(c))
            .map_or(c, |&(_, to)| to),
    }
}
