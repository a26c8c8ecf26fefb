import type { DeskCheck } from "#contract/identity/desk-reply.ts";
import type { CheckOutcome } from "#contract/identity/check-states.ts";
import type { PersonCheck } from "#contract/calls/identity/identity.ts";
import type { Tx } from "../database/database.ts";
import type { RegisterType } from "../database/schema/columns.ts";
import { attemptsOf, type Check, newestChecks, referenceOf, stateOf } from "./check-queries.ts";
import { standingOf } from "./identity-standing.ts";
import type { KeysAndTime, NamedPerson } from "./named-people.ts";

interface Applicant {
  accountId: string;
  registerType: RegisterType;
  /** Of the account holder. */
  name: string;
}

/** The checks of an account as the desk sees them: of an individual the face, of others each related person, and last each child, who has none. */
export async function identityView(
  handle: Tx,
  { accountId, registerType, name }: Applicant,
  { keys, now }: KeysAndTime,
): Promise<DeskCheck[]> {
  const { face, people, children } = await standingOf(handle, { keys, now }, accountId);
  const checks = await newestChecks(handle, accountId);
  const attempts = await attemptsOf(handle, accountId);
  const rowOf = (kind: DeskCheck["kind"], row: Omit<PersonCheck, "email">): DeskCheck => {
    const isOwn = (each: { kind: string; person: string }) =>
      each.kind === kind && each.person === row.person;
    const check = row.state === "notSent" ? undefined : checks.find(isOwn);
    return {
      kind,
      person: row.person,
      name: row.name,
      state: row.state,
      outcome: outcomeOf(check, now),
      vendor: check?.vendor ?? "",
      reference: check ? referenceOf(check) : "",
      at: row.at,
      attempts: attempts.find(isOwn)?.count ?? 0,
    };
  };
  if (registerType === "individual")
    return [rowOf("face", { person: "", name, ...faceState(face.verified_at, checks, now) })];
  return [...people.map((person) => rowOf("identity", person)), ...children.map(rowOfChild)];
}

const rowOfChild = ({ id, name }: NamedPerson): DeskCheck => ({
  kind: "identity",
  person: id,
  name,
  state: "child",
  outcome: null,
  vendor: "",
  reference: "",
  at: null,
  attempts: 0,
});

function outcomeOf(check: Check | undefined, now: Date): CheckOutcome | null {
  const state = stateOf(check ?? null, now);
  return state === "ready" || state === "underWay" ? null : state;
}

function faceState(
  verifiedAt: number | null,
  checks: readonly Check[],
  now: Date,
): Pick<PersonCheck, "state" | "at"> {
  if (verifiedAt !== null) return { state: "verified", at: verifiedAt };
  const check = checks.find(({ kind }) => kind === "face");
  if (!check) return { state: "notSent", at: null };
  if (stateOf(check, now) === "underWay")
    return { state: "underWay", at: check.begun_at.getTime() };
  return { state: "failed", at: (check.ended_at ?? check.expires_at).getTime() };
}
