import * as v from "valibot";
import { limits } from "../limits.ts";
import { message } from "./facts.ts";
import { control, plainSigns } from "./characters.ts";
import { lengthOf } from "./text.ts";

export const code = v.pipe(
  v.string(message("codeRequired")),
  v.transform((text) => plainSigns(text).replace(/[\s\-\u2010-\u2015]/g, "")),
  v.minLength(1, message("codeRequired")),
  v.regex(/^[0-9]{6}$/, message("codeFormat")),
);

/** NFC, never trimmed. */
export const newPassword = v.pipe(
  v.string(message("passwordRequired")),
  v.minLength(1, message("passwordBlank")),
  v.transform((text) => text.normalize("NFC")),
  v.check((text) => {
    const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
      kind.test(text),
    );
    const length = lengthOf(text);
    return (
      length >= limits.passwordMin &&
      length <= limits.passwordMax &&
      kinds.length >= limits.passwordKinds &&
      text.isWellFormed() &&
      !control.test(text)
    );
  }, message("passwordRule")),
);

export const givenPassword = v.pipe(
  v.string(message("passwordRequired")),
  v.minLength(1, message("passwordRequired")),
  v.maxLength(1000, message("passwordRequired")),
  // The hash cannot tell one half of a pair from another.
  v.check((text) => text.isWellFormed(), message("passwordRequired")),
  v.transform((text) => text.normalize("NFC")),
);
