import * as v from "valibot";
import * as contactRules from "../rules/contact.ts";
import * as secretsRules from "../rules/secrets.ts";
import { deskRoleIds } from "../desk/roles.ts";
import { deskCall } from "./desk-call.ts";

const moment = v.number();

export const deskPerson = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(deskRoleIds)),
});

const signedIn = v.object({ ...deskPerson.entries, idle_until: moment, now: moment });

export type DeskPerson = v.InferOutput<typeof deskPerson>;

/** The first factor; the session does nothing else until the code is entered. */
export const deskLogin = deskCall({
  route: "POST /desk/api/login",
  roles: "anyone",
  body: v.object({ email: contactRules.email, password: secretsRules.givenPassword }),
  reply: v.object({ name: v.string() }),
});

/** A code of the authenticator app, or a recovery code. */
export const deskCode = deskCall({
  route: "POST /desk/api/code",
  roles: "anyone",
  body: v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40)) }),
  reply: signedIn,
});

export const deskLogout = deskCall({ route: "POST /desk/api/logout", roles: "anyone" });

export const deskMe = deskCall({
  route: "GET /desk/api/me",
  isPoll: true,
  roles: "signedIn",
  reply: signedIn,
});

/** A 32-byte key in base64 that encrypts what this person has typed and not sent, in the browser. */
export const deskDraftKey = deskCall({
  route: "GET /desk/api/draft-key",
  roles: "signedIn",
  reply: v.object({ key: v.string() }),
});

export const deskPeople = deskCall({
  route: "GET /desk/api/people",
  roles: "signedIn",
  reply: v.array(deskPerson),
});
