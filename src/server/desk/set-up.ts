import type { DeskCalls } from "#contract/calls/desk.ts";
import { sha256 } from "../crypto.ts";
import { tx, withSecret } from "../database/database.ts";
import type { HandlersFor } from "../http/handler.ts";
import { consume, ticketsPerPlace } from "../http/rate-limits.ts";
import { isTooCommon } from "../passwords/common-passwords.ts";
import { hashSemaphore } from "../passwords/hash-semaphore.ts";
import { Refused } from "../refused.ts";
import type { DeskContext } from "./desk-context.ts";
import { recordOfDesk } from "./desk-events.ts";
import { changePerson, personByLink } from "./desk-person-queries.ts";
import { enrol, secretOf, stepOf } from "./second-factor.ts";

/** By the link of a mail: the person alone learns what they sign in with. */
export const setUpHandlers: HandlersFor<DeskCalls, DeskContext>["setUp"] = {
  async deskSetUp(context, { body: { token } }) {
    const { keys } = context;
    const person = await personOf(context, token);
    return { name: person.name, email: person.email, ...secretOf(keys, person) };
  },

  async deskFinishSetUp(context, { body: { token, password, code } }) {
    const { db, keys, now, passwords } = context;
    const { email } = await personOf(context, token);
    if (isTooCommon(password, email)) throw new Refused("passwordCommon");
    const hash = await hashSemaphore(context.addressRange, () => passwords.hash(password));
    return tx(db, async (handle) => {
      const person = await personByLink(handle, sha256(token), now);
      if (!person) throw new Refused("setUpEnded");
      const { id, email_key } = person;
      const step = stepOf(keys, person, code, now);
      if (step === null) throw new Refused("codeMismatch");
      const { recovery, recoveryHashes } = enrol(keys, id, email);
      await changePerson(handle, id, {
        password_hash: hash,
        totp_step: step,
        recovery_hashes: recoveryHashes,
        setup_sha256: null,
        setup_until: null,
      });
      await withSecret(handle, email_key);
      await recordOfDesk(handle, { personId: id, action: "person.setUp" }, now);
      return { recovery };
    });
  },
};

async function personOf({ db, now, addressRange }: DeskContext, token: string) {
  const limit = { key: `desk links a minute|${addressRange}`, ...ticketsPerPlace };
  const consumed = await consume(db, limit, now);
  if (!consumed.allowed) throw new Refused("tooMany", { seconds: consumed.secondsLeft });
  const person = await tx(db, (handle) => personByLink(handle, sha256(token), now));
  if (!person) throw new Refused("setUpEnded");
  return person;
}
