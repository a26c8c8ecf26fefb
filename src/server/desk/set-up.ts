import type { DeskCalls } from "#contract/calls/desk.ts";
import { tx, type Tx, withSecret } from "../database/database.ts";
import type { HandlersFor } from "../http/handler.ts";
import { spendUse, ticketsPerPlace } from "../http/rate-limits.ts";
import { isTooCommon } from "../passwords/common-passwords.ts";
import { hashOf } from "../passwords/hash-semaphore.ts";
import { Refused } from "../refused.ts";
import type { DeskContext } from "./desk-context.ts";
import { recordOfDesk } from "./desk-events.ts";
import { changePerson, personByLink } from "./desk-person-queries.ts";
import { enrol, secretOf, stepOf } from "./second-factor.ts";

/** By the link of a mail: the person alone learns what they sign in with. */
export const setUpHandlers: HandlersFor<DeskCalls, DeskContext>["setUp"] = {
  /** Each opening shows another secret, so that a reader of the mail learns none that is used later. */
  async deskSetUp(context, { body: { token } }) {
    const { db, keys, now } = context;
    await limitLinks(context);
    return tx(db, async (handle) => {
      const { id, name, email, email_key } = await personIn(handle, context, token);
      const { encryptedSecret } = enrol(keys, id, email);
      await changePerson(handle, id, { totp_secret: encryptedSecret });
      await withSecret(handle, email_key);
      await recordOfDesk(handle, { personId: id, action: "setUp.open" }, now);
      return { name, email, ...secretOf(keys, { id, email, totp_secret: encryptedSecret }) };
    });
  },

  async deskFinishSetUp(context, { body: { token, password, code } }) {
    const { db, keys, now } = context;
    await limitLinks(context);
    const linked = await tx(db, (handle) => personIn(handle, context, token));
    if (isTooCommon(password, linked.email)) throw new Refused("passwordCommon");
    const hash = await hashOf(context, linked.id, password);
    return tx(db, async (handle) => {
      const person = await personIn(handle, context, token);
      const { id, email, email_key } = person;
      const step = stepOf(keys, person, code, now);
      if (step === null) throw new Refused("codeMismatch");
      const { recovery, recoveryHashes } = enrol(keys, id, email);
      await changePerson(handle, id, {
        password_hash: hash,
        totp_step: step,
        recovery_hashes: recoveryHashes,
        setup_hmac: null,
        setup_until: null,
      });
      await withSecret(handle, email_key);
      await recordOfDesk(handle, { personId: id, action: "person.setUp" }, now);
      return { recovery };
    });
  },
};

async function limitLinks({ db, now, addressRange }: DeskContext): Promise<void> {
  const limit = { key: `desk links a minute|${addressRange}`, ...ticketsPerPlace };
  await spendUse(db, limit, now);
}

async function personIn(handle: Tx, { keys, now }: DeskContext, token: string) {
  const person = await personByLink(handle, keys.tokenHmac("desk_person", token), now);
  if (!person) throw new Refused("setUpEnded");
  return person;
}
