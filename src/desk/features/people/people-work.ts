import { caseWork } from "@gatehouse/machines/desk/case-work";
import type { CallOutcome } from "@gatehouse/machines/shared/call";
import { fromPromise } from "xstate";
import type { ReplyTo, SentBodyOf } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskAddPerson, deskDirectory, deskSetRoles } from "#contract/calls/desk-people.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import type { Desk } from "#desk/system/desk.ts";
import { callOutcome } from "#desk/system/refusals.ts";
import { loadedOf, useWorkOf } from "#desk/system/work.ts";

export type Person = ReplyTo<typeof deskDirectory>[number];

export interface People {
  people: Person[];
  /** When they were loaded. */
  now: number;
}

type Change = "deskDisable" | "deskEnable" | "deskReset";

/** A call that changes the people of the desk. */
type Deed =
  | { call: "deskAddPerson"; body: SentBodyOf<typeof deskAddPerson> }
  | { call: "deskSetRoles"; id: string; body: SentBodyOf<typeof deskSetRoles> }
  | { call: Change; id: string };

/** Which dialog is open, and about whom. */
export type Subject = { kind: "deskAddPerson" } | { kind: "deskSetRoles" | Change; id: string };

/** The list stays while it is loaded again. */
export const wiredPeople = ({ api, load }: Desk) =>
  caseWork.provide({
    actors: {
      load: fromPromise(async () =>
        loadedOf(await load(deskDirectory), (people) => ({ people, now: Date.now() })),
      ),
      send: fromPromise(async ({ input: { deed } }) => {
        const { call, ...asked } = deed as Deed;
        const row: DeskCall = deskCalls.people[call];
        const params = "id" in asked ? { id: asked.id } : {};
        const body = "body" in asked ? asked.body : {};
        return callOutcome(await api(row, { params, body })) as CallOutcome;
      }),
    },
  });

export const usePeopleWork = () => useWorkOf<Deed, Subject>();
