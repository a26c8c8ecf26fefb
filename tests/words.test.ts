import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatter } from "@lingui/format-po";
import { describe, expect, test } from "vitest";
import { type Locale, localeNames } from "#contract/locales.ts";

interface Message {
  /** The catalogue and the id inside it. */
  id: string;
  source: string;
  words: string;
}

const folder = join(import.meta.dirname, "..", "locales");

async function catalogueOf(locale: Locale, name: string): Promise<Message[]> {
  const filename = join(folder, locale, name);
  const context = { locale, sourceLocale: "en", filename };
  const entries = await formatter({ lineNumbers: false }).parse(
    readFileSync(filename, "utf8"),
    context,
  );
  return Object.entries(entries ?? {}).map(([id, entry]) => ({
    id: `${name} ${id}`,
    source: entry.message ?? id,
    words: entry.translation || (locale === "en" ? (entry.message ?? "") : ""),
  }));
}

const messagesOf = async (locale: Locale) =>
  (
    await Promise.all(readdirSync(join(folder, locale)).map((name) => catalogueOf(locale, name)))
  ).flat();

const catalogues = Object.fromEntries(
  await Promise.all(localeNames.map(async (locale) => [locale, await messagesOf(locale)] as const)),
) as Record<Locale, Message[]>;

/** Names in braces and numbers of tags, each as often as it may stand; the branches of a plural are words. */
function placeholdersIn(words: string): string[] {
  const names = [
    ...words.matchAll(/(?<!\b(?:zero|one|two|few|many|other|=\d+)\s*)\{\s*(\w+)\s*(?=[,}])/g),
  ];
  const tags = [...words.matchAll(/<\/?(\d+)\/?>/g)];
  return [
    ...new Set([...names.map(([, name]) => `{${name}}`), ...tags.map(([tag]) => tag)]),
  ].toSorted();
}

/** Words without the names of the languages themselves, which stand in their own writing everywhere. */
const apartFromLanguages = (words: string) => words.replace(/简体中文|繁體中文|简体|繁體/g, "");

/** Signs that have one form in Simplified and another in Traditional writing, neither used in the other. */
const pairs = (
  "们們 为為 这這 个個 来來 时時 会會 对對 发發 开開 关關 东東 车車 门門 问問 间間 见見 贝貝 页頁 风風 " +
  "飞飛 马馬 鱼魚 鸟鳥 龙龍 国國 图圖 书書 学學 习習 写寫 语語 说說 话話 请請 谢謝 认認 识識 让讓 证證 " +
  "议議 论論 设設 计計 记記 讯訊 订訂 许許 诉訴 读讀 课課 谁誰 调調 谈談 账賬 户戶 号號 码碼 验驗 网網 " +
  "络絡 录錄 电電 邮郵 选選 择擇 输輸 错錯 误誤 传傳 数數 据據 处處 资資 产產 银銀 贷貸 币幣 类類 职職 " +
  "务務 业業 场場 结結 构構 转轉 换換 实實 际際 经經 营營 总總 额額 标標 员員 联聯 责責 权權 过過 还還 " +
  "进進 远遠 连連 应應 该該 须須 续續 维維 护護 签簽 项項 领領 题題 颜顏 区區 县縣 乡鄉 镇鎮 块塊 链鏈 " +
  "货貨 价價 买買 卖賣 单單 帐帳 办辦 报報 杂雜 难難 离離 强強 无無 义義 乐樂 农農 医醫 药藥 监監 审審 " +
  "阅閱 详詳 细細 确確 简簡 历歷 贸貿 条條 规規 则則 负負 费費 贴貼 赠贈 辞辭 适適 团團 众眾 体體 划劃 " +
  "别別 刘劉 动動 劳勞 势勢 协協 参參 双雙 变變 启啟 围圍 园園 圣聖 坏壞 声聲 够夠 奖獎 宝寶 宽寬 导導 " +
  "将將 届屆 层層 属屬 岁歲 师師 帮幫 广廣 库庫 张張 归歸 当當 径徑 态態 战戰 执執 扩擴 扫掃 担擔 拟擬 " +
  "损損 摄攝 断斷 显顯 术術 极極 样樣 检檢 气氣 汇匯 没沒 泽澤 测測 灵靈 热熱 牵牽 状狀 独獨 环環 现現 " +
  "盘盤 种種 积積 称稱 稳穩 紧緊 红紅 约約 级級 纪紀 纯純 纳納 纸紙 组組 终終 绍紹 给給 统統 继繼 绩績 " +
  "缩縮 罚罰 脑腦 艺藝 节節 补補 装裝 观觀 览覽 触觸 评評 词詞 译譯 诚誠 询詢 诺諾 谨謹 财財 质質 购購 " +
  "贵貴 赢贏 赵趙 较較 辑輯 边邊 达達 迁遷 运運 违違 迟遲 释釋 针針 钟鐘 钱錢 铁鐵 锁鎖 键鍵 长長 闭閉 " +
  "队隊 阶階 险險 随隨 隐隱 预預 频頻 馆館 驾駕 "
)
  .trim()
  .split(" ")
  .map((pair) => [...pair] as [string, string]);

const foreignTo: Record<"zh-CN" | "zh-TW", Set<string>> = {
  "zh-CN": new Set(pairs.map(([, traditional]) => traditional)),
  "zh-TW": new Set(pairs.map(([simplified]) => simplified)),
};

/** Words that a language does not use, by the rules of style. */
const avoided: Record<Locale, RegExp> = {
  en: /\b(?:illegal|blacklist|foreign|click here|Christian name|for good|begun|handed|somebody|nobody|whoever|anew|of this kind|wanted|e-mails?|sign(?:ed|ing)?[ -]in|you typed|prolonged)\b/i,
  "zh-CN":
    /登陆|帐户|其它|身分|币圈|理财|保本|你|閣下|宗个案|登出|无须|补交|结单|语言:|(?:香港|新加坡)测试/,
  "zh-TW":
    // What is entered is 答案; 回答 is what a person does.
    /登錄|上傳|網路|實質受益人|專業投資人|洗錢防制|反洗錢|(?<!行政)管理人(?!員)|身分|你|無[需須]|工作天|紀錄|傳送|架構表|帳戶已(?:開通|關閉)|回答(?!「|我們|已有|方式|？|，但)|機構類型|語言:|(?:香港|新加坡)測試/,
};

const han = "\\p{Script=Han}";
/** What no Chinese message holds: the rule, and what breaks it. */
const chineseStyle: [string, RegExp][] = [
  [
    "no half-width punctuation at a Han character",
    new RegExp(`${han}[,.;:!?()]|[,;:!?()]${han}`, "u"),
  ],
  ["no space between Han and Latin", new RegExp(`${han} [A-Za-z0-9{<]|[A-Za-z0-9}>] ${han}`, "u")],
  ["no space between Han and Han", new RegExp(`${han} ${han}`, "u")],
  ["a range is written with 至", /\d ?[-–—~] ?\d/],
  ["one mark is enough", /！！|？？|。。/],
  ["no straight quotation marks", new RegExp(`${han}["']|["']${han}`, "u")],
];

const quotes: Record<"zh-CN" | "zh-TW", RegExp> = { "zh-CN": /[「」『』]/, "zh-TW": /[“”‘’]/ };

const offending = (locale: Locale, breaks: (message: Message) => boolean) =>
  catalogues[locale]
    .filter((message) => message.words !== "" && breaks(message))
    .map((message) => message.words);

test("every language has the same messages", () => {
  const ids = (locale: Locale) => catalogues[locale].map((message) => message.id).toSorted();
  expect(ids("en").length > 0).toBe(true);
  expect({ cn: ids("zh-CN"), tw: ids("zh-TW") }).toEqual({ cn: ids("en"), tw: ids("en") });
});

describe.each(localeNames)("%s", (locale) => {
  test("says every message", () => {
    const silent = catalogues[locale].filter((message) => message.words.trim() === "");
    expect(silent.map((message) => message.source)).toEqual([]);
  });

  test("translates a message alike in every catalogue", () => {
    const translations = new Set(
      catalogues[locale].map(({ source, words }) => `${source}\n${words}`),
    );
    const sources = new Set(catalogues[locale].map(({ source }) => source));
    expect(translations.size).toBe(sources.size);
  });

  test("fills in what the source fills in, and nothing else", () => {
    const other = offending(
      locale,
      ({ source, words }) => placeholdersIn(source).join() !== placeholdersIn(words).join(),
    );
    expect(other).toEqual([]);
  });

  test("uses no word that is to be avoided", () => {
    expect(offending(locale, ({ words }) => avoided[locale].test(words))).toEqual([]);
  });

  test("keeps a figure and its unit on one line", () => {
    expect(offending(locale, ({ words }) => /[\d}] (?:KB|MB)\b/.test(words))).toEqual([]);
  });

  test("has no space before a per-cent sign", () => {
    expect(offending(locale, ({ words }) => /[\d}]\s%/.test(words))).toEqual([]);
  });

  test("has no space at its edges and none twice", () => {
    expect(offending(locale, ({ words }) => /^\s|\s$| {2}/.test(words))).toEqual([]);
  });
});

describe.each(["zh-CN", "zh-TW"] as const)("%s", (locale) => {
  test.each(chineseStyle)("%s", (_, breaking) => {
    expect(offending(locale, ({ words }) => breaking.test(apartFromLanguages(words)))).toEqual([]);
  });

  test("asks where the source asks", () => {
    const asks = (text: string) => /[?？]$/.test(text);
    expect(offending(locale, ({ source, words }) => asks(source) !== asks(words))).toEqual([]);
  });

  test("has its own quotation marks", () => {
    expect(offending(locale, ({ words }) => quotes[locale].test(words))).toEqual([]);
  });

  test("keeps to its own writing", () => {
    const mixed = offending(locale, ({ words }) =>
      [...apartFromLanguages(words)].some((sign) => foreignTo[locale].has(sign)),
    );
    expect(mixed).toEqual([]);
  });

  test("a plural has no branch but other and exact numbers", () => {
    expect(
      offending(locale, ({ words }) => /\b(?:zero|one|two|few|many)\s*\{/.test(words)),
    ).toEqual([]);
  });
});

test("the rules see what breaks them", () => {
  const breaks = (words: string) =>
    chineseStyle.filter(([, breaking]) => breaking.test(words)).map(([rule]) => rule);
  expect(
    ["请输入,验证码", "KYC 审核中", "验证 码", "1-3笔", "失败！！", "上限10 MB，共{n}个"].map(
      breaks,
    ),
  ).toEqual([
    ["no half-width punctuation at a Han character"],
    ["no space between Han and Latin"],
    ["no space between Han and Han"],
    ["a range is written with 至"],
    ["one mark is enough"],
    [],
  ]);
  expect(
    placeholdersIn("{n, plural, one {# file of <0>{name}</0>} other {files}} for {who}"),
  ).toEqual(["</0>", "<0>", "{name}", "{n}", "{who}"]);
  expect([...foreignTo["zh-TW"]].filter((sign) => foreignTo["zh-CN"].has(sign))).toEqual([]);
});
