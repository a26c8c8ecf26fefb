import type { Values } from "@gatehouse/machines/shared/answers";
import type { ShownText } from "@gatehouse/machines/agreements/signing";
import type { AgreementId } from "#contract/agreements/agreement-ids.ts";
import { canonicalText } from "#contract/agreements/agreement.ts";
import { textNamed } from "#contract/agreements/versions.ts";
import { sha256 } from "#contract/application/canonical.ts";
import { type LineId, lineIds, lineOf } from "#contract/business-lines.ts";
import { insInfo } from "#contract/calls/account.ts";
import { lineAgreement } from "#contract/calls/agreements/agreements.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { type Locale, localeNames } from "#contract/locales.ts";
import type { Journal } from "#portal/actors/journal.ts";
import { expectControls } from "#portal/form/controls/fetched.ts";
import { openJournal } from "#portal/actors/journal.ts";
import type { Api } from "#portal/system/api.ts";

export type Standing = ReplyTo<typeof lineAgreement>;

export interface Loaded {
  standing: Standing;
  /** What is signed in each language; null where this page does not have the version in force. */
  texts: Record<Locale, ShownText> | null;
  journal: Journal | undefined;
  /** What was typed at an earlier visit; that the text was read is confirmed at each. */
  values: Values;
}

/** The agreement of this line, else of the first that waits for it. Null where no line of the account needs it. */
export async function loadAgreement(
  api: Api,
  agreement: AgreementId,
  asked?: string,
): Promise<Loaded | null> {
  const line = asked === undefined ? await firstLine(api, agreement) : lineNamed(asked);
  if (line === undefined || lineOf(line).agreement !== agreement) return null;
  const outcome = await api(lineAgreement, { params: { line } });
  if (!outcome.ok) throw new Error(outcome.refusal);
  expectControls();
  const standing = outcome.data;
  const journal = await openJournal(api, `agreement.${line}`);
  // Also where it was signed in another tab, whatever was typed here.
  if (standing.standing === "signed") journal?.clear();
  const { confirmed: _, ...values } = ((await journal?.read()) ?? {}) as Values;
  return { standing, texts: await textsOf(standing), journal, values };
}

const lineNamed = (name: string): LineId | undefined => lineIds.find((line) => line === name);

async function firstLine(api: Api, agreement: AgreementId): Promise<LineId | undefined> {
  const info = await api(insInfo);
  if (!info.ok) throw new Error(info.refusal);
  const own = info.data.lines.filter(({ line }) => {
    const known = lineNamed(line);
    return known !== undefined && lineOf(known).agreement === agreement;
  });
  const waiting = own.find(({ needs }) => needs.includes("agreement"));
  return lineNamed((waiting ?? own[0])?.line ?? "");
}

async function textsOf({ agreement, version, line }: Standing): Promise<Loaded["texts"]> {
  const shown = await Promise.all(
    localeNames.map(async (locale) => {
      const name = { agreement, version, locale };
      const text = textNamed(name);
      return text && { line, version, locale, sha256: await sha256(canonicalText(name, text)) };
    }),
  );
  if (!shown.every((text) => text !== undefined)) return null;
  return Object.fromEntries(shown.map((text) => [text.locale, text])) as Record<Locale, ShownText>;
}
