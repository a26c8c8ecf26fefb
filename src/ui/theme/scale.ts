export const radius = { control: 6, card: 10, sheet: 12, pill: 999 } as const;

export const frame = {
  content: 1320,
  header: 56,
  stepBar: 63,
  footBar: 64,
  rail: 256,
  narrowRail: 232,
  form: 672,
  guide: 280,
  gap: 56,
} as const;

export const ease = "cubic-bezier(.2,0,0,1)";

export const depth = { bar: 10, list: 20, scrim: 40, toast: 41, dialog: 42, skip: 70 } as const;
