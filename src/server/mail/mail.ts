import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import { type Brand, brands } from "#contract/brands.ts";
import type { Locale } from "#contract/locales.ts";
import { decrypt, encrypt, type Keys } from "../crypto.ts";
import type { Settings } from "../settings.ts";
import type { Tx } from "../database/database.ts";

export interface Attachment {
  name: string;
  type: string;
  /** In base64. */
  content: string;
}

/** A code is never in the subject. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
  brand?: Brand;
}

export interface Mail extends Letter {
  kind: string;
  locale: Locale;
}

const place = (row: string) => ({ table: "mail", column: "sealed", row });

/** Sent only if the transaction commits. */
export async function postMail(handle: Tx, keys: Keys, mail: Mail, now: Date): Promise<void> {
  const { id, sealed } = encryptedMail(keys, mail);
  const { locale, kind } = mail;
  await sql`select post_mail(${id}, ${locale}, ${kind}, ${sealed}, ${now})`.execute(handle);
}

/** An outbox row without a mail. */
export const decoyKind = "decoy";

/** Does the same work without a mail, so that timing does not reveal whether one is sent. */
export async function postDecoy(handle: Tx, keys: Keys, mail: Mail, now: Date): Promise<void> {
  const { id } = encryptedMail(keys, mail);
  await sql`select post_mail(${id}, ${mail.locale}, ${decoyKind}, null, ${now})`.execute(handle);
}

function encryptedMail(keys: Keys, { kind: _, locale: __, ...letter }: Mail) {
  const id = randomUUID();
  return { id, sealed: encrypt(keys.mailKey, place(id), JSON.stringify(letter)) };
}

export const openMail = (keys: Keys, id: string, sealed: Buffer): Letter =>
  JSON.parse(decrypt(keys.mailKey, place(id), sealed).toString()) as Letter;

export interface Post {
  send: (id: string, letter: Letter) => Promise<void>;
  close: () => void;
}

/** Null keeps mails in the development mailbox. */
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
        attachments: attachmentsOf(letter),
      });
    },
    close: () => transport.close(),
  };
}

const attachmentsOf = ({ attachment }: Letter) =>
  attachment
    ? [
        {
          filename: attachment.name,
          contentType: attachment.type,
          content: Buffer.from(attachment.content, "base64"),
        },
      ]
    : [];

function sender(text: string): { name: string; address: string } {
  const [, name, address] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return { name: name?.trim() ?? "", address: address ?? text };
}
