import { expect, test } from "vitest";
import { deleteFile } from "#contract/calls/uploads.ts";
import { limits } from "#contract/limits.ts";
import { picture } from "#tests/support/server/applicant.ts";
import { atDesk, type DeskMember } from "#tests/support/server/desk.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

const portal = sharedPortal();

const tokenOf = (rae: DeskMember) =>
  portal.services.keys
    .tokenHmac("desk_session", rae.browser.cookies.get("kyc_desk")!)
    .toString("hex");

/** A request for so many documents; gives their slots. */
async function ask(rae: DeskMember, { formId, accountId }: Member, count: number) {
  const items = await portal.rows<{ id: string }>(
    `with named as (select set_config('app.secret', $4, true)),
    asked as (
      insert into document_request
        (application_id, account_id, lines, due_on, public_text, person_id, created_at)
      select $1, $2, '{}', '2026-12-04', '', $5, now() from named returning id
    )
    insert into request_item (request_id, account_id, position, slot, reason, public_text)
    select asked.id, $2, at, 'articles', 'unreadable', 'Again.' from asked, generate_series(1, $3) at
    returning id`,
    [formId, accountId, count, tokenOf(rae), rae.id],
  );
  return items.map(({ id }) => `requested.${id}`);
}

test.each(["institution", "individual"] as const)(
  "UP07 an %s answers one request with twenty files at most, and the next again",
  async (as) => {
    const member = await portal.member(undefined, as);
    const rae = await atDesk(portal, "Rae", "reviewer");
    const [last, ...first] = await ask(rae, member, limits.filesTotal / limits.filesPerSlot + 1);
    const upload = (slot: string) => send(member, picture, { slot, name: "a.png" });
    const stored = [];
    for (const slot of first)
      for (let at = 0; at < limits.filesPerSlot; at += 1) stored.push(dataOf(await upload(slot)));
    expect(refusal(await upload(first[0]!))).toBe("uploadTotalFull");
    expect(refusal(await upload(last!))).toBe("uploadTotalFull");
    const own = await upload("articles");
    dataOf(await member.api(deleteFile, { body: { form_id: member.formId, uid: stored[0]!.uid } }));
    const room = await upload(last!);
    expect([refusal(own), refusal(room)]).toEqual([null, null]);
    await portal.rows(
      `with named as (select set_config('app.secret', $2, true))
       update document_request set ended_at = now(), outcome = 'cancelled' from named where application_id = $1`,
      [member.formId, tokenOf(rae)],
    );
    const [next] = await ask(rae, member, 1);
    expect(refusal(await upload(next!))).toBe(null);
  },
);
