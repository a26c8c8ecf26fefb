import type { AnyEvent, ChartModel } from "../../kit/model.ts";
import { accountClaimModel } from "../../models/entry/account-claim.ts";
import { invitationEntryModel } from "../../models/entry/invitation-entry.ts";
import { platformEntryModel } from "../../models/entry/platform-entry.ts";

const outcome = ({ output }: AnyEvent) => output as { kind?: string; result?: object };

/** The model with these events of the person, without what no call answers: a missing ticket, another tab. */
function pressed(model: ChartModel, ...types: string[]): ChartModel {
  const [run] = model.runs;
  const answers = (run!.cases as readonly AnyEvent[]).filter(
    (row) => outcome(row).kind !== "missing",
  );
  const cases = [...answers, ...types.map((type) => ({ type }))];
  return { ...model, runs: [{ ...run!, cases: () => cases }] };
}

export const invitationEntryOnScreen = pressed(invitationEntryModel, "code.send", "ticket.end");

export const platformEntryOnScreen = pressed(
  platformEntryModel,
  "account.bind",
  "account.create",
  "account.choose",
  "account.enter",
  "account.switch",
);

/** How a platform's person gets an account here. */
export type Way = "bind" | "create";

const claims = accountClaimModel.runs[0]!.cases as readonly AnyEvent[];
export const asksForPassword = (row: AnyEvent) => "proof" in (outcome(row).result ?? {});

export const accountClaimOnScreen: ChartModel = {
  ...accountClaimModel,
  runs: [
    { input: { values: {}, way: "bind" }, cases: claims },
    // A new account has no password.
    { input: { values: {}, way: "create" }, cases: claims.filter((row) => !asksForPassword(row)) },
  ],
  facts: ({ context: { proof, reply } }) => ({
    hasProof: proof !== "",
    hasReply: reply !== undefined,
  }),
};
