import type { ReplyTo, SentBodyOf } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskAddPerson, deskDirectory, deskSetRoles } from "#contract/calls/desk-people.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import type { Desk } from "#desk/system/desk.ts";
import { useWorkOf } from "../work/use-work.ts";
import { wiredWork } from "../work/wired-work.ts";

export type Person = ReplyTo<typeof deskDirectory>[number];

export interface People {
  people: Person[];
  /** When they were loaded. */
  now: number;
}

type AccessChange = "deskDisable" | "deskEnable" | "deskReset";

/** A call that changes the people of the desk. */
type Change =
  | { call: "deskAddPerson"; body: SentBodyOf<typeof deskAddPerson> }
  | { call: "deskSetRoles"; id: string; body: SentBodyOf<typeof deskSetRoles> }
  | { call: AccessChange; id: string };

/** Which dialog is open, and its person. */
export type Subject =
  | { kind: "deskAddPerson" }
  | { kind: "deskSetRoles" | AccessChange; id: string };

export const wiredPeople = (desk: Desk) =>
  wiredWork<Person[], Change>(desk, {
    load: () => desk.load(deskDirectory),
    show: (people): People => ({ people, now: Date.now() }),
    send: ({ call, ...asked }) => {
      const row: DeskCall = deskCalls.people[call];
      const params = "id" in asked ? { id: asked.id } : {};
      const body = "body" in asked ? asked.body : {};
      return desk.api(row, { params, body });
    },
  });

export const usePeopleWork = () => useWorkOf<Change, Subject>();
