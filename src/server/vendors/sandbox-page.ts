import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { CheckKind } from "#contract/identity/check-states.ts";
import { type Locale, localeNames, locales } from "#contract/locales.ts";
import { escapeHtml } from "../escape-html.ts";
import { translate } from "../i18n.ts";
import { type Choice, laterSeconds } from "./sandbox.ts";

interface Drawn {
  locale: Locale;
  nonce: string;
}

const mark = msg`Sandbox: no real check`;
const explanation = msg`This page stands in for the verification provider. It uses no camera and checks nothing. What you choose is what the provider will report.`;

const headings: Record<CheckKind, MessageDescriptor> = {
  face: msg`How should the face verification end?`,
  identity: msg`How should the identity verification end?`,
};

const groups: readonly [MessageDescriptor, Partial<Record<Choice, MessageDescriptor>>][] = [
  [
    msg`The provider decides`,
    {
      verified: msg`Verification passed`,
      failed: msg`Verification failed`,
      notSamePerson: msg`Not the same person`,
    },
  ],
  [
    msg`The person does not finish`,
    {
      interrupted: msg`Interrupted`,
      timedOut: msg`Timed out`,
      cameraRefused: msg`Camera not allowed`,
      unsupportedBrowser: msg`Browser not supported`,
    },
  ],
  [
    msg`The provider has a problem`,
    {
      systemError: msg`System error`,
      verifiedLater: msg`Verification passed, reported after {seconds} seconds`,
      noResult: msg`Return without a result`,
      unreachable: msg`Provider not reachable`,
    },
  ],
];

export function choicePage({ locale, nonce, kind }: Drawn & { kind: CheckKind }): string {
  const title = translate(locale, headings[kind]);
  return page({ locale, nonce, title }, [
    `<p>${words(locale, explanation)}</p>`,
    `<form method="post">`,
    ...groups.map((group) => fieldset(locale, ...group)),
    `</form>`,
  ]);
}

/** For a check that has ended, expired, or never was. */
export function endedPage({
  locale,
  nonce,
  returnUrl,
}: Drawn & { returnUrl: string | undefined }): string {
  const title = translate(locale, msg`This check has ended`);
  const next = msg`Go back to the page on which you started it. You can start another check there.`;
  const link = `<p><a href="${escapeHtml(returnUrl ?? "")}">${words(locale, msg`Go back`)}</a></p>`;
  return page({ locale, nonce, title }, [
    `<p>${words(locale, next)}</p>`,
    returnUrl === undefined ? "" : link,
  ]);
}

function fieldset(
  locale: Locale,
  legend: MessageDescriptor,
  offered: Partial<Record<Choice, MessageDescriptor>>,
): string {
  const buttons = Object.entries(offered).map(
    ([choice, label]) =>
      `<button name="choice" value="${choice}">${words(locale, label, { seconds: laterSeconds })}</button>`,
  );
  return `<fieldset><legend>${words(locale, legend)}</legend>${buttons.join("")}</fieldset>`;
}

const words = (locale: Locale, message: MessageDescriptor, params = {}): string =>
  escapeHtml(translate(locale, message, params));

function page(
  { locale, nonce, title }: Drawn & { title: string },
  content: readonly string[],
): string {
  const named = words(locale, mark);
  return `<!doctype html>
<html lang="${locales[locale].html}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>${escapeHtml(title)} - ${named}</title><style nonce="${nonce}">${style}</style></head>
<body>
<header><strong>${named}</strong><nav aria-label="${words(locale, msg`Language`)}">${languages(locale)}</nav></header>
<main><h1>${escapeHtml(title)}</h1>
${content.join("\n")}
</main>
</body>
</html>`;
}

const languages = (current: Locale): string =>
  localeNames
    .map((name) => {
      const { wire, html, name: written } = locales[name];
      const mine = name === current ? ' aria-current="true"' : "";
      return `<a href="?locale=${wire}" lang="${html}" hreflang="${html}"${mine}>${written}</a>`;
    })
    .join("");

const style = `
:root{color-scheme:light dark;--ink:light-dark(#17191e,#ecebe6);--muted:light-dark(#4b4f59,#b4b7be);--canvas:light-dark(#f6f5f2,#0f1115);--surface:light-dark(#fff,#171a1f);--line:light-dark(#817e76,#7c818c);--caution:light-dark(#7d4e00,#e4b763);--soft:light-dark(#faf0da,#2b2314);--focus:light-dark(#1769e0,#7db0ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.5 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","PingFang HK","Microsoft YaHei","Microsoft JhengHei",sans-serif}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 1.5rem;padding:.75rem 1.25rem;background:var(--soft);color:var(--caution);border-bottom:2px dashed var(--caution)}
nav{display:flex;gap:1.25rem}
nav a{display:inline-block;padding:.625rem 0;color:inherit;font-size:.875rem}
nav a[aria-current]{text-decoration:none;font-weight:600}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem 3rem}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.3}
p{margin:0 0 1.5rem;color:var(--muted)}
p a{display:inline-block;padding:.625rem 0;color:var(--ink)}
fieldset{display:grid;gap:.5rem;margin:0 0 1.75rem;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.5rem;font-weight:600}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover{border-color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
