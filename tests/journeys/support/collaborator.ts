import {
  loginByEkycTicket,
  sendAssistantEmail,
  sendCaptchaByTicket,
} from "#contract/calls/collaborators.ts";
import { createApi } from "#portal/system/api.ts";
import { someone } from "./applicant.ts";
import { codeFor, invitationFor } from "./mailbox.ts";
import { given, type Member } from "./member.ts";
import { Visitor } from "./visitor.ts";

/** Invites a collaborator and signs them in over HTTP, by the link and the code. */
export async function collaboratorOf(baseUrl: string, holder: Member) {
  const email = someone();
  given(await holder.api(sendAssistantEmail, { body: { email } }));
  const [, ticket = ""] = (await invitationFor(baseUrl, email)).split("#");
  const visitor = new Visitor(baseUrl);
  const api = createApi({ transport: (path, init) => visitor.fetch(String(path), init) });
  given(await api(sendCaptchaByTicket, { body: { ticket } }));
  const captcha = await codeFor(baseUrl, email, "code.assistant");
  given(await api(loginByEkycTicket, { body: { ticket, captcha } }));
  return { email, signedIn: visitor.signedIn };
}
