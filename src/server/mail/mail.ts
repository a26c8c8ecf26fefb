import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import { type Brand, brands } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { seal, unseal, type Keys } from "../crypto.ts";
import type { Settings } from "../settings.ts";
import type { Tx } from "../database/database.ts";

/** What is in a mail. A code stands in the text and the HTML only, never in the subject. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In whose name; mails from before this was kept have none. */
  brand?: Brand;
}

export interface Mail extends Letter {
  kind: string;
  locale: Locale;
}

const place = (row: string) => ({ table: "mail", column: "sealed", row });

/** Puts a mail into the outbox, in the transaction that causes it: it is sent when, and only if, that commits. */
export async function postMail(handle: Tx, keys: Keys, mail: Mail, now: Date): Promise<void> {
  const { id, sealed } = sealedMail(keys, mail);
  const { locale, kind } = mail;
  await sql`select post_mail(${id}, ${locale}, ${kind}, ${sealed}, ${now})`.execute(handle);
}

/** The kind of a row in the outbox that is nobody's mail. */
export const nobodysMail = "nobody";

/** Does the same work and sends nobody anything: how long an answer takes does not tell whether somebody is written to. */
export async function postToNobody(handle: Tx, keys: Keys, mail: Mail, now: Date): Promise<void> {
  const { id } = sealedMail(keys, mail);
  await sql`select post_mail(${id}, ${mail.locale}, ${nobodysMail}, null, ${now})`.execute(handle);
}

function sealedMail(keys: Keys, { kind: _, locale: __, ...letter }: Mail) {
  const id = randomUUID();
  return { id, sealed: seal(keys.mailKey, place(id), JSON.stringify(letter)) };
}

export const openMail = (keys: Keys, id: string, sealed: Buffer): Letter =>
  JSON.parse(unseal(keys.mailKey, place(id), sealed).toString()) as Letter;

export interface Post {
  send: (id: string, letter: Letter) => Promise<void>;
  close: () => void;
}

/** Gives the way to deliver mails by SMTP; null keeps every mail in the development mailbox. */
export function openPost(settings: Settings): Post | null {
  if (settings.smtpUrl === undefined) return null;
  const transport: Transporter = createTransport({
    url: settings.smtpUrl,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  const { name, address } = sender(settings.mailFrom);
  const nameFor = (brand: Brand) => (brand === settings.brand ? name : brands[brand].name);
  const host = new URL(settings.publicUrl).hostname;
  return {
    async send(id, letter) {
      await transport.sendMail({
        from: { name: nameFor(letter.brand ?? settings.brand), address },
        to: { name: "", address: letter.to },
        messageId: `<${id}@${host}>`,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      });
    },
    close: () => transport.close(),
  };
}

function sender(text: string): { name: string; address: string } {
  const [, name, address] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return { name: name?.trim() ?? "", address: address ?? text };
}
