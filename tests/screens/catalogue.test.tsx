import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import { additionalFiles } from "#contract/calls/requests.ts";
import { limits } from "#contract/limits.ts";
import { loginPageOf } from "#contract/accounts/login-pages.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { read, type Refused } from "#portal/system/api.ts";
import { reactionTo } from "#portal/system/reactions.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import { server } from "../support/screens/border.ts";
import { pass, settled, stopClock, until } from "../support/screens/clock.ts";
import { comesTo } from "../support/screens/hand.ts";
import { entity, formId, signIn } from "../support/screens/member.ts";
import { api } from "../support/screens/portal.ts";
import { leaveScreen, openScreen, prepareScreen } from "../support/screens/screen.tsx";

/** The page's code is fetched before any time is measured. */
beforeAll(async () => {
  await prepareScreen();
  await openDashboard();
  await leave();
});

type Answer = (call: Call) => unknown;

const status =
  (code: number, envelope: unknown = null): Answer =>
  (call) =>
    server.newest(call).answer(code, envelope);
const refused =
  (name: keyof typeof refusals): Answer =>
  (call) =>
    server.refuse(call, name);
const says = (name: keyof typeof refusals) => refusals[name].message.message ?? "";

interface Row {
  row: string;
  answer: Answer;
  call?: Call;
  source?: "otterline";
  /** The toast; null where nothing is said. */
  says: string | null;
  /** After how many ms the login page is shown; null where the page stays. */
  leavesAfter: number | null;
}

const stays = { leavesAfter: null };

/** The error catalogue as the specification's section 8 has it, on the pages under /kyc. */
const catalogue: readonly Row[] = [
  {
    row: "timeout",
    answer: () => pass(limits.requestTimeoutMs),
    says: "Request timed out",
    ...stays,
  },
  { row: "HTTP 504", answer: status(504), says: "Server error!", ...stays },
  { row: "HTTP 404", answer: refused("notFound"), says: "Server error!", ...stays },
  { row: "HTTP 500", answer: refused("serverError"), says: "Server error!", ...stays },
  {
    row: "HTTP 401",
    answer: status(401, { code: 1, message: "Who are you?", data: null }),
    says: says("sessionExpired"),
    leavesAfter: 300,
  },
  {
    row: "HTTP 401 in the sub-brand",
    answer: status(401, { code: 1, message: "Who are you?", data: null }),
    source: "otterline",
    says: says("sessionExpired"),
    leavesAfter: 300,
  },
  {
    row: "HTTP 401 without words",
    answer: status(401),
    says: says("sessionExpired"),
    leavesAfter: 300,
  },
  {
    row: "14000001",
    answer: status(200, { code: 14000001, message: says("sessionExpired"), data: null }),
    says: "Chat has expired, login in again please",
    leavesAfter: 300,
  },
  {
    row: "16000026, which counts on seller pages alone",
    answer: status(200, { code: 16000026, message: "A seller has gone", data: null }),
    says: says("sellerSessionExpired"),
    ...stays,
  },
  {
    row: "25100007",
    answer: refused("accountMoved"),
    says: says("accountMoved"),
    leavesAfter: 1500,
  },
  {
    row: "25100007 in the sub-brand",
    answer: refused("accountMoved"),
    source: "otterline",
    says: says("accountMoved"),
    ...stays,
  },
  { row: "another code", answer: refused("keyReused"), says: says("keyReused"), ...stays },
  {
    row: "another code without a message",
    answer: status(200, { code: 7, message: "", data: null }),
    says: null,
    ...stays,
  },
  {
    row: "another code of a call whose errors are shown inline",
    answer: refused("tooLarge"),
    call: saveKyc,
    says: null,
    ...stays,
  },
  {
    row: "HTTP 500 of a call whose errors are shown inline: the toast comes in addition",
    answer: refused("serverError"),
    call: additionalFiles,
    says: "Server error!",
    ...stays,
  },
  {
    row: "HTTP 500 of a silent call",
    answer: refused("serverError"),
    call: saveKyc,
    says: null,
    ...stays,
  },
  {
    row: "14000001 of a call whose errors are shown inline",
    answer: refused("sessionExpired"),
    call: saveKyc,
    says: says("sessionExpired"),
    leavesAfter: 300,
  },
  { row: "HTTP 302", answer: status(302), says: null, ...stays },
];

async function openDashboard(source?: string) {
  stopClock(Date.UTC(2026, 10, 20, 4));
  document.documentElement.dataset["brand"] = source ?? "house";
  signIn();
  openScreen(`/kyc/user${source ? `?source=${source}` : ""}`);
  await comesTo(entity);
}

/** The toasts of a tab outlive its pages: their time passes first. */
async function leave() {
  await pass(limits.toastMs * 2);
  leaveScreen();
  document.documentElement.dataset["brand"] = "house";
}

const ask = (call: Call) =>
  call === kycForm ? api(kycForm, { params: { id: formId } }) : api(call, { body: {} as never });

const heading = () => document.querySelector("h1")?.textContent;
const alerts = () =>
  [...document.querySelectorAll("[role=alert] p")].map((each) => each.textContent ?? "");

/** Lets the time go by after which something is to have happened; gives the page just before and then. */
async function course(leavesAfter: number | null) {
  await pass((leavesAfter ?? limits.toastMs) - 100);
  const before = [heading(), ...alerts()];
  await pass(300);
  if (leavesAfter !== null) await comesTo("Log in");
  return { before, after: [heading(), ...(leavesAfter === null ? alerts() : [])] };
}

describe("the error catalogue", () => {
  test.each(catalogue)(
    "$row",
    async ({ answer, call = kycForm, source, says: text, leavesAfter }) => {
      try {
        await openDashboard(source);
        const outcome = ask(call);
        await until(() => server.newest(call));
        await answer(call);
        expect((await outcome).ok).toBe(false);
        await settled();
        expect(await course(leavesAfter)).toEqual({
          before: [entity, ...(text === null ? [] : [text])],
          after: [leavesAfter === null ? entity : "Log in"],
        });
      } finally {
        await leave();
      }
    },
  );

  test("one notice per code, however many calls are refused", async () => {
    try {
      await openDashboard();
      const asked = [ask(kycForm), ask(kycForm), ask(saveKyc)];
      await until(() => expect(server.waiting.length).toBe(3));
      for (const held of server.waiting)
        held.answer(401, { code: 14000001, message: says("sessionExpired"), data: null });
      await Promise.all(asked);
      await settled();
      expect(alerts()).toEqual([says("sessionExpired")]);
    } finally {
      await leave();
    }
  });

  test.each([
    ["zh-CN", "请求超时", "服务器异常！"],
    ["zh-TW", "請求逾時", "伺服器異常！"],
  ] as const)("timeout and server error in %s", async (locale, timedOut, failed) => {
    try {
      await activateLocale(locale, "pages");
      await openDashboard();
      const late = ask(kycForm);
      await until(() => server.newest(kycForm));
      await pass(limits.requestTimeoutMs);
      await late;
      const broken = ask(kycForm);
      await until(() => server.newest(kycForm));
      server.newest(kycForm).answer(500, null);
      await broken;
      await settled();
      expect(alerts()).toEqual([timedOut, failed]);
    } finally {
      await leave();
      await activateLocale("en", "pages");
    }
  });
});

const outcomeOf = (code: number, http = 200) =>
  read(http, { code, message: "Said", data: null }) as Refused;
const loud = { errorDisplay: "toast", silent: null } as const;
const end = (afterMs: number, code = "sessionExpired") => ({
  then: "end",
  afterMs,
  refusal: { code },
});
const toast = (code: string) => ({ then: "toast", refusal: { code } });

const seller = "sellerSessionExpired";
const moved = "accountMoved";

test("which codes end the session, by the page and the brand they are met in", () => {
  const met = (path: string, brand: "house" | "otterline" = "house") => ({ path, brand });
  const table = [14000001, 16000026, 25100007, 7].map((code) => [
    code,
    reactionTo(outcomeOf(code), loud, met("/kyc/user")),
    reactionTo(outcomeOf(code), loud, met("/seller/orders")),
    reactionTo(outcomeOf(code), loud, met("/kyc/user", "otterline")),
    reactionTo(outcomeOf(code, 401), loud, met("/auth/user")),
  ]);
  expect(table).toEqual([
    [14000001, end(300), end(300), end(300), end(300)],
    [16000026, toast(seller), end(300, seller), toast(seller), end(300, seller)],
    [25100007, end(1500, moved), end(1500, moved), toast(moved), end(1500, moved)],
    [7, toast("serverError"), toast("serverError"), toast("serverError"), end(300)],
  ]);
});

test("SE13 the login page depends on how the address begins and on nothing else in it", () => {
  const paths = [
    "/kyc",
    "/kyc/user",
    "/auth/x",
    "/seller/login",
    "/",
    "/other",
    "//evil.example",
    "/kyc:9/",
  ];
  expect(paths.map(loginPageOf)).toEqual([
    "/kyc/login",
    "/kyc/login",
    "/auth/login",
    "/seller/login",
    "/kyc/login",
    "/kyc/login",
    "/kyc/login",
    "/kyc/login",
  ]);
});
