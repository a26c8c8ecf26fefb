import { msg } from "@lingui/core/macro";
import { momentWords } from "#contract/moments.ts";
import { masked } from "../masked.ts";
import type { Mail } from "../outside/mail.ts";
import { say, speakerOf } from "../words.ts";
import { compose, type Reader } from "./mails.ts";

const safety = msg`You receive this mail because it concerns the safety of your account.`;
const title = msg`The e-mail address of your account was changed`;

/** An account whose address is another now. */
export interface Moved {
  account: string;
  /** The new address, whole. */
  email: string;
  at: Date;
}

/** Tells whoever reads the address before that it no longer logs in; of the new one it shows the first letters. */
export function emailLeftMail(reader: Reader, moved: Moved): Mail {
  const { locale } = reader;
  const subject = say(locale, title);
  return compose("emailLeft", reader, subject, {
    title: subject,
    paragraphs: [
      say(
        locale,
        msg`This address does not log in any more, and other devices were signed out. The account uses the address below.`,
      ),
      say(
        locale,
        msg`If it was not you, write to the KYC team at once and give the account number. Do not wait: a new password can no longer be chosen from this address.`,
      ),
    ],
    facts: factsOf(reader, { ...moved, email: masked(moved.email) }),
    foot: say(locale, safety),
  });
}

/** Tells whoever reads the new address that it logs in from now on. */
export function emailTakenMail(reader: Reader, moved: Moved): Mail {
  const { locale } = reader;
  const subject = say(locale, title);
  return compose("emailTaken", reader, subject, {
    title: subject,
    paragraphs: [
      say(
        locale,
        msg`From now on you log in with this address. Other devices were signed out, and all mails of the account come here.`,
      ),
      say(locale, msg`If it was not you, write to the KYC team and give the account number.`),
    ],
    facts: factsOf(reader, moved),
    foot: say(locale, safety),
  });
}

function factsOf({ locale }: Reader, { account, email, at }: Moved): [string, string][] {
  return [
    [say(locale, msg`Account`), account],
    [say(locale, msg`New address`), email],
    [say(locale, msg`When`), momentWords(at, speakerOf(locale))],
  ];
}
