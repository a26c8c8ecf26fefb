import { expect, test } from "vitest";
import * as calls from "#contract/calls/account.ts";
import { sessionHeaders } from "#contract/calls/call.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();

const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };

async function minutesLeft(browser: Browser, path: string, sent: object = {}) {
  const { headers } = await browser.fetch(path, sent);
  const millisecondsIn = (name: string) => Number(headers.get(name));
  return (millisecondsIn(sessionHeaders.idleUntil) - millisecondsIn(sessionHeaders.now)) / 60_000;
}

test("each answer within a session says when it ends; a call that only reads does not move that", async () => {
  const { browser } = await portal.member();
  portal.pass(10 * 60);
  expect([
    await minutesLeft(browser, calls.whoAmI.path),
    await minutesLeft(browser, calls.verifyCaptcha.path, post),
    await minutesLeft(browser, calls.whoAmI.path),
    await minutesLeft(portal.browser(), calls.whoAmI.path),
  ]).toEqual([20, 30, 30, 0]);
});
