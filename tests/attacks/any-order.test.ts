import { randomInt } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { delAssistant } from "#contract/calls/collaborators.ts";
import type { Changes } from "#contract/calls/onboarding.ts";
import { type Account, anAccount, signedIn } from "../access/world.ts";
import { load, save } from "../support/server/applicant.ts";
import { sharedPortal } from "../support/server/portal.ts";

const portal = sharedPortal();

const runs = Math.ceil(Number(process.env["FUZZ_RUNS"] ?? 40) / 5);
const seed = Number(process.env["FUZZ_SEED"] ?? randomInt(2 ** 31 - 1));

const names = ["entityName", "nativeName", "incorporationNumber"] as const;
type Values = Record<string, string | null>;

/** What a client does in a round. After a lost answer it goes on as if it had sent nothing. */
type Deed =
  | { kind: "save"; values: Values; isLost: boolean }
  | { kind: "load" }
  | { kind: "rest" }
  | { kind: "remove" };

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      values: fc.dictionary(fc.constantFrom(...names), fc.constantFrom("a", "b", null), {
        minKeys: 1,
        maxKeys: 2,
        noNullPrototype: true,
      }),
      isLost: fc.nat(4).map((drawn) => drawn === 0),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "load" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "rest" as const }) },
);
/** Four clients at once; late in a walk the holder may remove the collaborator at the same moment. */
const rounds = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 20, arbitrary: deeds },
      { weight: 1, arbitrary: fc.constant({ kind: "remove" as const }) },
    ),
    deeds,
    deeds,
    deeds,
  ),
  { minLength: 4, maxLength: 12 },
);

/** The form at one revision: each answer, and the revision that last changed it. */
interface State {
  values: Values;
  changedAt: Record<string, number>;
}

/** The form by the rules, by revision. */
class Model {
  readonly #states: State[];
  readonly #first: number;

  constructor(revision: number) {
    this.#first = revision;
    this.#states = [{ values: {}, changedAt: {} }];
  }

  get revision() {
    return this.#first + this.#states.length - 1;
  }

  at(revision: number): State {
    const state = this.#states[revision - this.#first];
    if (!state) throw new Error(`there is no revision ${revision}`);
    return state;
  }

  apply(values: Values) {
    const { values: before, changedAt } = this.at(this.revision);
    const revision = this.revision + 1;
    const changed = Object.keys(values).filter((name) => (before[name] ?? null) !== values[name]);
    const moved = Object.fromEntries(changed.map((name) => [name, revision]));
    this.#states.push({ values: { ...before, ...values }, changedAt: { ...changedAt, ...moved } });
    return changed;
  }

  /** Whether these values, saved next, change something, and leave the form with those others. */
  makes(values: Values, others: Values): boolean {
    const now = this.at(this.revision).values;
    const next: Values = { ...now, ...values };
    const isAnother = names.some((name) => (now[name] ?? null) !== (next[name] ?? null));
    return (
      isAnother && Object.entries(others).every(([name, value]) => (next[name] ?? null) === value)
    );
  }

  /** What others changed since, where it differs from what is sent. */
  foreign(base: number, revision: number, sent: Values): Values {
    const { values, changedAt } = this.at(revision);
    const since = names.filter((name) => (changedAt[name] ?? 0) > base);
    const differs = since.filter(
      (name) => !(name in sent) || sent[name] !== (values[name] ?? null),
    );
    return Object.fromEntries(differs.map((name) => [name, values[name] ?? null]));
  }
}

const changesOf = (values: Values): Changes => ({ companyInformation: values });
const inForm = (given: Changes | undefined): unknown => given?.["companyInformation"] ?? {};

interface Client {
  base: number;
  isRemoved: boolean;
  api: ReturnType<typeof signedIn>["api"];
}

async function walk(account: Account, drawn: readonly (readonly Deed[])[]) {
  const { formId, tokens } = account;
  const members = [tokens.holder, tokens.holder, tokens.collaborator, tokens.collaborator];
  const clients = members.map((token): Client => {
    return { base: 0, isRemoved: false, api: signedIn(portal, token).api };
  });
  const [holder] = clients as [Client];
  const { revision } = await load({ api: holder.api, formId });
  for (const client of clients) client.base = revision;
  const model = new Model(revision);
  for (const round of drawn) await playRound(account, clients, model, round);
  const form = await load({ api: holder.api, formId });
  const left = Object.entries(model.at(model.revision).values).filter(
    ([, value]) => value !== null,
  );
  return {
    form: { revision: form.revision, answers: inForm(form.answers) },
    predicted: { revision: model.revision, answers: Object.fromEntries(left) },
  };
}

async function playRound(
  { formId, collaboratorId }: Account,
  clients: readonly Client[],
  model: Model,
  round: readonly Deed[],
) {
  const isRemoved = round.some(({ kind }) => kind === "remove");
  const done = await Promise.all(
    clients.map(async ({ api, base }, at) => {
      const deed = round[at]!;
      if (deed.kind === "rest") return null;
      if (deed.kind === "remove")
        return void (await api(delAssistant, { body: { id: collaboratorId } }));
      if (deed.kind === "load") return { at, base, deed, loaded: await mayLoad(api, formId) };
      const member = { api, formId };
      return { at, base, deed, outcome: await save(member, base, changesOf(deed.values)) };
    }),
  );
  const saves = done.flatMap((one) => (one && "outcome" in one ? [one] : []));
  const before = model.revision;
  const accepted = saves
    .flatMap((one) => (one.outcome?.ok ? [{ ...one, data: one.outcome.data }] : []))
    .toSorted((a, b) => a.data.revision - b.data.revision);
  // Those that change something are one row of revisions, without a gap; of those with one number, one does.
  const byRevision = Map.groupBy(accepted, ({ data }) => data.revision);
  for (const [revision, group] of byRevision) {
    if (revision <= before) continue;
    expect(revision).toEqual(model.revision + 1);
    const isFree = (base: number, values: Values) =>
      Object.keys(model.foreign(base, model.revision, values)).every((name) => !(name in values));
    const first = group.find(
      ({ base, deed: { values } }) =>
        isFree(base, values) && group.every(({ deed }) => model.makes(values, deed.values)),
    );
    expect(first).toBeDefined();
    const { deed } = first!;
    expect(model.apply(deed.values).length).toBeGreaterThan(0);
  }
  for (const { at, base, deed, data } of accepted) {
    const { values } = model.at(data.revision);
    const own = Object.keys(deed.values).map((name) => [name, values[name] ?? null]);
    expect(Object.fromEntries(own)).toEqual(deed.values);
    const theirs = model.foreign(base, data.revision, deed.values);
    expect(inForm(data.merged?.theirs)).toEqual(theirs);
    if (!deed.isLost) clients[at]!.base = data.revision;
  }
  for (const { at, base, deed, outcome } of saves) {
    if (!outcome || outcome.ok) continue;
    const isOut = clients[at]!.isRemoved || (isRemoved && at >= 2);
    if (isOut && outcome.refusal === "sessionExpired") continue;
    expect(outcome.refusal).toEqual("revisionConflict");
    const told = outcome.data as { revision: number; fields: string[]; theirs: Changes };
    expect(told.revision).toBeGreaterThanOrEqual(before);
    const theirs = model.foreign(base, told.revision, deed.values);
    expect([told.fields.toSorted(), inForm(told.theirs)]).toEqual([
      Object.keys(theirs)
        .filter((name) => name in deed.values)
        .map((name) => `companyInformation.${name}`)
        .toSorted(),
      theirs,
    ]);
    if (!deed.isLost) clients[at]!.base = told.revision;
  }
  for (const one of done) {
    if (!one || !("loaded" in one) || !one.loaded) continue;
    const { values } = model.at(one.loaded.revision);
    const left = Object.entries(values).filter(([, value]) => value !== null);
    expect(inForm(one.loaded.answers)).toEqual(Object.fromEntries(left));
    clients[one.at]!.base = one.loaded.revision;
  }
  for (const { at } of saves.filter((one) => one.outcome?.ok))
    expect(clients[at]!.isRemoved).toEqual(false);
  if (isRemoved) for (const client of clients.slice(2)) client.isRemoved = true;
}

/** Null for a collaborator who was removed. */
const mayLoad = (api: Client["api"], formId: string) =>
  load({ api, formId }).catch((error: unknown) => {
    if (String(error).includes("sessionExpired")) return null;
    throw error;
  });

test(
  `CO03 four clients of two people, in any order and at once, leave a form as a model says, seed ${seed}`,
  { timeout: 600_000 },
  async () => {
    const property = fc.asyncProperty(rounds, async (drawn) => {
      const { form, predicted } = await walk(await anAccount(portal), drawn);
      expect(form).toEqual(predicted);
    });
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
  },
);
