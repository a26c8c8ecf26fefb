import { randomUUID } from "node:crypto";
import type { Changes } from "#contract/calls/onboarding.ts";
import { hash } from "@node-rs/argon2";
import { inAccount } from "#server/database/database.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { type Account, anAccount, signedIn } from "../access/world.ts";
import { load, save, picture } from "../support/server/applicant.ts";
import { dataOf } from "../support/server/outcome.ts";
import { type Portal, today } from "../support/server/portal.ts";
import { send } from "../support/server/upload.ts";

export interface Victim {
  account: Account;
  file: string;
  /** What only the account's own people may ever read; no one else sends any of it. */
  canaries: readonly string[];
}

/** Answers whose every text says whose they are; what chooses among options stays. */
function marked(value: unknown, mark: () => string): unknown {
  if (typeof value === "string") return value.includes(" ") ? mark() : value;
  if (Array.isArray(value)) return value.map((part) => marked(part, mark));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, marked(inner, mark)]),
  );
}

/** An account full of canaries: in its answers, its documents, the names and addresses of its people. */
export async function aVictim(portal: Portal): Promise<Victim> {
  const canaries: string[] = [];
  const mark = () => {
    const canary = `canary ${randomUUID().slice(0, 18)}`;
    canaries.push(canary);
    return canary;
  };
  const own = await hash("Unguessable-Word-77", { memoryCost: 19_456, timeCost: 2 });
  const account = await anAccount(portal, own);
  const { accountId, memberId, formId, tokens } = account;
  const { db } = portal.services;
  const [{ number }, { reference }] = await inAccount(db, accountId, async (handle) => {
    await handle
      .updateTable("member")
      .set({ contact_name: mark() })
      .where("id", "=", memberId)
      .execute();
    const found = (table: "account" | "application") =>
      handle.selectFrom(table).selectAll().executeTakeFirstOrThrow();
    return [await found("account"), await found("application")] as never as [
      { number: string },
      { reference: string },
    ];
  });
  canaries.push(number, reference, account.collaboratorEmail);
  const browser = signedIn(portal, tokens.holder);
  const member = { browser, api: browser.api, formId };
  const changes = marked(sampleAnswers(today), mark) as Changes;
  dataOf(await save(member, (await load(member)).revision, changes));
  const file = dataOf(await send(member, picture, { slot: "other", name: `${mark()}.png` })).uid;
  return { account, file, canaries };
}
