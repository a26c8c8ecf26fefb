import type { SessionBegin } from "@gatehouse/machines/invitation-entry";
import { fromCallback } from "xstate";
import type { login } from "#contract/calls/account.ts";
import type { ReplyTo } from "#contract/calls/call.ts";
import { begin, whenPersonChanges } from "./session.ts";

/** The session as charts that sign a person in reach it. It reports when another person is signed in. */
export const sessionLink = (afterBegin?: () => void) =>
  fromCallback<SessionBegin>(({ sendBack, receive }) => {
    receive(({ reply }) => {
      begin(reply as ReplyTo<typeof login>);
      afterBegin?.();
    });
    return whenPersonChanges(() => sendBack({ type: "person.change" }));
  });
