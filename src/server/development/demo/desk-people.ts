import { Secret, TOTP } from "otpauth";
import { deskCode, deskLogin } from "#contract/calls/desk-session.ts";
import type { DeskRole } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { CommandError } from "../../commands/command.ts";
import { addDeskPerson } from "../../desk/add-desk-person.ts";
import type { Stage } from "./applicant.ts";
import { type DemoBrowser, demoBrowser } from "./browser.ts";

const people = {
  rae: { name: "Rae Reviewer", roles: ["reviewer"] },
  ana: { name: "Ana Approver", roles: ["approver"] },
  sam: { name: "Sam Senior", roles: ["seniorManager"] },
  aud: { name: "Aud Auditor", roles: ["auditor"] },
  ada: { name: "Ada Administrator", roles: ["administrator"] },
} satisfies Record<string, { name: string; roles: DeskRole[] }>;

export type PersonName = keyof typeof people;

export interface DeskPerson {
  name: string;
  email: string;
  roles: readonly string[];
  password: string;
  /** Base32. */
  secret: string;
  /** The browser of the person, signed in. */
  browser(): Promise<DemoBrowser>;
}

export type DeskPeople = Readonly<Record<PersonName, DeskPerson>>;

export const totpNow = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Rejects where the demonstration is in the database already. */
export async function addDeskPeople(stage: Stage): Promise<DeskPeople> {
  const added = [];
  for (const [id, { name, roles }] of Object.entries(people))
    added.push([id, await deskPerson(stage, `${id}@desk.example`, name, roles)] as const);
  return Object.fromEntries(added) as unknown as DeskPeople;
}

async function deskPerson(stage: Stage, email: string, name: string, roles: DeskRole[]) {
  const { owner, services, app } = stage;
  const given = { email, name, roles, password: `${name.split(" ")[0]}-Lantern-58` };
  const added = await addDeskPerson(owner, services, given);
  if (added === null) throw new CommandError("The demonstration is already in this database.");
  const { password, secret } = added;
  let session = { browser: demoBrowser(app), until: 0 };
  return {
    ...given,
    secret,
    async browser() {
      const now = services.clock();
      if (now.getTime() >= session.until) {
        session = { browser: demoBrowser(app), until: 0 };
        await session.browser.call(deskLogin, { body: { email, password } });
        await session.browser.call(deskCode, { body: { code: totpNow(secret, now) } });
      }
      session.until = now.getTime() + limits.sessionIdleMinutes * 30_000;
      return session.browser;
    },
  };
}
