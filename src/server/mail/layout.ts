import type { Locale } from "#contract/locales.ts";
import { locales } from "#contract/locales.ts";
import { type Brand, brands } from "#contract/brands.ts";
import { escapeHtml } from "../escape-html.ts";
import { labelled } from "../i18n.ts";

/** Top to bottom, in the reader's language. */
export interface Composed {
  title: string;
  paragraphs: readonly string[];
  /** Printed as 3 + 3 digits. */
  code?: string;
  facts?: readonly (readonly [string, string])[];
  link?: { words: string; href: string };
  foot: string;
}

const colours = {
  canvas: "#F6F5F2",
  surface: "#FFFFFF",
  sunken: "#EFEDE8",
  ink: "#17191E",
  inkMuted: "#4B4F59",
  inkFaint: "#62666F",
  line: "#E2DFD8",
};

const accents: Record<Brand, string> = { house: "#1B3E72", otterline: "#6B2450" };

const fonts =
  "Inter, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'PingFang HK', 'Microsoft YaHei', 'Microsoft JhengHei', sans-serif";

/** A 560 px table with inline colours, for mail programs without style sheets. */
export function asHtml(locale: Locale, brand: Brand, mail: Composed): string {
  const accent = accents[brand];
  const rows = [
    heading(mail.title),
    ...mail.paragraphs.slice(0, 1).map(paragraph),
    ...(mail.code ? [codeRow(mail.code)] : []),
    ...(mail.facts ? [factRows(mail.facts)] : []),
    ...mail.paragraphs.slice(1).map(paragraph),
    ...(mail.link ? [linkRow(mail.link, accent)] : []),
  ];
  return `<!doctype html>
<html lang="${locales[locale].html}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.title)}</title></head>
<body style="margin:0;padding:0;background:${colours.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:${colours.surface};border:1px solid ${colours.line};border-radius:10px;font-family:${fonts};color:${colours.ink}">
<tr><td style="padding:24px 32px 0;font-size:17px;line-height:24px;font-weight:600;color:${accent}">${escapeHtml(brands[brand].name)}</td></tr>
${rows.join("\n")}
<tr><td style="padding:24px 32px 32px"><div style="border-top:1px solid ${colours.line};padding-top:16px;font-size:14px;line-height:20px;color:${colours.inkFaint}">${escapeHtml(mail.foot)}</div></td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

export function asText(locale: Locale, brand: Brand, mail: Composed): string {
  const parts = [
    mail.title,
    ...mail.paragraphs.slice(0, 1),
    ...(mail.code ? [spaced(mail.code)] : []),
    ...(mail.facts
      ? [mail.facts.map(([term, value]) => labelled(locale, term, value)).join("\n")]
      : []),
    ...mail.paragraphs.slice(1),
    ...(mail.link ? [labelled(locale, mail.link.words, mail.link.href)] : []),
    mail.foot,
    brands[brand].name,
  ];
  return `${parts.join("\n\n")}\n`;
}

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

const heading = (title: string) =>
  `<tr><td style="padding:16px 32px 0;font-size:20px;line-height:28px;font-weight:600">${escapeHtml(title)}</td></tr>`;

const paragraph = (words: string) =>
  `<tr><td style="padding:12px 32px 0;font-size:16px;line-height:24px;color:${colours.inkMuted}">${escapeHtml(words)}</td></tr>`;

const codeRow = (code: string) =>
  `<tr><td style="padding:24px 32px 12px"><div style="background:${colours.sunken};border-radius:6px;padding:20px;text-align:center;font-size:36px;line-height:44px;font-weight:600;letter-spacing:2px;font-variant-numeric:tabular-nums">${escapeHtml(spaced(code))}</div></td></tr>`;

function factRows(facts: readonly (readonly [string, string])[]): string {
  const cell = `padding:10px 0;font-size:14px;line-height:20px;border-top:1px solid ${colours.line};vertical-align:top`;
  const rows = facts.map(
    ([term, value]) =>
      `<tr><td width="40%" style="${cell};color:${colours.inkMuted}">${escapeHtml(term)}</td><td style="${cell}">${escapeHtml(value)}</td></tr>`,
  );
  return `<tr><td style="padding:20px 32px 8px"><table width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table></td></tr>`;
}

const linkRow = ({ words, href }: { words: string; href: string }, accent: string) =>
  `<tr><td style="padding:20px 32px 0;font-size:16px;line-height:24px"><a href="${escapeHtml(href)}" style="color:${accent}">${escapeHtml(words)}</a></td></tr>`;
