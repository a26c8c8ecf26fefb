import { createApp } from "../../app.ts";
import { handlers } from "../../http/handlers.ts";
import type { Opened } from "../../open.ts";
import { passTime } from "../../review/time-passed.ts";
import { checkConformanceWhenDue } from "../../statuses/conformance.ts";
import { type Applicant, applicantPassword, register, signIn } from "./applicant.ts";
import { type DemoCase, demoCases } from "./cases.ts";
import type { DemoClock } from "./clock.ts";
import { addDeskPeople, type DeskPeople } from "./desk-people.ts";

export interface Seeded {
  people: DeskPeople;
  applicants: readonly { outcome: string; name: string; email: string; password: string }[];
}

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(" ", ".")}@applicant.example`;

/**
 * Plays every case over the calls of the portal, in the order of their days; in the end the real time passes, and the histories
 * are checked.
 */
export async function seed({ services, owner }: Opened, clock: DemoClock): Promise<Seeded> {
  const app = await createApp(services, handlers);
  const stage = { app, services, owner };
  try {
    clock.moveTo(firstDay);
    const people = await addDeskPeople(stage);
    const applicants = new Map<DemoCase, Applicant>();
    for (const { daysAgo, act, played } of inOrder) {
      clock.moveTo(daysAgo);
      const known = applicants.get(played);
      if (known) await signIn(known);
      const wanted = { ...played, email: addressOf(played.name) };
      const applicant = known ?? (await register(stage, wanted));
      applicants.set(played, applicant);
      await act({ ...stage, people, applicant });
    }
    clock.release();
    await passTime(services, owner);
    await checkConformanceWhenDue(services, owner);
    return { people, applicants: demoCases.map(signInOf) };
  } finally {
    await app.close();
  }
}

const inOrder = demoCases
  .flatMap((played) => played.acts.map(([daysAgo, act]) => ({ daysAgo, act, played })))
  .toSorted((one, other) => other.daysAgo - one.daysAgo);

const firstDay = inOrder[0]!.daysAgo + 1;

const signInOf = ({ outcome, name }: DemoCase) => ({
  outcome,
  name,
  email: addressOf(name),
  password: applicantPassword,
});
