import type { ReplyTo } from "#contract/calls/call.ts";
import type { whoAmI } from "#contract/calls/account.ts";
import type { Context } from "../http/context.ts";
import type { SignedIn } from "../sessions/sessions.ts";

export type PersonReply = ReplyTo<typeof whoAmI>;

type Person = Pick<SignedIn, "contactName" | "email" | "role" | "idleUntil" | "endsAt">;

export function personReply(person: Person, accountNumber: string, now: Date): PersonReply {
  return {
    contact_name: person.contactName ?? "",
    email: person.email,
    is_assistant: person.role === "assistant",
    is_form_email: person.role === "assistant",
    account_number: accountNumber,
    idle_until: person.idleUntil.getTime(),
    ends_at: person.endsAt.getTime(),
    now: now.getTime(),
  };
}

export async function personOf(context: Context): Promise<PersonReply> {
  const member = context.member();
  return personReply(member, member.accountNumber, context.now);
}
