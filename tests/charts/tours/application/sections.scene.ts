import { neighbour, type Position } from "@gatehouse/machines/application/plan";
import type { Request } from "playwright";
import { expect, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { formNews, saveKyc } from "#contract/calls/onboarding.ts";
import { within } from "#models/kit/specification.ts";
import { type Filled, otcEntity } from "#tests/charts/screens/application/sections.model.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { Member, prepared } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { Wire } from "../kit/wire.ts";

const locale = "zh-TW";
const say = await spokenIn(locale);

class Scene extends PageUi {
  member!: Member;
}

/** What is saved on the way goes through; what waits is what submits the application, and the news. */
const waits = (request: Request) =>
  request.method() === "GET" ||
  (request.postDataJSON() as { submit?: unknown } | null)?.submit !== undefined;

/** The form of a person who was asked before whether to continue. */
export async function openSections(member: Member, path: string): Promise<Scene> {
  const context = await visit({ baseUrl: inject("baseUrl"), locale, member });
  const page = await context.newPage();
  await page.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const wire = await Wire.of(context, [saveKyc, formNews], waits);
  await page.goto(path);
  return Object.assign(new Scene(page, wire, undefined, say), { member });
}

/** Who has answered everything: an institution, a person and an institution on OTC lines. */
export async function institution(): Promise<Member> {
  const member = await Member.at(inject("baseUrl"));
  await member.prepare();
  return member;
}

export async function otcPerson(): Promise<Member> {
  const { member } = await prepared("otcSingapore", "individual");
  return member;
}

export async function otcInstitution(): Promise<Member> {
  const member = await Member.at(inject("baseUrl"));
  await member.prepareAs(await member.open("otcHongKong"), otcEntity);
  return member;
}

interface Toured extends Filled {
  path: string;
  member: () => Promise<Member>;
}

/** The sections of a flow; the server itself takes a whole application. */
export const sectionsTour = ({ table, fault, path, member, theirs, isTold }: Toured) => {
  // A walk is long: what it may open depends on the plan and on what the server has found at fault before.
  const facts = ({ context }: AnyMachineSnapshot) => {
    const { section, isChange, plan, accepted } = context as Position;
    return {
      section,
      isChange,
      planned: plan.length,
      isAccepted: accepted.includes(fault.section),
    };
  };
  // The rail is used from the first and the last section; the screens use an institution's from each.
  const model = within({ ...table.model, facts }, ({ type, section }, { context }) => {
    const at = context as Position;
    const isEnd = [0, at.plan.length - 1].some((end) => at.plan[end]?.section === at.section);
    return type !== "section.open" || isEnd || section === neighbour(at, -1);
  });
  return onTour<Scene>(
    { ...table, model },
    {
      open: async () => openSections(await member(), path),
      events: {
        "plan.change": async ({ page, wire, member: other }, _, before) => {
          if (before.matches("planning")) return;
          if (isTold(before.context as Position)) {
            await other.save(theirs);
            return wire.pass(formNews);
          }
          const question = page.locator('[data-question="needsFiat"]');
          await question.getByRole("radio", { name: say("No", "whole"), exact: true }).click();
          await expect
            .poll(() => page.getByRole("link", { name: say(/^Bank/, "whole") }).count())
            .toBe(0);
        },
      },
    },
  );
};
