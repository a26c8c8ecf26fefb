import * as v from "valibot";
import { hasPostalCode } from "../options/postal-codes.ts";
import { plainSigns } from "./characters.ts";
import { country } from "./choices.ts";
import { type Facts, message } from "./facts.ts";
import { freeText } from "./text.ts";

const between = "[\\s.\\-_/・·]*";
const spelled = (...parts: string[]) => parts.join(between);

const latinBoxes = [
  spelled("p", "o", "b(ox)?"),
  spelled("p", "0", "box"),
  spelled("p", "o", "#", "\\d"),
  spelled("g", "p", "o", "box"),
  spelled("post", "(office)?", "box"),
  spelled("private", "bag"),
  spelled("locked", "bag"),
  spelled("apartado(", "(postal|de", "correos))?"),
  "casilla",
  "postfach",
  "postbus",
  spelled("boite", "postale"),
  spelled("caixa", "postal"),
  spelled("casella", "postale"),
];

const latinBox = new RegExp(`(?<!\\p{L})(${latinBoxes.join("|")})(?!\\p{L})`, "iu");
const ownBoxes = /邮政信箱|郵政信箱|郵箱|邮箱|信箱|私書箱|사서함|а\/я|абонентский ящик/iu;

/** Latin, Chinese and other scripts, with spaces, dots or full-width letters. */
export function isPostBox(text: string): boolean {
  const plain = plainSigns(text);
  return (
    latinBox.test(plain.normalize("NFKD").replace(/\p{M}/gu, "")) ||
    ownBoxes.test(plain) ||
    ownBoxes.test(plain.replace(/[\s.・·,，、-]/g, ""))
  );
}

const addressLine = v.pipe(
  freeText(),
  v.check((text) => !isPostBox(text), message("poBox")),
);

/** Rejects post boxes; the postal code is optional. */
export const address = v.object(
  {
    line1: addressLine,
    line2: v.optional(v.union([v.literal(""), addressLine]), ""),
    city: addressLine,
    postcode: v.optional(v.union([v.literal(""), freeText(20)]), ""),
    country,
  },
  message("required"),
);

const homeLine = v.pipe(
  v.string(message("addressRequired")),
  v.check((text) => text.trim() !== "", message("addressRequired")),
  addressLine,
);

/** The postal code is optional only where the country has none. */
export const homeAddress = ({ rulesOn }: Facts) =>
  v.pipe(
    v.object({ ...address.entries, line1: homeLine }, message("addressRequired")),
    v.forward(
      v.partialCheck(
        [["postcode"], ["country"]],
        (given) => given.postcode.trim() !== "" || !hasPostalCode(given.country, rulesOn),
        message("postcodeRequired"),
      ),
      ["postcode"],
    ),
  );
