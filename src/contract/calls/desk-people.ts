import * as v from "valibot";
import { type DeskRole, deskRoleIds, peopleReaders } from "../desk/roles.ts";
import * as contactRules from "../rules/contact.ts";
import * as secretsRules from "../rules/secrets.ts";
import * as textRules from "../rules/text.ts";
import { deskCall } from "./desk-call.ts";
import { deskPerson } from "./desk-session.ts";

const moment = v.number();
const administrators: readonly DeskRole[] = ["administrator"];

export const wantedRoles = v.pipe(v.array(v.picklist(deskRoleIds)), v.minLength(1));

/** Everyone at the desk, those who are disabled too, by name. */
export const deskDirectory = deskCall({
  route: "GET /desk/api/directory",
  roles: peopleReaders,
  reply: v.array(
    v.object({
      ...deskPerson.entries,
      /** Whether password and second factor are set up. */
      is_ready: v.boolean(),
      /** Until when the link for it works; null where there is none. */
      link_until: v.nullable(moment),
      last_sign_in: v.nullable(moment),
      disabled_at: v.nullable(moment),
    }),
  ),
});

/** Mails the person a link to set up password and second factor. */
export const deskAddPerson = deskCall({
  route: "POST /desk/api/person",
  roles: administrators,
  body: v.object({ name: textRules.freeText(), email: contactRules.email, roles: wantedRoles }),
});

const onPerson = <B extends v.ObjectEntries>(name: string, entries: B) =>
  deskCall({
    route: `POST /desk/api/person/{id}/${name}`,
    roles: administrators,
    params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
    body: v.object(entries),
  });

/** `before`: the roles as they were shown. */
export const deskSetRoles = onPerson("roles", {
  roles: wantedRoles,
  before: v.array(v.picklist(deskRoleIds)),
});
export const deskDisable = onPerson("disable", {});
export const deskEnable = onPerson("enable", {});
/** Password and second factor end; the person is mailed a link to set up new ones. */
export const deskReset = onPerson("reset", {});

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** What the person enters in the authenticator app. */
export const deskSetUp = deskCall({
  route: "POST /desk/api/set-up",
  roles: "anyone",
  body: v.object({ token }),
  reply: v.object({
    name: v.string(),
    email: v.string(),
    secret: v.string(),
    /** The QR code: its side in modules, and the dark ones as an SVG path. */
    picture: v.object({ size: v.number(), path: v.string() }),
  }),
});

/** Ends the link. Gives the recovery codes, once. */
export const deskFinishSetUp = deskCall({
  route: "POST /desk/api/set-up/finish",
  roles: "anyone",
  body: v.object({ token, password: secretsRules.newPassword, code: secretsRules.code }),
  reply: v.object({ recovery: v.array(v.string()) }),
});
