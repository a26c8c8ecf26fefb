import { assignVars, globalStyle } from "@vanilla-extract/css";
import type { GlobalStyleRule } from "@vanilla-extract/css";
import { setting, theme } from "./contract.css.ts";
import { families } from "./fonts.css.ts";
import { baseLayer } from "./layers.css.ts";
import { media } from "./media.ts";
import "./themes.css.ts";

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [baseLayer]: rule } });

const lines = (px: readonly [number, number, number, number, number, number, number]) => {
  const [caption, small, body, lead, h3, h2, h1] = px.map((value) => `${value / 16}rem`);
  return { caption, small, body, lead, h3, h2, h1, code: "2.25rem" } as Record<
    keyof typeof setting.line,
    string
  >;
};

const latinLines = lines([16, 20, 24, 28, 24, 28, 36]);
const chineseLines = lines([18, 22, 28, 30, 26, 30, 42]);

globalStyle(":root", {
  vars: {
    ...assignVars(setting.line, latinLines),
    ...assignVars(setting.control, { height: "40px", small: "32px", icon: "32px", row: "36px" }),
    ...assignVars(setting.time, { fast: "120ms", base: "160ms", slow: "200ms" }),
    [setting.font.text]: families.english,
  },
  "@media": {
    [media.phone]: { vars: { [setting.line.h1]: "2rem" } },
    [media.touch]: {
      vars: assignVars(setting.control, {
        height: "48px",
        small: "44px",
        icon: "44px",
        row: "44px",
      }),
    },
    [media.still]: { vars: assignVars(setting.time, { fast: "0ms", base: "0ms", slow: "0ms" }) },
  },
});

globalStyle(":root:lang(zh)", {
  vars: assignVars(setting.line, chineseLines),
  "@media": { [media.phone]: { vars: { [setting.line.h1]: "2.375rem" } } },
});
globalStyle(":root:lang(zh-Hans)", { vars: { [setting.font.text]: families.simplified } });
globalStyle(":root:lang(zh-Hant)", { vars: { [setting.font.text]: families.traditional } });

base("*, *::before, *::after", { boxSizing: "border-box" });
base("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend", {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
base("ul, ol", { listStyle: "none" });
base("html", {
  textSizeAdjust: "100%",
  scrollPaddingTop: 80,
  scrollPaddingBottom: 112,
  accentColor: theme.color.accent,
});
base("body", {
  minHeight: "100dvh",
  background: theme.color.canvas,
  color: theme.color.ink,
  fontFamily: setting.font.text,
  fontSize: "1rem",
  lineHeight: setting.line.body,
  fontOpticalSizing: "auto",
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  textAutospace: "normal",
  overflowWrap: "break-word",
});
base("h1, h2, h3, h4", { font: "inherit", textWrap: "balance" });
base("button, input, textarea, select", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
  margin: 0,
});
base("button", {
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
  textAlign: "start",
});
base("button, a, label, input, summary", { touchAction: "manipulation" });
base("a", { color: theme.color.accentInk });
base("img, svg", { display: "block", maxWidth: "100%" });
base("svg", { flex: "none" });
base("table", { borderCollapse: "collapse" });
base("::placeholder", { color: theme.color.inkFaint, opacity: 1 });
base("::selection", { background: theme.color.accentSoft, color: theme.color.ink });
base(":focus-visible", { outline: `2px solid ${theme.color.focus}`, outlineOffset: 2 });
base("[tabindex='-1']:focus", { outlineOffset: 2 });
base("[hidden]", { display: "none !important" });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
    },
  },
});
globalStyle("body", { "@media": { [media.print]: { background: "#fff", fontSize: "10.5pt" } } });
