import type { Browser, BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { extendSession, logout, whoAmI } from "#contract/calls/account.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import type { AnyEvent } from "../../kit/model.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { beforeDocuments, Member } from "../../../journeys/support/member.ts";
import { logIn } from "../../../journeys/support/returning.ts";
import { comes, inTime, press, type } from "../kit/sight.ts";
import { Wire } from "../kit/wire.ts";
import { isOther, type Kind } from "./session.model.ts";

export interface Scene {
  page: Page;
  /** Another tab of the same browser, at the dashboard. */
  beside: Page;
  context: BrowserContext;
  wire: Wire;
  kind: Kind;
  member: Member;
  other: Member;
}

const baseUrl = inject("baseUrl");
const aMoment = 1000;

export const dashboard = (page: Page) => page.getByRole("heading", { level: 2, name: "Security" });
export const logInTo = (page: Page) => page.getByRole("heading", { level: 1, name: "Log in" });
let changes = 0;

/** Somebody who has answered the form up to its documents, and somebody else. */
export async function prepared(): Promise<readonly [Member, Member]> {
  const [member, other] = await Promise.all([Member.at(baseUrl), Member.at(baseUrl)]);
  await member.prepare(...beforeDocuments);
  return [member, other];
}

/** A form that is being opened, and the dashboard beside it; time stands still. */
export async function open(
  browser: Browser,
  [member, other]: readonly [Member, Member],
  kind: Kind,
): Promise<Scene> {
  await member.logIn();
  const context = await visit(browser, { baseUrl, member });
  const [page, beside] = [await context.newPage(), await context.newPage()];
  await beside.goto("/kyc/user");
  await dashboard(beside).waitFor();
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const calls = [whoAmI, extendSession, saveKyc, logout];
  const wire = await Wire.of(context, calls, (request) => request.frame().page() === page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + aMoment);
  await page.goto("/kyc/verify?section=flatServices");
  return { page, beside, context, wire, kind, member, other };
}

/** The server ends the session of this browser. */
export const end = ({ context }: Scene) =>
  context.request.post(logout.path, { data: {}, headers: { "Sec-Fetch-Site": "same-origin" } });

/** What is typed is on its way to the server, where it waits. */
export async function write({ page, wire }: Scene) {
  changes += 1;
  await type(page, "Bank name", `Sample Bank ${changes}`);
  // A save that waited while the clock leapt is tried again after its own delay.
  await page.clock.runFor(limits.saveDelayMs + limits.saveRetryMs);
  await wire.sent(saveKyc);
}

export async function logInBeside(event: AnyEvent, { beside, member, other, page, wire }: Scene) {
  await comes(page, logInTo(beside));
  await logIn(beside, isOther(event) ? other : member);
  // The page of the first is loaded anew, as the other's.
  if (isOther(event)) await inTime(page, () => wire.newest(whoAmI));
  if (isOther(event)) await wire.pass(whoAmI);
}

export async function leaveBeside(_: AnyEvent, { page, beside }: Scene) {
  await comes(page, beside.getByRole("button", { name: "Sign Out", exact: true }));
  await press(beside, "Sign Out");
}

/** Beside it the dashboard is loaded again, or its own warning is answered. */
export async function renewBeside(
  _: AnyEvent,
  { page, beside }: Scene,
  before: AnyMachineSnapshot,
) {
  if (!before.matches("expiring")) {
    await beside.reload();
    return comes(page, dashboard(beside));
  }
  await comes(page, beside.getByRole("button", { name: "Stay logged in" }));
  return press(beside, "Stay logged in");
}

export async function refuseBeside(_: AnyEvent, scene: Scene) {
  await comes(scene.page, scene.beside.getByRole("button", { name: "Stay logged in" }));
  await end(scene);
  await press(scene.beside, "Stay logged in");
}
