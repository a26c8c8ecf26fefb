import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { logout } from "#contract/calls/account.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";
import { sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

test("UP10 the address of a file opens it only for its own account, and only while signed in", async () => {
  const [owner, other] = [await portal.member(), await portal.member()];
  const uid = randomUUID();
  const { url } = dataOf(await send(owner, pdfOf(1), { slot: "articles", uid }));
  const statuses = () =>
    Promise.all(
      [owner.browser, other.browser, portal.browser()].map(
        async (browser) => (await browser.fetch(url)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 404, 401]);
  dataOf(await owner.api(logout));
  expect(await statuses()).toEqual([401, 404, 401]);
});
