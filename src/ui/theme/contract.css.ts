import { createGlobalThemeContract } from "@vanilla-extract/css";

const named = (_value: string | null, path: string[]) => path.join("-");

/** Set by the token file of each brand and mode, and nowhere else. */
export const theme = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      sunken: null,
      raised: null,
      ink: null,
      inkMuted: null,
      inkFaint: null,
      line: null,
      lineStrong: null,
      accent: null,
      accentHover: null,
      accentInk: null,
      accentSoft: null,
      accentLine: null,
      onAccent: null,
      positive: null,
      positiveSoft: null,
      positiveLine: null,
      caution: null,
      cautionSoft: null,
      cautionLine: null,
      negative: null,
      negativeSoft: null,
      negativeLine: null,
      focus: null,
      scrim: null,
    },
    shadow: { low: null, high: null },
  },
  named,
);

/** Set in base.css.ts by language, pointer and reduced motion. */
export const setting = createGlobalThemeContract(
  {
    line: {
      caption: null,
      small: null,
      body: null,
      lead: null,
      h3: null,
      h2: null,
      h1: null,
      code: null,
    },
    control: { height: null, small: null, icon: null, row: null },
    time: { fast: null, base: null, slow: null },
    font: { text: null },
  },
  named,
);

export type Theme = {
  readonly [Group in keyof typeof theme]: {
    readonly [Name in keyof (typeof theme)[Group]]: string;
  };
};
