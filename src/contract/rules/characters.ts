/**
 * Invisible and bidirectional control characters. ZWNJ and ZWJ (U+200C, U+200D) are allowed: some scripts
 * need them.
 */
export const control =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

/** For texts that are pasted: the database refuses NUL, and a reader sees none of the others. */
export const stripControls = (text: string): string => text.replace(new RegExp(control, "g"), "");

/** Not seen and not needed by any script, though copied with a text: soft hyphens, joiners of words, marks of direction. */
const zeroWidth =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
export const stripZeroWidth = (text: string): string => text.replace(zeroWidth, "");

/** For an address, a number or a code: nothing that cannot be seen has a meaning there. */
export const stripUnseen = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** As `stripUnseen`, with usual signs for full-width ones. */
export const plainSigns = (text: string): string => stripUnseen(text).normalize("NFKC");

const grouped = /^-?\d{1,3}(?<by>[,'’\s])\d{3}(?:\k<by>\d{3})*(?:\.\d*)?$/;

/** A figure without the signs between its thousands. Other commas stay, for the rule to refuse: "400000,00" is not 40000000. */
export function ungrouped(text: string): string {
  const plain = plainSigns(text).trim();
  return grouped.test(plain) ? plain.replace(/[,'’\s]/g, "") : plain;
}

/** An answer as it is kept: pasted texts often bring characters that cannot be seen. */
export function asKept<Answer>(answer: Answer): Answer {
  if (typeof answer === "string") return stripZeroWidth(answer) as Answer;
  if (Array.isArray(answer)) return answer.map(asKept) as Answer;
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [name, asKept(part as unknown)]),
  ) as Answer;
}

/** Latin letters and the marks of transliterations. */
export const isLatin = (text: string): boolean =>
  !/\p{L}/u.test(text.replace(/[\p{Script=Latin}\u02b9-\u02bf]/gu, ""));
