/** Media queries; look-details, section 5. */
export const media = {
  phone: "(max-width: 599.98px)",
  fromTablet: "(min-width: 600px)",
  belowTagline: "(max-width: 767.98px)",
  belowRail: "(max-width: 959.98px)",
  fromRail: "(min-width: 960px)",
  betweenRailAndGuide: "(min-width: 960px) and (max-width: 1199.98px)",
  belowGuide: "(max-width: 1199.98px)",
  wide: "(min-width: 1200px)",
  finger: "(pointer: coarse)",
  touch: "(pointer: coarse), (max-width: 599.98px)",
  still: "(prefers-reduced-motion: reduce)",
  dark: "(prefers-color-scheme: dark)",
  print: "print",
  forced: "(forced-colors: active)",
} as const;
