import { desk, type Found } from "@gatehouse/machines/desk/desk";
import { call, callOf, type CallOutcome } from "@gatehouse/machines/shared/call";
import { formOf } from "@gatehouse/machines/shared/form-of";
import { type ActorRefFrom, createActor, fromPromise, waitFor } from "xstate";
import { deskLogout, deskMe, type DeskPerson } from "#contract/calls/desk-session.ts";
import { drafts } from "../features/drafts/drafts.ts";
import { codeForm, passwordForm } from "../features/sessions/sign-in-forms.ts";
import { type Api, createApi } from "./api.ts";
import { callOutcome } from "./refusals.ts";

/** The root of the desk's actor system, with the client of its calls. */
export interface Desk {
  root: ActorRefFrom<typeof desk>;
  api: Api;
  /** Asks once someone is signed in, and again after a session that ended meanwhile. */
  load: Api;
}

/** Starts the actor system of one tab. */
export function createDesk(): Desk {
  const api = createApi({
    person: () => (root.getSnapshot().context.person as DeskPerson | null)?.id,
    onEnd: () => root.send({ type: "session.end" }),
    onOther: () => root.send({ type: "session.displace" }),
  });
  const root = createActor(
    desk.provide({
      actors: {
        findPerson: fromPromise<Found>(async () => {
          const outcome = await api(deskMe);
          if (outcome.ok) return { person: outcome.data };
          if (outcome.refusal !== "sessionExpired") throw new Error(outcome.refusal);
          return { person: null };
        }),
        drafts,
        passwordForm: formOf<object>(passwordForm(api)),
        codeForm: formOf<{ person: object }>(codeForm(api)),
        logoutCall: callOf<undefined, undefined>(
          call.provide({
            actors: {
              send: fromPromise<CallOutcome, object | undefined>(async () =>
                callOutcome(await api(deskLogout)),
              ),
            },
          }),
        ),
      },
    }),
    { systemId: "desk" },
  );
  root.start();
  const load: Api = async (...asked) => {
    await waitFor(root, (snapshot) => snapshot.matches("signedIn"), { timeout: Infinity });
    const outcome = await api(...asked);
    const isOver = !outcome.ok && ["sessionExpired", "otherPerson"].includes(outcome.refusal);
    return isOver ? load(...asked) : outcome;
  };
  return { root, api, load };
}
