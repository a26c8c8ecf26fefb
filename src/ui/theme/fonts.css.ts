import { globalFontFace } from "@vanilla-extract/css";

const inter =
  'url("@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2") format("woff2")';
const interExtended =
  'url("@fontsource-variable/inter/files/inter-latin-ext-opsz-normal.woff2") format("woff2")';
const common = { fontStyle: "normal", fontWeight: "100 900", fontDisplay: "swap" } as const;

/** Latin without quotes, dashes and the ellipsis, which Chinese fonts draw full width. */
const latin =
  "U+0000-00B6,U+00B8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-200F,U+2011,U+2022,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const punctuation = "U+00B7,U+2010,U+2012-2021,U+2023-2026";
const extended =
  "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113";

globalFontFace("Inter Variable", [
  { ...common, src: inter, unicodeRange: latin },
  { ...common, src: interExtended, unicodeRange: extended },
]);
globalFontFace("Inter Punctuation", { ...common, src: inter, unicodeRange: punctuation });

/** Arial with the metrics of Inter: the layout does not shift when Inter has loaded. */
globalFontFace("Inter Fallback", {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto")',
  ascentOverride: "90.49%",
  descentOverride: "22.56%",
  lineGapOverride: "0%",
  sizeAdjust: "107.06%",
  unicodeRange: latin,
});

const latinFirst = '"Inter Variable", "Inter Fallback"';
const simplified = '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei"';
const traditional =
  '"PingFang HK", "Noto Sans HK", "Noto Sans CJK HK", "Noto Sans CJK TC", "Microsoft JhengHei"';

export const families = {
  english: `${latinFirst}, "Inter Punctuation", system-ui, ${traditional}, sans-serif`,
  simplified: `${latinFirst}, ${simplified}, sans-serif`,
  traditional: `${latinFirst}, ${traditional}, sans-serif`,
};
