//! 角色年鉴 — every official character, derived from `data/roles.toml` by `cargo xtask codegen`; not to be edited by hand.

use super::{Auto, Edition, Entry};
use crate::character::{Character, Team};

impl Character {
    /// 厨师, Chef.
    pub const CHEF: Self = Self(0);
    /// 调查员, Investigator.
    pub const INVESTIGATOR: Self = Self(1);
    /// 洗衣妇, Washerwoman.
    pub const WASHERWOMAN: Self = Self(2);
    /// 图书管理员, Librarian.
    pub const LIBRARIAN: Self = Self(3);
    /// 共情者, Empath.
    pub const EMPATH: Self = Self(4);
    /// 占卜师, Fortune Teller.
    pub const FORTUNE_TELLER: Self = Self(5);
    /// 送葬者, Undertaker.
    pub const UNDERTAKER: Self = Self(6);
    /// 僧侣, Monk.
    pub const MONK: Self = Self(7);
    /// 猎手, Slayer.
    pub const SLAYER: Self = Self(8);
    /// 士兵, Soldier.
    pub const SOLDIER: Self = Self(9);
    /// 守鸦人, Ravenkeeper.
    pub const RAVENKEEPER: Self = Self(10);
    /// 镇长, Mayor.
    pub const MAYOR: Self = Self(11);
    /// 贞洁者, Virgin.
    pub const VIRGIN: Self = Self(12);
    /// 管家, Butler.
    pub const BUTLER: Self = Self(13);
    /// 酒鬼, Drunk.
    pub const DRUNK: Self = Self(14);
    /// 陌客, Recluse.
    pub const RECLUSE: Self = Self(15);
    /// 圣徒, Saint.
    pub const SAINT: Self = Self(16);
    /// 投毒者, Poisoner.
    pub const POISONER: Self = Self(17);
    /// 间谍, Spy.
    pub const SPY: Self = Self(18);
    /// 红唇女郎, Scarlet Woman.
    pub const SCARLET_WOMAN: Self = Self(19);
    /// 男爵, Baron.
    pub const BARON: Self = Self(20);
    /// 小恶魔, Imp.
    pub const IMP: Self = Self(21);
    /// 窃贼, Thief.
    pub const THIEF: Self = Self(22);
    /// 官员, Bureaucrat.
    pub const BUREAUCRAT: Self = Self(23);
    /// 枪手, Gunslinger.
    pub const GUNSLINGER: Self = Self(24);
    /// 乞丐, Beggar.
    pub const BEGGAR: Self = Self(25);
    /// 替罪羊, Scapegoat.
    pub const SCAPEGOAT: Self = Self(26);
    /// 祖母, Grandmother.
    pub const GRANDMOTHER: Self = Self(27);
    /// 水手, Sailor.
    pub const SAILOR: Self = Self(28);
    /// 侍女, Chambermaid.
    pub const CHAMBERMAID: Self = Self(29);
    /// 旅店老板, Innkeeper.
    pub const INNKEEPER: Self = Self(30);
    /// 赌徒, Gambler.
    pub const GAMBLER: Self = Self(31);
    /// 驱魔人, Exorcist.
    pub const EXORCIST: Self = Self(32);
    /// 造谣者, Gossip.
    pub const GOSSIP: Self = Self(33);
    /// 侍臣, Courtier.
    pub const COURTIER: Self = Self(34);
    /// 教授, Professor.
    pub const PROFESSOR: Self = Self(35);
    /// 吟游诗人, Minstrel.
    pub const MINSTREL: Self = Self(36);
    /// 茶艺师, Tea Lady.
    pub const TEA_LADY: Self = Self(37);
    /// 弄臣, Fool.
    pub const FOOL: Self = Self(38);
    /// 和平主义者, Pacifist.
    pub const PACIFIST: Self = Self(39);
    /// 莽夫, Goon.
    pub const GOON: Self = Self(40);
    /// 疯子, Lunatic.
    pub const LUNATIC: Self = Self(41);
    /// 修补匠, Tinker.
    pub const TINKER: Self = Self(42);
    /// 月之子, Moonchild.
    pub const MOONCHILD: Self = Self(43);
    /// 教父, Godfather.
    pub const GODFATHER: Self = Self(44);
    /// 魔鬼代言人, Devil's Advocate.
    pub const DEVILS_ADVOCATE: Self = Self(45);
    /// 刺客, Assassin.
    pub const ASSASSIN: Self = Self(46);
    /// 主谋, Mastermind.
    pub const MASTERMIND: Self = Self(47);
    /// 普卡, Pukka.
    pub const PUKKA: Self = Self(48);
    /// 沙巴洛斯, Shabaloth.
    pub const SHABALOTH: Self = Self(49);
    /// 珀, Po.
    pub const PO: Self = Self(50);
    /// 僵怖, Zombuul.
    pub const ZOMBUUL: Self = Self(51);
    /// 女舍监, Matron.
    pub const MATRON: Self = Self(52);
    /// 法官, Judge.
    pub const JUDGE: Self = Self(53);
    /// 学徒, Apprentice.
    pub const APPRENTICE: Self = Self(54);
    /// 主教, Bishop.
    pub const BISHOP: Self = Self(55);
    /// 巫毒师, Voudon.
    pub const VOUDON: Self = Self(56);
    /// 钟表匠, Clockmaker.
    pub const CLOCKMAKER: Self = Self(57);
    /// 舞蛇人, Snake Charmer.
    pub const SNAKE_CHARMER: Self = Self(58);
    /// 数学家, Mathematician.
    pub const MATHEMATICIAN: Self = Self(59);
    /// 筑梦师, Dreamer.
    pub const DREAMER: Self = Self(60);
    /// 卖花女孩, Flowergirl.
    pub const FLOWERGIRL: Self = Self(61);
    /// 城镇公告员, Town Crier.
    pub const TOWN_CRIER: Self = Self(62);
    /// 神谕者, Oracle.
    pub const ORACLE: Self = Self(63);
    /// 博学者, Savant.
    pub const SAVANT: Self = Self(64);
    /// 女裁缝, Seamstress.
    pub const SEAMSTRESS: Self = Self(65);
    /// 哲学家, Philosopher.
    pub const PHILOSOPHER: Self = Self(66);
    /// 艺术家, Artist.
    pub const ARTIST: Self = Self(67);
    /// 杂耍艺人, Juggler.
    pub const JUGGLER: Self = Self(68);
    /// 贤者, Sage.
    pub const SAGE: Self = Self(69);
    /// 心上人, Sweetheart.
    pub const SWEETHEART: Self = Self(70);
    /// 呆瓜, Klutz.
    pub const KLUTZ: Self = Self(71);
    /// 理发师, Barber.
    pub const BARBER: Self = Self(72);
    /// 畸形秀演员, Mutant.
    pub const MUTANT: Self = Self(73);
    /// 女巫, Witch.
    pub const WITCH: Self = Self(74);
    /// 洗脑师, Cerenovus.
    pub const CERENOVUS: Self = Self(75);
    /// 麻脸巫婆, Pit-Hag.
    pub const PIT_HAG: Self = Self(76);
    /// 镜像双子, Evil Twin.
    pub const EVIL_TWIN: Self = Self(77);
    /// 诺-达鲺, No Dashii.
    pub const NO_DASHII: Self = Self(78);
    /// 亡骨魔, Vigormortis.
    pub const VIGORMORTIS: Self = Self(79);
    /// 涡流, Vortox.
    pub const VORTOX: Self = Self(80);
    /// 方古, Fang Gu.
    pub const FANG_GU: Self = Self(81);
    /// 咖啡师, Barista.
    pub const BARISTA: Self = Self(82);
    /// 流莺, Harlot.
    pub const HARLOT: Self = Self(83);
    /// 屠夫, Butcher.
    pub const BUTCHER: Self = Self(84);
    /// 集骨者, Bone Collector.
    pub const BONE_COLLECTOR: Self = Self(85);
    /// 怪咖, Deviant.
    pub const DEVIANT: Self = Self(86);
    /// 事务官, Steward.
    pub const STEWARD: Self = Self(87);
    /// 骑士, Knight.
    pub const KNIGHT: Self = Self(88);
    /// 贵族, Noble.
    pub const NOBLE: Self = Self(89);
    /// 修行者, Shugenja.
    pub const SHUGENJA: Self = Self(90);
    /// 小精灵, Pixie.
    pub const PIXIE: Self = Self(91);
    /// 赏金猎人, Bounty Hunter.
    pub const BOUNTY_HUNTER: Self = Self(92);
    /// 女祭司, High Priestess.
    pub const HIGH_PRIESTESS: Self = Self(93);
    /// 气球驾驶员, Balloonist.
    pub const BALLOONIST: Self = Self(94);
    /// 将军, General.
    pub const GENERAL: Self = Self(95);
    /// 传教士, Preacher.
    pub const PREACHER: Self = Self(96);
    /// 村夫, Village Idiot.
    pub const VILLAGE_IDIOT: Self = Self(97);
    /// 国王, King.
    pub const KING: Self = Self(98);
    /// 异教领袖, Cult Leader.
    pub const CULT_LEADER: Self = Self(99);
    /// 杂技演员, Acrobat.
    pub const ACROBAT: Self = Self(100);
    /// 半兽人, Lycanthrope.
    pub const LYCANTHROPE: Self = Self(101);
    /// 戏法师, Alsaahir.
    pub const ALSAAHIR: Self = Self(102);
    /// 工程师, Engineer.
    pub const ENGINEER: Self = Self(103);
    /// 守夜人, Nightwatchman.
    pub const NIGHTWATCHMAN: Self = Self(104);
    /// 巡山人, Huntsman.
    pub const HUNTSMAN: Self = Self(105);
    /// 渔夫, Fisherman.
    pub const FISHERMAN: Self = Self(106);
    /// 公主, Princess.
    pub const PRINCESS: Self = Self(107);
    /// 炼金术士, Alchemist.
    pub const ALCHEMIST: Self = Self(108);
    /// 食人族, Cannibal.
    pub const CANNIBAL: Self = Self(109);
    /// 失忆者, Amnesiac.
    pub const AMNESIAC: Self = Self(110);
    /// 农夫, Farmer.
    pub const FARMER: Self = Self(111);
    /// 唱诗男孩, Choirboy.
    pub const CHOIRBOY: Self = Self(112);
    /// 报丧女妖, Banshee.
    pub const BANSHEE: Self = Self(113);
    /// 魔术师, Magician.
    pub const MAGICIAN: Self = Self(114);
    /// 罂粟种植者, Poppy Grower.
    pub const POPPY_GROWER: Self = Self(115);
    /// 无神论者, Atheist.
    pub const ATHEIST: Self = Self(116);
    /// 隐士, Hermit.
    pub const HERMIT: Self = Self(117);
    /// 食人魔, Ogre.
    pub const OGRE: Self = Self(118);
    /// 魔像, Golem.
    pub const GOLEM: Self = Self(119);
    /// 瘟疫医生, Plague Doctor.
    pub const PLAGUE_DOCTOR: Self = Self(120);
    /// 帽匠, Hatter.
    pub const HATTER: Self = Self(121);
    /// 政客, Politician.
    pub const POLITICIAN: Self = Self(122);
    /// 狂热者, Zealot.
    pub const ZEALOT: Self = Self(123);
    /// 落难少女, Damsel.
    pub const DAMSEL: Self = Self(124);
    /// 告密者, Snitch.
    pub const SNITCH: Self = Self(125);
    /// 异端分子, Heretic.
    pub const HERETIC: Self = Self(126);
    /// 解谜大师, Puzzlemaster.
    pub const PUZZLEMASTER: Self = Self(127);
    /// 灵言师, Mezepheles.
    pub const MEZEPHELES: Self = Self(128);
    /// 鹰身女妖, Harpy.
    pub const HARPY: Self = Self(129);
    /// 恐惧之灵, Fearmonger.
    pub const FEARMONGER: Self = Self(130);
    /// 精神病患者, Psychopath.
    pub const PSYCHOPATH: Self = Self(131);
    /// 巫师, Wizard.
    pub const WIZARD: Self = Self(132);
    /// 寡妇, Widow.
    pub const WIDOW: Self = Self(133);
    /// 限, Xaan.
    pub const XAAN: Self = Self(134);
    /// 提线木偶, Marionette.
    pub const MARIONETTE: Self = Self(135);
    /// 亡魂, Wraith.
    pub const WRAITH: Self = Self(136);
    /// 召唤师, Summoner.
    pub const SUMMONER: Self = Self(137);
    /// 哥布林, Goblin.
    pub const GOBLIN: Self = Self(138);
    /// 炸弹人, Boomdandy.
    pub const BOOMDANDY: Self = Self(139);
    /// 维齐尔, Vizier.
    pub const VIZIER: Self = Self(140);
    /// 街头风琴手, Organ Grinder.
    pub const ORGAN_GRINDER: Self = Self(141);
    /// 科学怪人, Boffin.
    pub const BOFFIN: Self = Self(142);
    /// 牙噶巴卜, Yaggababble.
    pub const YAGGABABBLE: Self = Self(143);
    /// 小怪宝, Lil' Monsta.
    pub const LIL_MONSTA: Self = Self(144);
    /// 奥赫, Ojo.
    pub const OJO: Self = Self(145);
    /// 卡扎力, Kazali.
    pub const KAZALI: Self = Self(146);
    /// 军团, Legion.
    pub const LEGION: Self = Self(147);
    /// 堤丰之首, Lord of Typhon.
    pub const LORD_OF_TYPHON: Self = Self(148);
    /// 痢蛭, Lleech.
    pub const LLEECH: Self = Self(149);
    /// 哈迪寂亚, Al-Hadikhia.
    pub const AL_HADIKHIA: Self = Self(150);
    /// 暴乱, Riot.
    pub const RIOT: Self = Self(151);
    /// 利维坦, Leviathan.
    pub const LEVIATHAN: Self = Self(152);
    /// 笑匠, Cacklejack.
    pub const CACKLEJACK: Self = Self(153);
    /// 黑帮, Gangster.
    pub const GANGSTER: Self = Self(154);
    /// 侏儒, Gnome.
    pub const GNOME: Self = Self(155);
    /// 失败的上帝, Deus ex Fiasco.
    pub const DEUS_EX_FIASCO: Self = Self(156);
    /// 摆渡人, Ferryman.
    pub const FERRYMAN: Self = Self(157);
    /// 天使, Angel.
    pub const ANGEL: Self = Self(158);
    /// 佛教徒, Buddhist.
    pub const BUDDHIST: Self = Self(159);
    /// 灯神, Djinn.
    pub const DJINN: Self = Self(160);
    /// 末日预言者, Doomsayer.
    pub const DOOMSAYER: Self = Self(161);
    /// 公爵夫人, Duchess.
    pub const DUCHESS: Self = Self(162);
    /// 骗人精, Fibbin.
    pub const FIBBIN: Self = Self(163);
    /// 小提琴手, Fiddler.
    pub const FIDDLER: Self = Self(164);
    /// 地狱藏书员, Hell's Librarian.
    pub const HELLS_LIBRARIAN: Self = Self(165);
    /// 革命者, Revolutionary.
    pub const REVOLUTIONARY: Self = Self(166);
    /// 哨兵, Sentinel.
    pub const SENTINEL: Self = Self(167);
    /// 圣洁之魂, Spirit of Ivory.
    pub const SPIRIT_OF_IVORY: Self = Self(168);
    /// 玩具匠, Toymaker.
    pub const TOYMAKER: Self = Self(169);
    /// 私货商人, Bootlegger.
    pub const BOOTLEGGER: Self = Self(170);
    /// 首席律师, Big Wig.
    pub const BIG_WIG: Self = Self(171);
    /// 园丁, Gardener.
    pub const GARDENER: Self = Self(172);
    /// God of Ug.
    pub const GOD_OF_UG: Self = Self(173);
    /// 印度教教徒, Hindu.
    pub const HINDU: Self = Self(174);
    /// Knaves.
    pub const KNAVES: Self = Self(175);
    /// 教皇, Pope.
    pub const POPE: Self = Self(176);
    /// 暴风捕手, Storm Catcher.
    pub const STORM_CATCHER: Self = Self(177);
    /// 遗忘之门, Tor.
    pub const TOR: Self = Self(178);
    /// 腹语师, Ventriloquist.
    pub const VENTRILOQUIST: Self = Self(179);
    /// 异术士, Zenomancer.
    pub const ZENOMANCER: Self = Self(180);
}

/// The official characters, in the order of their numbers.
pub static TABLE: [Entry; 181] = [
    Entry {
        id: "chef",
        name: "Chef",
        zh_hans: "厨师",
        zh_hant: "廚師",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 55,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "investigator",
        name: "Investigator",
        zh_hans: "调查员",
        zh_hant: "調查員",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 54,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Minion", "Wrong"],
    },
    Entry {
        id: "washerwoman",
        name: "Washerwoman",
        zh_hans: "洗衣妇",
        zh_hant: "洗衣婦",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 52,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Townsfolk", "Wrong"],
    },
    Entry {
        id: "librarian",
        name: "Librarian",
        zh_hans: "图书管理员",
        zh_hant: "圖書管理員",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 53,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Outsider", "Wrong"],
    },
    Entry {
        id: "empath",
        name: "Empath",
        zh_hans: "共情者",
        zh_hant: "共情者",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 56,
        other_night: 76,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "fortuneteller",
        name: "Fortune Teller",
        zh_hans: "占卜师",
        zh_hant: "占卜師",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 57,
        other_night: 77,
        setup: false,
        auto: Auto::St,
        reminders: &["Red Herring"],
    },
    Entry {
        id: "undertaker",
        name: "Undertaker",
        zh_hans: "送葬者",
        zh_hant: "送葬者",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 78,
        setup: false,
        auto: Auto::St,
        reminders: &["Died Today"],
    },
    Entry {
        id: "monk",
        name: "Monk",
        zh_hans: "僧侣",
        zh_hant: "僧侶",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 24,
        setup: false,
        auto: Auto::Full,
        reminders: &["Safe"],
    },
    Entry {
        id: "slayer",
        name: "Slayer",
        zh_hans: "猎手",
        zh_hant: "獵手",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["No Ability"],
    },
    Entry {
        id: "soldier",
        name: "Soldier",
        zh_hans: "士兵",
        zh_hant: "士兵",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "ravenkeeper",
        name: "Ravenkeeper",
        zh_hans: "守鸦人",
        zh_hant: "守鴉人",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 75,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "mayor",
        name: "Mayor",
        zh_hans: "镇长",
        zh_hant: "鎮長",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "virgin",
        name: "Virgin",
        zh_hans: "贞洁者",
        zh_hant: "貞潔者",
        team: Team::Townsfolk,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["No Ability"],
    },
    Entry {
        id: "butler",
        name: "Butler",
        zh_hans: "管家",
        zh_hant: "管家",
        team: Team::Outsider,
        edition: Edition::Tb,
        first_night: 58,
        other_night: 91,
        setup: false,
        auto: Auto::Full,
        reminders: &["Master"],
    },
    Entry {
        id: "drunk",
        name: "Drunk",
        zh_hans: "酒鬼",
        zh_hant: "酒鬼",
        team: Team::Outsider,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "recluse",
        name: "Recluse",
        zh_hans: "陌客",
        zh_hant: "陌客",
        team: Team::Outsider,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "saint",
        name: "Saint",
        zh_hans: "圣徒",
        zh_hant: "聖徒",
        team: Team::Outsider,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "poisoner",
        name: "Poisoner",
        zh_hans: "投毒者",
        zh_hant: "投毒者",
        team: Team::Minion,
        edition: Edition::Tb,
        first_night: 33,
        other_night: 17,
        setup: false,
        auto: Auto::Full,
        reminders: &["Poisoned"],
    },
    Entry {
        id: "spy",
        name: "Spy",
        zh_hans: "间谍",
        zh_hant: "間諜",
        team: Team::Minion,
        edition: Edition::Tb,
        first_night: 72,
        other_night: 92,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "scarletwoman",
        name: "Scarlet Woman",
        zh_hans: "红唇女郎",
        zh_hant: "紅唇女郎",
        team: Team::Minion,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 33,
        setup: false,
        auto: Auto::Full,
        reminders: &["Is The Demon"],
    },
    Entry {
        id: "baron",
        name: "Baron",
        zh_hans: "男爵",
        zh_hant: "男爵",
        team: Team::Minion,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "imp",
        name: "Imp",
        zh_hans: "小恶魔",
        zh_hant: "小惡魔",
        team: Team::Demon,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 40,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "thief",
        name: "Thief",
        zh_hans: "窃贼",
        zh_hant: "竊賊",
        team: Team::Traveller,
        edition: Edition::Tb,
        first_night: 12,
        other_night: 8,
        setup: false,
        auto: Auto::Full,
        reminders: &["Negative Vote"],
    },
    Entry {
        id: "bureaucrat",
        name: "Bureaucrat",
        zh_hans: "官员",
        zh_hant: "官員",
        team: Team::Traveller,
        edition: Edition::Tb,
        first_night: 11,
        other_night: 7,
        setup: false,
        auto: Auto::Full,
        reminders: &["3 Votes"],
    },
    Entry {
        id: "gunslinger",
        name: "Gunslinger",
        zh_hans: "枪手",
        zh_hant: "槍手",
        team: Team::Traveller,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "beggar",
        name: "Beggar",
        zh_hans: "乞丐",
        zh_hant: "乞丐",
        team: Team::Traveller,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "scapegoat",
        name: "Scapegoat",
        zh_hans: "替罪羊",
        zh_hant: "替罪羊",
        team: Team::Traveller,
        edition: Edition::Tb,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "grandmother",
        name: "Grandmother",
        zh_hans: "祖母",
        zh_hant: "祖母",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 59,
        other_night: 73,
        setup: false,
        auto: Auto::St,
        reminders: &["Grandchild", "Dead"],
    },
    Entry {
        id: "sailor",
        name: "Sailor",
        zh_hans: "水手",
        zh_hant: "水手",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 26,
        other_night: 13,
        setup: false,
        auto: Auto::St,
        reminders: &["Drunk"],
    },
    Entry {
        id: "chambermaid",
        name: "Chambermaid",
        zh_hans: "侍女",
        zh_hant: "侍女",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 76,
        other_night: 95,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "innkeeper",
        name: "Innkeeper",
        zh_hans: "旅店老板",
        zh_hant: "旅店老闆",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 19,
        setup: false,
        auto: Auto::St,
        reminders: &["Safe", "Safe", "Drunk"],
    },
    Entry {
        id: "gambler",
        name: "Gambler",
        zh_hans: "赌徒",
        zh_hant: "賭徒",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 21,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "exorcist",
        name: "Exorcist",
        zh_hans: "驱魔人",
        zh_hant: "驅魔人",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 36,
        setup: false,
        auto: Auto::Full,
        reminders: &["Chosen"],
    },
    Entry {
        id: "gossip",
        name: "Gossip",
        zh_hans: "造谣者",
        zh_hant: "造謠者",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 58,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Dead"],
    },
    Entry {
        id: "courtier",
        name: "Courtier",
        zh_hans: "侍臣",
        zh_hant: "侍臣",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 35,
        other_night: 18,
        setup: false,
        auto: Auto::St,
        reminders: &["Drunk 3", "Drunk 2", "Drunk 1", "No Ability"],
    },
    Entry {
        id: "professor",
        name: "Professor",
        zh_hans: "教授",
        zh_hant: "教授",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 65,
        setup: false,
        auto: Auto::St,
        reminders: &["Alive", "No Ability"],
    },
    Entry {
        id: "minstrel",
        name: "Minstrel",
        zh_hans: "吟游诗人",
        zh_hant: "吟遊詩人",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Everyone Is Drunk"],
    },
    Entry {
        id: "tealady",
        name: "Tea Lady",
        zh_hans: "茶艺师",
        zh_hant: "茶藝師",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Cannot Die", "Cannot Die"],
    },
    Entry {
        id: "fool",
        name: "Fool",
        zh_hans: "弄臣",
        zh_hant: "弄臣",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &["No Ability"],
    },
    Entry {
        id: "pacifist",
        name: "Pacifist",
        zh_hans: "和平主义者",
        zh_hant: "和平主義者",
        team: Team::Townsfolk,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "goon",
        name: "Goon",
        zh_hans: "莽夫",
        zh_hant: "莽夫",
        team: Team::Outsider,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &["Drunk"],
    },
    Entry {
        id: "lunatic",
        name: "Lunatic",
        zh_hans: "疯子",
        zh_hant: "瘋子",
        team: Team::Outsider,
        edition: Edition::Bmr,
        first_night: 22,
        other_night: 35,
        setup: false,
        auto: Auto::St,
        reminders: &["Chosen", "Chosen", "Chosen"],
    },
    Entry {
        id: "tinker",
        name: "Tinker",
        zh_hans: "修补匠",
        zh_hant: "修補匠",
        team: Team::Outsider,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 71,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "moonchild",
        name: "Moonchild",
        zh_hans: "月之子",
        zh_hant: "月之子",
        team: Team::Outsider,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 72,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "godfather",
        name: "Godfather",
        zh_hans: "教父",
        zh_hant: "教父",
        team: Team::Minion,
        edition: Edition::Bmr,
        first_night: 38,
        other_night: 57,
        setup: true,
        auto: Auto::St,
        reminders: &["Died Today", "Dead"],
    },
    Entry {
        id: "devilsadvocate",
        name: "Devil's Advocate",
        zh_hans: "魔鬼代言人",
        zh_hant: "魔鬼代言人",
        team: Team::Minion,
        edition: Edition::Bmr,
        first_night: 40,
        other_night: 26,
        setup: false,
        auto: Auto::Full,
        reminders: &["Survives Execution"],
    },
    Entry {
        id: "assassin",
        name: "Assassin",
        zh_hans: "刺客",
        zh_hant: "刺客",
        team: Team::Minion,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 56,
        setup: false,
        auto: Auto::Full,
        reminders: &["Dead", "No Ability"],
    },
    Entry {
        id: "mastermind",
        name: "Mastermind",
        zh_hans: "主谋",
        zh_hant: "主謀",
        team: Team::Minion,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "pukka",
        name: "Pukka",
        zh_hans: "普卡",
        zh_hant: "普卡",
        team: Team::Demon,
        edition: Edition::Bmr,
        first_night: 47,
        other_night: 42,
        setup: false,
        auto: Auto::Full,
        reminders: &["Poisoned", "Poisoned", "Dead"],
    },
    Entry {
        id: "shabaloth",
        name: "Shabaloth",
        zh_hans: "沙巴洛斯",
        zh_hant: "沙巴洛斯",
        team: Team::Demon,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 43,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead", "Dead", "Alive"],
    },
    Entry {
        id: "po",
        name: "Po",
        zh_hans: "珀",
        zh_hant: "珀",
        team: Team::Demon,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 44,
        setup: false,
        auto: Auto::Full,
        reminders: &["Dead", "Dead", "Dead", "3 Attacks"],
    },
    Entry {
        id: "zombuul",
        name: "Zombuul",
        zh_hans: "僵怖",
        zh_hant: "僵怖",
        team: Team::Demon,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 41,
        setup: false,
        auto: Auto::Full,
        reminders: &["Died Today", "Dead"],
    },
    Entry {
        id: "matron",
        name: "Matron",
        zh_hans: "女舍监",
        zh_hant: "女舍監",
        team: Team::Traveller,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "judge",
        name: "Judge",
        zh_hans: "法官",
        zh_hant: "法官",
        team: Team::Traveller,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &["No Ability"],
    },
    Entry {
        id: "apprentice",
        name: "Apprentice",
        zh_hans: "学徒",
        zh_hant: "學徒",
        team: Team::Traveller,
        edition: Edition::Bmr,
        first_night: 9,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Is The Apprentice"],
    },
    Entry {
        id: "bishop",
        name: "Bishop",
        zh_hans: "主教",
        zh_hant: "主教",
        team: Team::Traveller,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Nominate Good", "Nominate Evil"],
    },
    Entry {
        id: "voudon",
        name: "Voudon",
        zh_hans: "巫毒师",
        zh_hant: "巫毒師",
        team: Team::Traveller,
        edition: Edition::Bmr,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "clockmaker",
        name: "Clockmaker",
        zh_hans: "钟表匠",
        zh_hant: "鐘錶匠",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 60,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "snakecharmer",
        name: "Snake Charmer",
        zh_hans: "舞蛇人",
        zh_hant: "舞蛇人",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 37,
        other_night: 23,
        setup: false,
        auto: Auto::St,
        reminders: &["Poisoned"],
    },
    Entry {
        id: "mathematician",
        name: "Mathematician",
        zh_hans: "数学家",
        zh_hant: "數學家",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 77,
        other_night: 96,
        setup: false,
        auto: Auto::St,
        reminders: &["Abnormal", "Abnormal", "Abnormal", "Abnormal", "Abnormal"],
    },
    Entry {
        id: "dreamer",
        name: "Dreamer",
        zh_hans: "筑梦师",
        zh_hant: "築夢師",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 61,
        other_night: 79,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "flowergirl",
        name: "Flowergirl",
        zh_hans: "卖花女孩",
        zh_hant: "賣花女孩",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 80,
        setup: false,
        auto: Auto::Full,
        reminders: &["Demon Voted", "Demon Not Voted"],
    },
    Entry {
        id: "towncrier",
        name: "Town Crier",
        zh_hans: "城镇公告员",
        zh_hant: "城鎮公告員",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 81,
        setup: false,
        auto: Auto::Full,
        reminders: &["Minions Not Nominated", "Minion Nominated"],
    },
    Entry {
        id: "oracle",
        name: "Oracle",
        zh_hans: "神谕者",
        zh_hant: "神諭者",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 82,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "savant",
        name: "Savant",
        zh_hans: "博学者",
        zh_hant: "博學者",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "seamstress",
        name: "Seamstress",
        zh_hans: "女裁缝",
        zh_hant: "女裁縫",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 62,
        other_night: 83,
        setup: false,
        auto: Auto::St,
        reminders: &["No Ability"],
    },
    Entry {
        id: "philosopher",
        name: "Philosopher",
        zh_hans: "哲学家",
        zh_hant: "哲學家",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 14,
        other_night: 11,
        setup: false,
        auto: Auto::St,
        reminders: &["Drunk"],
    },
    Entry {
        id: "artist",
        name: "Artist",
        zh_hans: "艺术家",
        zh_hant: "藝術家",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["No Ability"],
    },
    Entry {
        id: "juggler",
        name: "Juggler",
        zh_hans: "杂耍艺人",
        zh_hant: "雜耍藝人",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 84,
        setup: false,
        auto: Auto::Full,
        reminders: &["Correct", "Correct", "Correct", "Correct", "Correct"],
    },
    Entry {
        id: "sage",
        name: "Sage",
        zh_hans: "贤者",
        zh_hant: "賢者",
        team: Team::Townsfolk,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 63,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "sweetheart",
        name: "Sweetheart",
        zh_hans: "心上人",
        zh_hant: "心上人",
        team: Team::Outsider,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 61,
        setup: false,
        auto: Auto::St,
        reminders: &["Drunk"],
    },
    Entry {
        id: "klutz",
        name: "Klutz",
        zh_hans: "呆瓜",
        zh_hant: "呆瓜",
        team: Team::Outsider,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "barber",
        name: "Barber",
        zh_hans: "理发师",
        zh_hant: "理髮師",
        team: Team::Outsider,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 60,
        setup: false,
        auto: Auto::Full,
        reminders: &["Haircuts Tonight"],
    },
    Entry {
        id: "mutant",
        name: "Mutant",
        zh_hans: "畸形秀演员",
        zh_hant: "畸形秀演員",
        team: Team::Outsider,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "witch",
        name: "Witch",
        zh_hans: "女巫",
        zh_hant: "女巫",
        team: Team::Minion,
        edition: Edition::Snv,
        first_night: 42,
        other_night: 27,
        setup: false,
        auto: Auto::Full,
        reminders: &["Cursed"],
    },
    Entry {
        id: "cerenovus",
        name: "Cerenovus",
        zh_hans: "洗脑师",
        zh_hant: "洗腦師",
        team: Team::Minion,
        edition: Edition::Snv,
        first_night: 43,
        other_night: 28,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Mad"],
    },
    Entry {
        id: "pithag",
        name: "Pit-Hag",
        zh_hans: "麻脸巫婆",
        zh_hant: "麻臉巫婆",
        team: Team::Minion,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 29,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "eviltwin",
        name: "Evil Twin",
        zh_hans: "镜像双子",
        zh_hant: "鏡像雙子",
        team: Team::Minion,
        edition: Edition::Snv,
        first_night: 41,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Twin"],
    },
    Entry {
        id: "nodashii",
        name: "No Dashii",
        zh_hans: "诺-达鲺",
        zh_hant: "諾-達鯴",
        team: Team::Demon,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 46,
        setup: false,
        auto: Auto::Full,
        reminders: &["Dead", "Poisoned", "Poisoned"],
    },
    Entry {
        id: "vigormortis",
        name: "Vigormortis",
        zh_hans: "亡骨魔",
        zh_hant: "亡骨魔",
        team: Team::Demon,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 49,
        setup: true,
        auto: Auto::St,
        reminders: &[
            "Dead",
            "Has Ability",
            "Has Ability",
            "Has Ability",
            "Poisoned",
            "Poisoned",
            "Poisoned",
        ],
    },
    Entry {
        id: "vortox",
        name: "Vortox",
        zh_hans: "涡流",
        zh_hant: "渦流",
        team: Team::Demon,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 47,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "fanggu",
        name: "Fang Gu",
        zh_hans: "方古",
        zh_hant: "方古",
        team: Team::Demon,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 45,
        setup: true,
        auto: Auto::St,
        reminders: &["Dead", "Once"],
    },
    Entry {
        id: "barista",
        name: "Barista",
        zh_hans: "咖啡师",
        zh_hant: "咖啡師",
        team: Team::Traveller,
        edition: Edition::Snv,
        first_night: 10,
        other_night: 6,
        setup: false,
        auto: Auto::St,
        reminders: &["Sober & Healthy", "Acts Twice", "?", "?"],
    },
    Entry {
        id: "harlot",
        name: "Harlot",
        zh_hans: "流莺",
        zh_hant: "流鶯",
        team: Team::Traveller,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 9,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead", "Dead"],
    },
    Entry {
        id: "butcher",
        name: "Butcher",
        zh_hans: "屠夫",
        zh_hant: "屠夫",
        team: Team::Traveller,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "bonecollector",
        name: "Bone Collector",
        zh_hans: "集骨者",
        zh_hant: "集骨者",
        team: Team::Traveller,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 10,
        setup: false,
        auto: Auto::Full,
        reminders: &["No Ability", "Has Ability"],
    },
    Entry {
        id: "deviant",
        name: "Deviant",
        zh_hans: "怪咖",
        zh_hant: "怪咖",
        team: Team::Traveller,
        edition: Edition::Snv,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "steward",
        name: "Steward",
        zh_hans: "事务官",
        zh_hant: "事務官",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 63,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Know"],
    },
    Entry {
        id: "knight",
        name: "Knight",
        zh_hans: "骑士",
        zh_hant: "騎士",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 64,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Know", "Know"],
    },
    Entry {
        id: "noble",
        name: "Noble",
        zh_hans: "贵族",
        zh_hant: "貴族",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 65,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Know", "Know", "Know"],
    },
    Entry {
        id: "shugenja",
        name: "Shugenja",
        zh_hans: "修行者",
        zh_hant: "修行者",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 67,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "pixie",
        name: "Pixie",
        zh_hans: "小精灵",
        zh_hant: "小精靈",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 48,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Mad", "Has Ability"],
    },
    Entry {
        id: "bountyhunter",
        name: "Bounty Hunter",
        zh_hans: "赏金猎人",
        zh_hant: "賞金獵人",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 69,
        other_night: 88,
        setup: true,
        auto: Auto::St,
        reminders: &["Know"],
    },
    Entry {
        id: "highpriestess",
        name: "High Priestess",
        zh_hans: "女祭司",
        zh_hant: "女祭司",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 74,
        other_night: 93,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "balloonist",
        name: "Balloonist",
        zh_hans: "气球驾驶员",
        zh_hant: "氣球駕駛員",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 66,
        other_night: 85,
        setup: true,
        auto: Auto::St,
        reminders: &["Know"],
    },
    Entry {
        id: "general",
        name: "General",
        zh_hans: "将军",
        zh_hant: "將軍",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 75,
        other_night: 94,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "preacher",
        name: "Preacher",
        zh_hans: "传教士",
        zh_hant: "傳教士",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 29,
        other_night: 15,
        setup: false,
        auto: Auto::Full,
        reminders: &["No Ability", "No Ability", "No Ability"],
    },
    Entry {
        id: "villageidiot",
        name: "Village Idiot",
        zh_hans: "村夫",
        zh_hant: "村夫",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 68,
        other_night: 86,
        setup: true,
        auto: Auto::St,
        reminders: &["Drunk"],
    },
    Entry {
        id: "king",
        name: "King",
        zh_hans: "国王",
        zh_hant: "國王",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 25,
        other_night: 87,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "cultleader",
        name: "Cult Leader",
        zh_hans: "异教领袖",
        zh_hant: "異教領袖",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 71,
        other_night: 90,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "acrobat",
        name: "Acrobat",
        zh_hans: "杂技演员",
        zh_hant: "雜技演員",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 22,
        setup: false,
        auto: Auto::Full,
        reminders: &["Dead", "Chosen"],
    },
    Entry {
        id: "lycanthrope",
        name: "Lycanthrope",
        zh_hans: "半兽人",
        zh_hant: "半獸人",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 37,
        setup: false,
        auto: Auto::St,
        reminders: &["Faux Paw", "Dead"],
    },
    Entry {
        id: "alsaahir",
        name: "Alsaahir",
        zh_hans: "戏法师",
        zh_hant: "戲法師",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "engineer",
        name: "Engineer",
        zh_hans: "工程师",
        zh_hant: "工程師",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 28,
        other_night: 14,
        setup: false,
        auto: Auto::St,
        reminders: &["No Ability"],
    },
    Entry {
        id: "nightwatchman",
        name: "Nightwatchman",
        zh_hans: "守夜人",
        zh_hant: "守夜人",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 70,
        other_night: 89,
        setup: false,
        auto: Auto::Full,
        reminders: &["No Ability"],
    },
    Entry {
        id: "huntsman",
        name: "Huntsman",
        zh_hans: "巡山人",
        zh_hant: "巡山人",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 49,
        other_night: 67,
        setup: true,
        auto: Auto::St,
        reminders: &["No Ability"],
    },
    Entry {
        id: "fisherman",
        name: "Fisherman",
        zh_hans: "渔夫",
        zh_hant: "漁夫",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["No Ability"],
    },
    Entry {
        id: "princess",
        name: "Princess",
        zh_hans: "公主",
        zh_hant: "公主",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 38,
        setup: false,
        auto: Auto::Full,
        reminders: &["Doesn't Kill"],
    },
    Entry {
        id: "alchemist",
        name: "Alchemist",
        zh_hans: "炼金术士",
        zh_hant: "鍊金術士",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 15,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "cannibal",
        name: "Cannibal",
        zh_hans: "食人族",
        zh_hant: "食人族",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Poisoned", "Lunch"],
    },
    Entry {
        id: "amnesiac",
        name: "Amnesiac",
        zh_hans: "失忆者",
        zh_hant: "失憶者",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 51,
        other_night: 69,
        setup: false,
        auto: Auto::Judge,
        reminders: &["?", "?", "?"],
    },
    Entry {
        id: "farmer",
        name: "Farmer",
        zh_hans: "农夫",
        zh_hant: "農夫",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 70,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "choirboy",
        name: "Choirboy",
        zh_hans: "唱诗男孩",
        zh_hant: "唱詩男孩",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 66,
        setup: true,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "banshee",
        name: "Banshee",
        zh_hans: "报丧女妖",
        zh_hant: "報喪女妖",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 64,
        setup: false,
        auto: Auto::Full,
        reminders: &["Has Ability"],
    },
    Entry {
        id: "magician",
        name: "Magician",
        zh_hans: "魔术师",
        zh_hant: "魔術師",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 18,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "poppygrower",
        name: "Poppy Grower",
        zh_hans: "罂粟种植者",
        zh_hant: "罌粟種植者",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 16,
        other_night: 12,
        setup: false,
        auto: Auto::Full,
        reminders: &["Evil Wakes"],
    },
    Entry {
        id: "atheist",
        name: "Atheist",
        zh_hans: "无神论者",
        zh_hant: "無神論者",
        team: Team::Townsfolk,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "hermit",
        name: "Hermit",
        zh_hans: "隐士",
        zh_hant: "隱士",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::St,
        reminders: &["1", "2", "3"],
    },
    Entry {
        id: "ogre",
        name: "Ogre",
        zh_hans: "食人魔",
        zh_hant: "食人魔",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 73,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Friend"],
    },
    Entry {
        id: "golem",
        name: "Golem",
        zh_hans: "魔像",
        zh_hant: "魔像",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["May Not Nominate"],
    },
    Entry {
        id: "plaguedoctor",
        name: "Plague Doctor",
        zh_hans: "瘟疫医生",
        zh_hant: "瘟疫醫生",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 62,
        setup: false,
        auto: Auto::St,
        reminders: &["Storyteller Ability"],
    },
    Entry {
        id: "hatter",
        name: "Hatter",
        zh_hans: "帽匠",
        zh_hant: "帽匠",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 59,
        setup: false,
        auto: Auto::Full,
        reminders: &["Tea Party Tonight"],
    },
    Entry {
        id: "politician",
        name: "Politician",
        zh_hans: "政客",
        zh_hant: "政客",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "zealot",
        name: "Zealot",
        zh_hans: "狂热者",
        zh_hant: "狂熱者",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "damsel",
        name: "Damsel",
        zh_hans: "落难少女",
        zh_hant: "落難少女",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 50,
        other_night: 68,
        setup: false,
        auto: Auto::Full,
        reminders: &["Guess Used"],
    },
    Entry {
        id: "snitch",
        name: "Snitch",
        zh_hans: "告密者",
        zh_hant: "告密者",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 21,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "heretic",
        name: "Heretic",
        zh_hans: "异端分子",
        zh_hant: "異端分子",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "puzzlemaster",
        name: "Puzzlemaster",
        zh_hans: "解谜大师",
        zh_hant: "解謎大師",
        team: Team::Outsider,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Drunk", "Guess Used"],
    },
    Entry {
        id: "mezepheles",
        name: "Mezepheles",
        zh_hans: "灵言师",
        zh_hant: "靈言師",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 46,
        other_night: 32,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Turns Evil", "No Ability"],
    },
    Entry {
        id: "harpy",
        name: "Harpy",
        zh_hans: "鹰身女妖",
        zh_hant: "鷹身女妖",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 45,
        other_night: 31,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Mad", "2nd"],
    },
    Entry {
        id: "fearmonger",
        name: "Fearmonger",
        zh_hans: "恐惧之灵",
        zh_hant: "恐懼之靈",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 44,
        other_night: 30,
        setup: false,
        auto: Auto::Full,
        reminders: &["Fear"],
    },
    Entry {
        id: "psychopath",
        name: "Psychopath",
        zh_hans: "精神病患者",
        zh_hant: "精神病患者",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "wizard",
        name: "Wizard",
        zh_hans: "巫师",
        zh_hant: "巫師",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 36,
        other_night: 20,
        setup: false,
        auto: Auto::Judge,
        reminders: &["?", "?"],
    },
    Entry {
        id: "widow",
        name: "Widow",
        zh_hans: "寡妇",
        zh_hant: "寡婦",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 34,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Poisoned", "Know"],
    },
    Entry {
        id: "xaan",
        name: "Xaan",
        zh_hans: "限",
        zh_hant: "限",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 32,
        other_night: 16,
        setup: true,
        auto: Auto::St,
        reminders: &["Night 1", "Night 2", "Night 3", "X"],
    },
    Entry {
        id: "marionette",
        name: "Marionette",
        zh_hans: "提线木偶",
        zh_hant: "提線木偶",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 27,
        other_night: 0,
        setup: true,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "wraith",
        name: "Wraith",
        zh_hans: "亡魂",
        zh_hant: "亡魂",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 6,
        other_night: 4,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "summoner",
        name: "Summoner",
        zh_hans: "召唤师",
        zh_hant: "召喚師",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 23,
        other_night: 34,
        setup: true,
        auto: Auto::Full,
        reminders: &["Night 1", "Night 2", "Night 3"],
    },
    Entry {
        id: "goblin",
        name: "Goblin",
        zh_hans: "哥布林",
        zh_hant: "哥布林",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &["Claimed"],
    },
    Entry {
        id: "boomdandy",
        name: "Boomdandy",
        zh_hans: "炸弹人",
        zh_hant: "炸彈人",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "vizier",
        name: "Vizier",
        zh_hans: "维齐尔",
        zh_hant: "維齊爾",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 80,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "organgrinder",
        name: "Organ Grinder",
        zh_hans: "街头风琴手",
        zh_hant: "街頭風琴手",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 39,
        other_night: 25,
        setup: false,
        auto: Auto::Full,
        reminders: &["About To Die", "Drunk"],
    },
    Entry {
        id: "boffin",
        name: "Boffin",
        zh_hans: "科学怪人",
        zh_hant: "科學怪人",
        team: Team::Minion,
        edition: Edition::Carousel,
        first_night: 13,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "yaggababble",
        name: "Yaggababble",
        zh_hans: "牙噶巴卜",
        zh_hant: "牙噶巴卜",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 17,
        other_night: 54,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Dead", "Dead", "Dead"],
    },
    Entry {
        id: "lilmonsta",
        name: "Lil' Monsta",
        zh_hans: "小怪宝",
        zh_hant: "小怪寶",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 30,
        other_night: 53,
        setup: true,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "ojo",
        name: "Ojo",
        zh_hans: "奥赫",
        zh_hant: "奧赫",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 50,
        setup: false,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "kazali",
        name: "Kazali",
        zh_hans: "卡扎力",
        zh_hant: "卡扎力",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 8,
        other_night: 55,
        setup: true,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "legion",
        name: "Legion",
        zh_hans: "军团",
        zh_hant: "軍團",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 39,
        setup: true,
        auto: Auto::St,
        reminders: &["Dead", "About To Die"],
    },
    Entry {
        id: "lordoftyphon",
        name: "Lord of Typhon",
        zh_hans: "堤丰之首",
        zh_hant: "堤豐之首",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 7,
        other_night: 48,
        setup: true,
        auto: Auto::St,
        reminders: &["Dead"],
    },
    Entry {
        id: "lleech",
        name: "Lleech",
        zh_hans: "痢蛭",
        zh_hant: "痢蛭",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 31,
        other_night: 52,
        setup: false,
        auto: Auto::Full,
        reminders: &["Dead", "Poisoned"],
    },
    Entry {
        id: "alhadikhia",
        name: "Al-Hadikhia",
        zh_hans: "哈迪寂亚",
        zh_hant: "哈迪寂亞",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 51,
        setup: false,
        auto: Auto::Full,
        reminders: &["1", "2", "3"],
    },
    Entry {
        id: "riot",
        name: "Riot",
        zh_hans: "暴乱",
        zh_hant: "暴亂",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 97,
        setup: false,
        auto: Auto::St,
        reminders: &["Day 1", "Day 2", "Day 3"],
    },
    Entry {
        id: "leviathan",
        name: "Leviathan",
        zh_hans: "利维坦",
        zh_hant: "利維坦",
        team: Team::Demon,
        edition: Edition::Carousel,
        first_night: 79,
        other_night: 99,
        setup: false,
        auto: Auto::Full,
        reminders: &[
            "Day 1",
            "Day 2",
            "Day 3",
            "Day 4",
            "Day 5",
            "Good Player Executed",
        ],
    },
    Entry {
        id: "cacklejack",
        name: "Cacklejack",
        zh_hans: "笑匠",
        zh_hant: "笑匠",
        team: Team::Traveller,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 5,
        setup: false,
        auto: Auto::St,
        reminders: &["Not Me"],
    },
    Entry {
        id: "gangster",
        name: "Gangster",
        zh_hans: "黑帮",
        zh_hant: "黑幫",
        team: Team::Traveller,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "gnome",
        name: "Gnome",
        zh_hans: "侏儒",
        zh_hant: "侏儒",
        team: Team::Traveller,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Amigo"],
    },
    Entry {
        id: "deusexfiasco",
        name: "Deus ex Fiasco",
        zh_hans: "失败的上帝",
        zh_hant: "失敗的上帝",
        team: Team::Fabled,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::Judge,
        reminders: &["Whoopsie"],
    },
    Entry {
        id: "ferryman",
        name: "Ferryman",
        zh_hans: "摆渡人",
        zh_hant: "擺渡人",
        team: Team::Fabled,
        edition: Edition::Carousel,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "angel",
        name: "Angel",
        zh_hans: "天使",
        zh_hant: "天使",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 2,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Protected", "Protected", "Something Bad"],
    },
    Entry {
        id: "buddhist",
        name: "Buddhist",
        zh_hans: "佛教徒",
        zh_hant: "佛教徒",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 3,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "djinn",
        name: "Djinn",
        zh_hans: "灯神",
        zh_hant: "燈神",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "doomsayer",
        name: "Doomsayer",
        zh_hans: "末日预言者",
        zh_hant: "末日預言者",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "duchess",
        name: "Duchess",
        zh_hans: "公爵夫人",
        zh_hant: "公爵夫人",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 2,
        setup: false,
        auto: Auto::St,
        reminders: &["Visitor", "Visitor", "False Info"],
    },
    Entry {
        id: "fibbin",
        name: "Fibbin",
        zh_hans: "骗人精",
        zh_hant: "騙人精",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["No Ability"],
    },
    Entry {
        id: "fiddler",
        name: "Fiddler",
        zh_hans: "小提琴手",
        zh_hant: "小提琴手",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "hellslibrarian",
        name: "Hell's Librarian",
        zh_hans: "地狱藏书员",
        zh_hant: "地獄藏書員",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Something Bad"],
    },
    Entry {
        id: "revolutionary",
        name: "Revolutionary",
        zh_hans: "革命者",
        zh_hant: "革命者",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::St,
        reminders: &["Register Falsely?", "Aligned", "Aligned"],
    },
    Entry {
        id: "sentinel",
        name: "Sentinel",
        zh_hans: "哨兵",
        zh_hant: "哨兵",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "spiritofivory",
        name: "Spirit of Ivory",
        zh_hans: "圣洁之魂",
        zh_hant: "聖潔之魂",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &["No More Evil"],
    },
    Entry {
        id: "toymaker",
        name: "Toymaker",
        zh_hans: "玩具匠",
        zh_hant: "玩具匠",
        team: Team::Fabled,
        edition: Edition::Fabled,
        first_night: 4,
        other_night: 3,
        setup: false,
        auto: Auto::Full,
        reminders: &["Final Night: No Attack"],
    },
    Entry {
        id: "bootlegger",
        name: "Bootlegger",
        zh_hans: "私货商人",
        zh_hant: "私貨商人",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::Judge,
        reminders: &["?", "?"],
    },
    Entry {
        id: "bigwig",
        name: "Big Wig",
        zh_hans: "首席律师",
        zh_hant: "首席律師",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "gardener",
        name: "Gardener",
        zh_hans: "园丁",
        zh_hant: "園丁",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "godofug",
        name: "God of Ug",
        zh_hans: "",
        zh_hant: "",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Hat"],
    },
    Entry {
        id: "hindu",
        name: "Hindu",
        zh_hans: "印度教教徒",
        zh_hant: "印度教教徒",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "knaves",
        name: "Knaves",
        zh_hans: "",
        zh_hant: "",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &[],
    },
    Entry {
        id: "pope",
        name: "Pope",
        zh_hans: "教皇",
        zh_hant: "教皇",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: true,
        auto: Auto::St,
        reminders: &[],
    },
    Entry {
        id: "stormcatcher",
        name: "Storm Catcher",
        zh_hans: "暴风捕手",
        zh_hant: "暴風捕手",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 5,
        other_night: 0,
        setup: false,
        auto: Auto::Full,
        reminders: &["Stormcaught"],
    },
    Entry {
        id: "tor",
        name: "Tor",
        zh_hans: "遗忘之门",
        zh_hant: "遺忘之門",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 19,
        other_night: 74,
        setup: true,
        auto: Auto::Full,
        reminders: &[],
    },
    Entry {
        id: "ventriloquist",
        name: "Ventriloquist",
        zh_hans: "腹语师",
        zh_hant: "腹語師",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Mad"],
    },
    Entry {
        id: "zenomancer",
        name: "Zenomancer",
        zh_hans: "异术士",
        zh_hant: "異術士",
        team: Team::Loric,
        edition: Edition::Loric,
        first_night: 0,
        other_night: 0,
        setup: false,
        auto: Auto::Judge,
        reminders: &["Goal", "Goal", "Goal"],
    },
];
