import type { BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import { extendSession, login, logout, whoAmI } from "#contract/calls/account.ts";
import { sessionHeaders } from "#contract/calls/call.ts";
import { formNews, saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { isDeepStrictEqual } from "node:util";
import type { Begin } from "#tests/charts/screens/sessions/session.ts";
import { holdNews, visit } from "#tests/journeys/support/browser.ts";
import { beforeDocuments, Member } from "#tests/journeys/support/member.ts";
import { logIn } from "#tests/journeys/support/returning.ts";
import type { Gesture, Ui } from "#tests/support/screens/ui.ts";
import { wordsIn } from "#tests/journeys/support/words.ts";
import { PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { comes, inTime, press } from "../kit/sight.ts";
import { Wire } from "../kit/wire.ts";
import { partOf } from "#tests/support/written.ts";

const baseUrl = inject("baseUrl");
const locale = "zh-TW";
const [words, say] = await Promise.all([wordsIn(locale), spokenIn(locale)]);
const soonEnds = partOf(
  "For your security, your session will end in {count} second. Your answers are saved.",
  "For your security, your session will end in {count} seconds. Your answers are saved.",
);
const second = 1000;
const minute = 60 * second;

export const dashboard = (page: Page) =>
  page.getByRole("heading", { level: 2, name: say("Security", "whole") });

/** One tab in which time stands still, with another of the same browser beside it, at the dashboard. */
export class Scene extends PageUi {
  readonly beside: Page;
  readonly context: BrowserContext;
  readonly begin: Begin;
  readonly people: People;

  constructor(page: Page, beside: Page, wire: Wire, begin: Begin, people: People) {
    super(page, wire, () => people.member.email, say);
    [this.beside, this.context, this.begin, this.people] = [beside, page.context(), begin, people];
  }

  override sees: Ui["sees"] = (role, text) =>
    comes(
      this.page,
      this.page
        .getByRole(role)
        .filter({ hasText: say(text, "part") })
        .first(),
    );
  override seesText: Ui["seesText"] = (text) =>
    comes(this.page, this.page.getByText(say(text, "part")).first());
  override sent: Ui["sent"] = (call, body) =>
    inTime(this.page, () =>
      this.wire.newest(call, (request) => !body || isDeepStrictEqual(request.postDataJSON(), body)),
    );
  override comesTo: Ui["comesTo"] = async (title) => {
    const resume = this.page.getByRole("button", { name: say("Continue with draft", "whole") });
    await inTime(this.page, async () => {
      if (await resume.isVisible()) await resume.click();
      const found = await this.page.locator("h1").innerText({ timeout: second });
      if (!new RegExp(say(title, "whole")).test(found))
        throw new Error(`${found} is not ${String(title)}`);
    });
  };
}

export interface People {
  member: Member;
  other: Member;
}

/** A person who has answered the form up to its documents, and another. */
export async function prepared(): Promise<People> {
  const [member, other] = await Promise.all([Member.at(baseUrl), Member.at(baseUrl)]);
  await member.prepare(...beforeDocuments);
  return { member, other };
}

/** A form that is being opened, and the dashboard beside it. */
export async function open(people: People, begin: Begin): Promise<Scene> {
  const { member } = people;
  await member.logIn();
  const context = await visit({ baseUrl, locale, member });
  await holdNews(context);
  const [page, beside] = [await context.newPage(), await context.newPage()];
  await beside.goto("/kyc/user");
  await dashboard(beside).waitFor();
  await context.addInitScript(() => sessionStorage.setItem("gatehouse.resumed", "1"));
  const calls = [whoAmI, extendSession, saveKyc, formNews, login, logout];
  const wire = await Wire.of(context, calls, (request) => request.frame().page() === page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + second);
  await page.goto("/kyc/verify?section=flatServices");
  return new Scene(page, beside, wire, begin, people);
}

/** Beside its other calls the form asks what other people have saved. */
export const newsWaits = ({ page, wire }: Scene) => inTime(page, () => wire.newest(formNews));

/** Another person is there: the form asks again soon. */
export async function answerNews(scene: Scene): Promise<void> {
  await newsWaits(scene);
  const rules_on = new Date().toISOString().slice(0, 10);
  await scene.wire.answer(
    formNews,
    { revision: 0, rules_on, theirs: {}, here: ["Ben"] },
    "One person alone has this application.",
  );
}

/** The server ends the session of this browser. */
export const end = ({ context }: Scene) =>
  context.request.post(logout.path, { data: {}, headers: { "Sec-Fetch-Site": "same-origin" } });

/** The login page, which says nothing of a way back. */
export async function plainLogin(ui: Scene) {
  await ui.comesTo("Log in");
  const isNamed = (await ui.page.getByText(say("Log in to continue", "part")).count()) > 0;
  if (isNamed || new URL(ui.page.url()).search) throw new Error("a way back is named");
}

/** The deadline is near: so much time has passed since the server last answered. */
export const warn: Gesture<Scene> = ({ page, begin }) => {
  const minutes = begin.isClosing ? 8 : limits.sessionIdleMinutes - limits.sessionWarnMinutes;
  return page.clock.fastForward(minutes * minute + 5 * second);
};

const soon = "The server extends a session by more than a walk can wait.";

/** What the server says of a session that it extends by a minute alone. */
function aMinute(): Record<string, string> {
  const now = Date.now();
  return {
    [sessionHeaders.now.toLowerCase()]: String(now),
    [sessionHeaders.idleUntil.toLowerCase()]: String(now + minute),
  };
}

export const extendLittle: Gesture<Scene> = ({ wire }) =>
  wire.change(extendSession, {}, soon, aMinute());

/** The tab beside is extended by a minute alone. */
export const renewLittle: Gesture<Scene> = async ({ page, beside, wire }) => {
  wire.note(extendSession, soon);
  await beside.route(
    `**${extendSession.path}`,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...aMinute() } });
    },
    { times: 1 },
  );
  await comes(page, beside.getByRole("button", { name: say("Stay logged in", "whole") }));
  await press(beside, say("Stay logged in", "whole"));
  await comes(page, page.getByRole("dialog").filter({ hasText: say(soonEnds, "part") }));
};

/** What happens in the tab beside. */
export const besides: Record<string, Gesture<Scene>> = {
  "peer.begin": async ({ page, beside, people, wire }, { person }) => {
    const isOther = (person as { role: string }).role === "assistant";
    await comes(page, beside.getByRole("heading", { level: 1, name: say("Log in", "whole") }));
    await logIn(beside, isOther ? people.other : people.member, words.say);
    if (!isOther) return;
    // The page of the first is loaded again, as the other's.
    await inTime(page, () => wire.newest(whoAmI));
    await wire.pass(whoAmI);
  },
  "peer.leave": async ({ page, beside }) => {
    await comes(page, beside.getByRole("button", { name: say("Sign Out", "whole"), exact: true }));
    await press(beside, say("Sign Out", "whole"));
  },
  "peer.refuse": async (scene, event, before) => {
    await warn(scene, event, before);
    await comes(
      scene.page,
      scene.beside.getByRole("button", { name: say("Stay logged in", "whole") }),
    );
    await end(scene);
    await press(scene.beside, say("Stay logged in", "whole"));
  },
  /** Its own warning is answered, or the dashboard is loaded again. */
  "lease.renew": async ({ page, beside, wire }, _, before) => {
    if (before.matches("extending")) return wire.pass(extendSession);
    if (!before.matches("expiring")) {
      await beside.reload();
      return comes(page, dashboard(beside));
    }
    await comes(page, beside.getByRole("button", { name: say("Stay logged in", "whole") }));
    return press(beside, say("Stay logged in", "whole"));
  },
};
