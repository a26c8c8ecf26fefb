import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { insInfo } from "#contract/calls/account.ts";
import { accountDetail, accountDocuments, lineOffers } from "#contract/calls/dashboard.ts";
import type { Locale } from "#contract/locales.ts";
import type { Call } from "#contract/calls/call.ts";
import { getAssistants } from "#contract/calls/collaborators.ts";
import { investorClasses } from "#contract/calls/investor.ts";
import { getPlatforms } from "#contract/calls/platforms.ts";
import { dataSharing } from "#contract/calls/sharing/data-sharing.ts";
import { sessions } from "#contract/calls/security.ts";
import { activateLocale } from "#portal/app/i18n.ts";
import { brokenRules } from "#tests/support/screens/axe.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo, press, sees, seesNo, seesText } from "#tests/support/screens/hand.ts";
import {
  accountInfo,
  entity,
  formId,
  lineReply,
  person,
  signIn,
} from "#tests/support/screens/member.ts";
import { portalNow } from "#tests/support/screens/portal.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";

eachScreen();

const failure = "This part could not be loaded.";

test.each<[string, string, Call]>([
  ["Investor classes", entity, investorClasses],
  ["Collaborators", entity, getAssistants],
  ["Apply for another business line", entity, lineOffers],
  ["Your answers and documents", entity, dataSharing],
  ["Security", entity, sessions],
  ["Security", entity, getPlatforms],
  ["Applications", "Ada Wong", insInfo],
  ["Account details", entity, accountDetail],
  ["Documents", entity, accountDocuments],
])("where %s cannot be loaded, %s and every other part are shown", async (part, title, call) => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  const answer = server.withhold(call);
  openScreen("/kyc/user");
  await until(
    () => server.refuse(call, "overloaded"),
    () => void pass(100),
  );
  await comesTo(title);
  await seesText(failure);
  await seesText("Account GH-100001");
  for (const heading of ["Collaborators", "Security", "Questions?"]) await sees("heading", heading);
  expect(await brokenRules()).toEqual([]);
  answer();
  await press(`Try again: ${part}`);
  await seesNo("button", `Try again: ${part}`);
  await comesTo(entity);
});

const offer = {
  line: "otcHongKong",
  flow: "otcInstitution" as const,
  given: 0,
  asked: 1,
  left: [{ section: "acknowledgement", question: "truthful" }],
  documents: 9,
  minutes: 80,
  shared: null,
};

test.each([
  ["institutional", "75 to 85 minutes", /The OTC lines .* share one form/, "/kyc/verify"],
  ["otcIndividual", "35 to 40 minutes", /One form covers all of them/, "/kyc/otcVerify"],
] as const)("an %s account begins at the list of its lines", async (flow, time, forms, form) => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(insInfo, () => accountInfo(flow));
  server.always(lineOffers, () => [offer]);
  openScreen("/kyc/user");
  await comesTo(entity);
  await seesText(time);
  await seesText(forms);
  const toForm = [...document.querySelectorAll("main a")].filter(
    (each) => each.getAttribute("href") === form,
  );
  expect(toForm.map((each) => each.textContent)).toEqual(["Apply for several lines at once"]);
  await press("Start an application", "link");
  await until(() => expect(document.activeElement?.textContent).toBe("Apply for a business line"));
  expect(await brokenRules()).toEqual([]);
});

test.each([
  ["of an institution", offer, "The figures are for the first application of a company."],
  [
    "of an individual",
    { ...offer, flow: "otcIndividual" as const },
    "The figures are for a first application.",
  ],
  [
    "of who may use given answers",
    { ...offer, shared: { given: 9, asked: 9, left: [] } },
    "you choose whether we use the answers you have given",
  ],
])("the list says whose figures it has: %s", async (_, one, words) => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  server.always(lineOffers, () => [one]);
  openScreen("/kyc/user");
  await comesTo(entity);
  await until(() => expect(document.body.textContent).toContain(words));
});

test.each<[Locale, string, string, string]>([
  [
    "en",
    "0 of 1 complete, 1 to go. About 5 minutes",
    "1 to go. 9 documents, about 80 minutes",
    "Apply: ",
  ],
  ["zh-CN", "共1项，已填0项，尚余1项。约5分钟", "尚余1项。9份文件，约80分钟", "申请："],
  ["zh-TW", "共1項，已填0項，尚餘1項。約5分鐘", "尚餘1項。9份文件，約80分鐘", "申請："],
])(
  "in %s an offer says what it asks, as the language joins words and sentences",
  async (locale, none, some, apply) => {
    const short = { ...offer, line: "otcSingapore", documents: 0, minutes: 5 };
    stopClock(Date.UTC(2026, 10, 20, 4));
    signIn();
    server.always(insInfo, () => ({ ...accountInfo("institutional"), lines: [lineReply()] }));
    server.always(lineOffers, () => [short, offer]);
    openScreen("/kyc/user");
    await comesTo(entity);
    const list = page.getByText("Show 2 business lines");
    await until(() => list.element().closest("summary")!.click());
    await activateLocale(locale, "pages");
    await until(() => {
      expect(document.body.textContent).toContain(none);
      expect(document.body.textContent).toContain(some);
      expect(document.body.textContent).toContain(apply);
    });
    await activateLocale("en", "pages");
  },
);

test("a collaborator, who applies for no line, is led to the form", async () => {
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn({ ...person(), is_assistant: true });
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("link", "Start an application");
  const links = [...document.querySelectorAll("main a")].map((each) => each.getAttribute("href"));
  expect(links).toContain("/kyc/verify");
});

test("on a phone the cards stand on the edge of the heading", async () => {
  await page.viewport(360, 740);
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("heading", "Collaborators");
  const edges = [...document.querySelectorAll("main :is(h1, section)")].map(
    (part) => part.getBoundingClientRect().left,
  );
  expect(new Set(edges)).toEqual(new Set([16]));
  await page.viewport(1280, 900);
});

test("what changed meanwhile is shown where the person reads, not from the top of the page", async () => {
  await page.viewport(360, 640);
  stopClock(Date.UTC(2026, 10, 20, 4));
  signIn();
  openScreen("/kyc/user");
  await comesTo(entity);
  await sees("heading", "Questions?");
  scrollTo(0, 400);
  server.always(getAssistants, () => [
    { id: formId, email: "mei@example.com", invited_at: Date.UTC(2026, 10, 20), seen_at: null },
  ]);
  portalNow().send({ type: "page.reload" });
  await seesText("mei@example.com");
  expect(scrollY).toBe(400);
});
