import { msg } from "@lingui/core/macro";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { brands } from "#contract/brands.ts";
import { localeNames } from "#contract/locales.ts";
import { limits } from "#contract/limits.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import { complaintsOf, visit } from "./support/browser.ts";
import { beforeDocuments, Member } from "./support/member.ts";
import { button, enterSection, head, input, logIn, openSection, say } from "./support/returning.ts";
import { wordsIn } from "./support/words.ts";

const baseUrl = inject("baseUrl");
const firstPages = beforeDocuments.slice(0, beforeDocuments.indexOf("declaration"));

/** Path and parameters of a page's address. */
const address = (page: Page) => page.url().replace(baseUrl, "");
const section = (name: string) => `/kyc/verify?section=${name}`;
const notice = say(msg`Log in to continue where you left off. Your answers are saved.`);

/** A person at the declaration, with the sections before it complete. */
async function atDeclaration() {
  const member = await Member.at(baseUrl);
  await member.prepare(...firstPages);
  const context = await visit({ baseUrl, member });
  const page = await enterSection(context, "declaration");
  return { context, page, complaints: complaintsOf(page) };
}

test("/kyc leads to the login page, and so does a page of members, which is then shown", async () => {
  const context = await visit({ baseUrl });
  const page = await context.newPage();
  await page.goto("/kyc");
  await page.getByRole("heading", { level: 1, name: say(msg`Log in`) }).waitFor();
  const home = address(page);
  const member = await Member.at(baseUrl);
  await page.goto("/kyc/user");
  await page.getByText(notice).waitFor();
  await logIn(page, member);
  await page.getByRole("link", { name: say(msg`Start an application`) }).waitFor();
  expect([home, address(page)]).toEqual(["/kyc/login", "/kyc/user"]);
});

test("the notice on the login page comes with the button, which does not move below a pointer", async () => {
  const page = await (await visit({ baseUrl })).newPage();
  await page.addInitScript((text) => {
    const seen: boolean[] = [];
    Object.assign(globalThis, { noticeSeen: seen });
    new MutationObserver(() => {
      if (document.querySelector("button[type=submit]"))
        seen.push(document.body.textContent.includes(text));
    }).observe(document, { childList: true, subtree: true });
  }, notice);
  await page.goto("/kyc/user");
  await page.getByText(notice).waitFor();
  expect(await page.evaluate("noticeSeen[0]")).toBe(true);
});

test("every section has its address; a link opens it, and none skips ahead", async () => {
  const { page, complaints } = await atDeclaration();
  const seen: string[] = [];
  for (const name of [...firstPages, "declaration"]) {
    await page.goto(section(name));
    await head(page, name).waitFor();
    seen.push(address(page));
  }
  for (const name of ["nonSolicitation", "uploadFiles", "relatedInformation", "acknowledgement"]) {
    await page.goto(section(name));
    await head(page, "declaration").waitFor();
    await page.waitForURL(`**${section("declaration")}`);
    seen.push(address(page));
  }
  expect(seen).toEqual([
    ...[...firstPages, "declaration"].map(section),
    ...Array.from({ length: 4 }, () => section("declaration")),
  ]);
  expect(complaints).toEqual([]);
});

test("Back returns to the page just left, however it was left", async () => {
  const { page } = await atDeclaration();
  await button(page, msg`Previous Page`).click();
  await head(page, "taxInformation").waitFor();
  await page.getByRole("link", { name: /^Business lines applied for/ }).click();
  await head(page, "applicableAccount").waitFor();
  await button(page, msg`Next Page`).click();
  await head(page, "entryBoarding").waitFor();
  const back: string[] = [];
  for (const name of ["applicableAccount", "taxInformation", "declaration"]) {
    await page.goBack();
    await head(page, name).waitFor();
    back.push(address(page));
  }
  await page.goForward();
  await head(page, "taxInformation").waitFor();
  expect([...back, address(page)]).toEqual(
    ["applicableAccount", "taxInformation", "declaration", "taxInformation"].map(section),
  );
});

test("an address that makes no sense opens the form all the same", async () => {
  const { page, complaints } = await atDeclaration();
  const senseless = [
    "/kyc/verify?section=nowhere",
    "/kyc/verify?section=%3Cscript%3E",
    "/kyc/verify?section=__proto__&section=x",
    `/kyc/verify?section=${"x".repeat(3000)}`,
    "/kyc/verify?back=https://elsewhere.example&locale=xx&source=%00",
  ];
  for (const path of senseless) {
    await page.goto(path);
    await head(page, "declaration").waitFor();
    await page.waitForURL((url) => url.searchParams.get("section") === "declaration");
  }
  expect(complaints).toEqual([]);
});

test.each(localeNames)("a page that does not exist says so and leads on, in %s", async (locale) => {
  const context = await visit({ baseUrl, locale });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  const { say: sayIn } = await wordsIn(locale);
  await page.goto("/kyc/nowhere");
  const missing = sayIn(msg`Page not found`);
  await page.getByRole("heading", { level: 1, name: missing, exact: true }).waitFor();
  expect(await page.title()).toContain(missing);
  await page
    .getByRole("main")
    .getByRole("link", { name: sayIn(msg`Log in`) })
    .click();
  await page.getByRole("heading", { level: 1, name: sayIn(msg`Log in`), exact: true }).waitFor();
  expect(complaints.filter((text) => text.includes("message"))).toEqual([]);
});

test("CS06 the login page leads to our own pages only", async () => {
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl });
  const page = await context.newPage();
  await page.goto("/kyc/login?back=https://elsewhere.example/");
  await logIn(page, member);
  await page.getByRole("link", { name: say(msg`Start an application`) }).waitFor();
  expect(address(page)).toBe("/kyc/user");
});

test.each([
  "?back=https://elsewhere.example/",
  "?back=verify",
  "?done=registered",
  "?locale=zh-CN",
  "?source=otterline",
  "?x=1",
])(
  "the login page drawn ahead comes alive as it stands, typed text and all: %s",
  async (search) => {
    const context = await visit({ baseUrl });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const arrive = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto(`/kyc/login${search}`, { waitUntil: "commit" });
    const field = page.locator("input[name=email]");
    await field.fill("mei.lin@harbour.example");
    const before = await field.elementHandle();
    arrive.resolve();
    await page.locator("#root:not([data-prerendered])").waitFor();
    const isSame = await field.evaluate((now, then) => now === then, before);
    expect([isSame, await field.inputValue(), complaints]).toEqual([
      true,
      "mei.lin@harbour.example",
      [],
    ]);
  },
);

test("Log in pressed before the page's code has arrived: the password stays out of the address, and the login goes on", async () => {
  const member = await Member.at(baseUrl);
  const context = await visit({ baseUrl });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const arrive = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto("/kyc/login", { waitUntil: "commit" });
  await logIn(page, member);
  await page.keyboard.press("Enter");
  arrive.resolve();
  await page.getByRole("link", { name: say(msg`Start an application`) }).waitFor();
  expect(asked.filter((url) => /password|email/i.test(new URL(url).search))).toEqual([]);
  expect([address(page), complaints]).toEqual(["/kyc/user", []]);
});

test("the header greets on the pages of members, on no other, and never in the sub-brand; every page has its languages", async () => {
  const { page, context } = await atDeclaration();
  const greeting = page.getByText("Hello, Eleanor Cheung");
  const languages = page.getByRole("button", { name: /English/ });
  const shown: Record<string, [greeted: boolean, languages: number]> = {};
  const look = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await languages.waitFor();
    shown[path] = [await greeting.isVisible(), await languages.count()];
  };
  for (const path of ["/kyc/user", "/kyc/verify", "/kyc/login", "/kyc/signup"]) await look(path);
  await look("/kyc/user?source=otterline");
  await look("/kyc/verify?source=otterline");
  expect(shown).toEqual({
    "/kyc/user": [true, 1],
    "/kyc/verify": [true, 1],
    "/kyc/login": [false, 1],
    "/kyc/signup": [false, 1],
    "/kyc/user?source=otterline": [false, 1],
    "/kyc/verify?source=otterline": [false, 1],
  });
  const guest = await context.newPage();
  await guest.goto("/kyc/login?source=otterline");
  await guest.getByText(brands.otterline.name, { exact: true }).first().waitFor();
  await guest.getByRole("link", { name: "Register" }).click();
  await guest.waitForURL("**/kyc/signup?source=otterline");
});

/** A member who types into a section while the server says 25100007. */
async function typingAsMoved(search: string) {
  const { page } = await atDeclaration();
  await page.goto(`${section("declaration")}${search}`);
  await head(page, "declaration").waitFor();
  await page.route("**/action/save-kyc", (route) => {
    const { code, message: says } = refusals.accountMoved;
    return route.fulfill({
      json: { code, message: says.message, data: { refusal: "accountMoved" } },
    });
  });
  const asked = page.waitForRequest("**/action/save-kyc");
  await page.locator('[data-question="taxAmnesty"] input').first().check();
  await asked;
  await page
    .getByText(refusals.accountMoved.message.message ?? "")
    .first()
    .waitFor();
  return page;
}

test("CS 25100007 is said and asks for a login over what is not saved; leaving leads to the login page", async () => {
  const page = await typingAsMoved("");
  await page.getByRole("dialog", { name: say(msg`Log in to continue`) }).waitFor();
  expect(address(page)).toBe(section("declaration"));
  await button(page, msg`Leave this page`).click();
  await page.waitForURL("**/kyc/login**");
  expect(new URL(page.url()).searchParams.get("back")).toBe("verify");
});

test("CS 25100007 is said and leads nowhere in the sub-brand", async () => {
  const page = await typingAsMoved("&source=otterline");
  const again = page.waitForRequest("**/action/save-kyc");
  await page.clock.install();
  await page.clock.runFor(limits.errorRedirectMs * 4);
  await page.locator('[data-question="taxAmnesty"] input').last().check();
  await page.clock.runFor(limits.errorRedirectMs * 4);
  await again;
  expect(address(page)).toBe(`${section("declaration")}&source=otterline`);
});

test("the mark leads to the dashboard and Sign Out to the login page", async () => {
  const { page } = await atDeclaration();
  await page.getByRole("link", { name: /to the dashboard$/ }).click();
  await page.waitForURL("**/kyc/user");
  await button(page, msg`Sign Out`).click();
  await page.getByRole("heading", { level: 1, name: say(msg`Log in`) }).waitFor();
  await page.goto("/kyc/user");
  await page.getByRole("heading", { level: 1, name: say(msg`Log in`) }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/kyc/login");
});

test(`the way back to the top appears past ${limits.scrollTopPixels} px`, async () => {
  const { page } = await atDeclaration();
  await page.goto(section("companyInformation"));
  await input(page, "entityName").waitFor();
  const toTop = button(page, msg`Back to the top`);
  const past = (pixels: number) =>
    page.evaluate((top) => scrollTo({ top, behavior: "instant" }), pixels);
  await past(limits.scrollTopPixels);
  await expect.poll(() => toTop.count()).toBe(0);
  await past(limits.scrollTopPixels + 1);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await toTop.waitFor({ state: "detached" });
});

test("a button keeps its edge whichever page the styles came with first", async () => {
  const member = await Member.at(baseUrl);
  await member.prepare(...firstPages);
  const page = await openSection(await visit({ baseUrl }), member, "declaration");
  const edge = () =>
    button(page, msg`Previous Page`).evaluate((seen) => getComputedStyle(seen).borderTopWidth);
  const byLogin = await edge();
  await page.reload();
  await head(page, "declaration").waitFor();
  expect([byLogin, await edge()]).toEqual(["1px", "1px"]);
});
