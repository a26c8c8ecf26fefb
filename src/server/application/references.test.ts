import { expect, test } from "vitest";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { inAccount } from "#server/database/database.ts";
import { beginApplication } from "#server/application/application-queries.ts";
import { aHolder } from "#tests/support/server/people.ts";
import { noon, rows, sharedServices } from "#tests/support/server/portal.ts";

const portal = sharedServices();

async function begin(flow: FlowId = "institutional"): Promise<string> {
  const { accountId, memberId } = await aHolder(portal.services);
  const id = await inAccount(portal.services.db, accountId, (handle) =>
    beginApplication(handle, { accountId, memberId, flow }, noon),
  );
  const select = "select reference from application where id = $1";
  const [row] = await rows<{ reference: string }>(portal.databaseUrl, select, [id]);
  return row!.reference;
}

test("references do not follow each other: neither their order nor their distance tells how many there are", async () => {
  const drawn: string[] = [];
  for (let count = 0; count < 40; count += 1) drawn.push(await begin());
  expect(new Set(drawn.map((reference) => reference.slice(0, 5))).size).toBeGreaterThan(20);
  expect(drawn).not.toEqual(drawn.toSorted());
});

test("where the short references are taken an application is begun under a longer one", async () => {
  await rows(
    portal.databaseUrl,
    `create function taken() returns trigger language plpgsql
       as $$ begin if length(new.reference) < 14 then return null; end if; return new; end $$;
     create trigger taken before insert on application for each row execute function taken()`,
  );
  expect(await begin()).toMatch(/^GH-\w{4}-\w{4}-\w{1}$/);
});
