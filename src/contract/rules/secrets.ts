import * as v from "valibot";
import { limits } from "../limits.ts";
import { says } from "./facts.ts";
import { control, lengthOf } from "./text.ts";

export const code = v.pipe(
  v.string(says("codeRequired")),
  v.transform((text) => text.replace(/[\s\-\u2010-\u2015]/g, "")),
  v.minLength(1, says("codeRequired")),
  v.regex(/^[0-9]{6}$/, says("codeFormat")),
);

/** NFC, never trimmed. */
export const newPassword = v.pipe(
  v.string(says("passwordRequired")),
  v.minLength(1, says("passwordBlank")),
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
      !control.test(text)
    );
  }, says("passwordRule")),
);

export const givenPassword = v.pipe(
  v.string(says("passwordRequired")),
  v.minLength(1, says("passwordRequired")),
  v.maxLength(1000, says("passwordRequired")),
  v.transform((text) => text.normalize("NFC")),
);
