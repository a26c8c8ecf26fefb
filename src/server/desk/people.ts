import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { DeskCalls } from "#contract/calls/desk.ts";
import { deskRoleIds } from "#contract/desk/roles.ts";
import { limits } from "#contract/limits.ts";
import { hoursAfter } from "../clock.ts";
import { newToken } from "../crypto.ts";
import type { Tx } from "../database/database.ts";
import { lockDesk } from "../database/locks.ts";
import type { HandlersFor } from "../http/handler.ts";
import { deskSetUpMail, type SetUp } from "../mail/desk-mails.ts";
import { postMail } from "../mail/mail.ts";
import { Refused } from "../refused.ts";
import type { DeskContext } from "./desk-context.ts";
import { recordListRead, recordOfDesk } from "./desk-events.ts";
import * as people from "./desk-person-queries.ts";
import { enrol } from "./second-factor.ts";

/** Each change is an event, and ends what it must in the database (migrations). */
export const peopleHandlers: HandlersFor<DeskCalls, DeskContext>["people"] = {
  deskDirectory: (context) =>
    context.asPerson(null, async (handle) => {
      const { personId } = context.person();
      await recordListRead(handle, { personId, action: "people.read" }, context.now);
      return (await people.directory(handle)).map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        roles: row.roles,
        is_ready: row.is_ready === true,
        link_until: row.setup_until?.getTime() ?? null,
        last_sign_in: row.last_sign_in?.getTime() ?? null,
        disabled_at: row.disabled_at?.getTime() ?? null,
      }));
    }),

  deskAddPerson: (context, { body: { email, name, roles } }) =>
    asAdministrator(context, async (handle) => {
      const { keys } = context;
      const id = randomUUID();
      const { token, ...access } = newLink(context);
      const totpSecret = enrol(keys, id, email).encryptedSecret;
      const emailKey = keys.deskEmailKey(email);
      const person = { email, emailKey, name, roles: inOrder(roles), totpSecret, access };
      if ((await people.addPerson(handle, id, person)) === null) throw new Refused("personExists");
      await mailLink(handle, context, email, { why: "added", token, until: access.until });
      await recorded(handle, context, "person.add", `${id}: ${person.roles.join(", ")}`);
    }),

  deskSetRoles: (context, { params: { id }, body }) =>
    onOther(context, id, async (handle, person) => {
      const [before, now, roles] = [body.before, person.roles, body.roles].map((given) =>
        inOrder(given).join(", "),
      );
      if (now === roles) return;
      if (now !== before) throw new Refused("personChanged");
      await people.changePerson(handle, id, { roles: inOrder(body.roles) });
      await recorded(handle, context, "person.roles", `${id}: ${roles}`);
    }),

  deskDisable: (context, { params: { id } }) =>
    onOther(context, id, async (handle, { disabled_at }) => {
      if (disabled_at) return;
      await people.changePerson(handle, id, { disabled_at: context.now });
      await recorded(handle, context, "person.disable", id);
    }),

  deskEnable: (context, { params: { id } }) =>
    onOther(context, id, async (handle, { disabled_at }) => {
      if (!disabled_at) return;
      await people.changePerson(handle, id, { disabled_at: null });
      await recorded(handle, context, "person.enable", id);
    }),

  deskReset: (context, { params: { id } }) =>
    onOther(context, id, async (handle, { email, disabled_at }) => {
      if (disabled_at) throw new Refused("personChanged");
      const { token, hash, until } = newLink(context);
      await people.changePerson(handle, id, {
        password_hash: null,
        totp_secret: enrol(context.keys, id, email).encryptedSecret,
        totp_step: 0,
        recovery_hashes: [],
        setup_hmac: hash,
        setup_until: until,
      });
      await mailLink(handle, context, email, { why: "reset", token, until });
      await recorded(handle, context, "person.reset", id);
    }),
};

const inOrder = (given: readonly string[]) => deskRoleIds.filter((role) => given.includes(role));

function newLink({ keys, now }: DeskContext) {
  const token = newToken();
  const hash = keys.tokenHmac("desk_person", token);
  return { token, hash, until: hoursAfter(now, limits.deskSetUpHours) };
}

/** One change of people at a time; rejects with sessionExpired when the access of this administrator ended meanwhile. */
const asAdministrator = (context: DeskContext, work: (handle: Tx) => Promise<void>) =>
  context.asPerson(null, async (handle) => {
    await lockDesk(handle);
    const { rows } = await sql<{ may: boolean }>`select person_may('administrator') as may`.execute(
      handle,
    );
    if (!rows[0]?.may) throw new Refused("sessionExpired");
    await work(handle);
    return {};
  });

/** Rejects with ownAccess, or notFound. */
const onOther = (
  context: DeskContext,
  id: string,
  work: (handle: Tx, person: people.OtherPerson) => Promise<void>,
) =>
  asAdministrator(context, async (handle) => {
    if (id === context.person().personId) throw new Refused("ownAccess");
    const person = await people.personById(handle, id);
    if (!person) throw new Refused("notFound");
    await work(handle, person);
  });

const recorded = (handle: Tx, { now, ...context }: DeskContext, action: string, target: string) =>
  recordOfDesk(handle, { personId: context.person().personId, action, target }, now);

const mailLink = (
  handle: Tx,
  { keys, locale, now, settings: { brand, publicUrl } }: DeskContext,
  to: string,
  link: Omit<SetUp, "publicUrl">,
) => postMail(handle, keys, deskSetUpMail({ to, locale, brand }, { ...link, publicUrl }), now);
