import type {
  application,
  WorkEvent,
  WorkReply,
} from "@gatehouse/machines/application/application";
import { type ActorRefFrom, fromCallback } from "xstate";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import { actorIn, servicesOf } from "#portal/system/system.ts";
import type { AnswerStore, Unsaved } from "./answers.ts";
import { isSaved } from "./draft.ts";
import { isPending, pendingOf } from "./pending.ts";
import { applicationActorIn } from "./application-system.ts";
import { throttle } from "#portal/actors/delays.ts";
import { saveBody } from "./save-call.ts";

/** Browsers reject a larger body after the page has closed. */
const keepaliveBytes = 60_000;

/** Throws if there is no local copy, or it cannot be written. */
async function write(answers: AnswerStore): Promise<void> {
  const { copy, base } = answers.getSnapshot().context;
  if (!copy) throw new Error("there is no local copy");
  const pending = pendingOf(answers.getSnapshot().context);
  if (Object.keys(pending).length === 0) return copy.own.clear();
  const entry: Unsaved = { revision: base.revision, pending };
  if (!(await copy.own.write(entry))) throw new Error("the storage is full");
}

/** Writes pending answers to the encrypted local copy, and sends them when the page closes. */
export const localCopy = fromCallback<WorkEvent, AnswerStore, WorkReply>((scope) => {
  const { input: answers, self, system, receive, emit, sendBack } = scope;
  const stored = () => answers.getSnapshot().context;
  const parent = self._parent as ActorRefFrom<typeof application>;
  const draft = applicationActorIn(system, "draft");
  const session = actorIn(system, "session");
  const keep = () =>
    write(answers).then(
      () => sendBack({ type: "copy.keep" }),
      () => sendBack({ type: "copy.fail" }),
    );
  const writing = throttle(limits.journalDelayMs, () => void keep());
  let [seen, isSent] = [stored(), false];

  void keep();
  const edits = answers.subscribe(({ context }) => {
    const [before, isEdited] = [seen, context.answers !== seen.answers];
    seen = context;
    // A page from the back-forward cache can be edited again.
    if (isEdited && isSent) context.copy?.own.forgetSent();
    if (isEdited) isSent = false;
    if (context.base !== before.base) {
      writing.cancel();
      void keep();
    } else if (isEdited) writing.request();
  });

  /** During a conflict the answers stay in the copy: the server would reject them. */
  const flush = () => {
    writing.cancel();
    void keep();
    if (!session.getSnapshot().matches("member")) return;
    if (draft?.getSnapshot().matches("conflict")) return;
    if (!isPending(stored())) return;
    const saveId = stored().saveId ?? crypto.randomUUID();
    const body = saveBody(stored(), pendingOf(stored()), saveId);
    if (new TextEncoder().encode(JSON.stringify(body)).length > keepaliveBytes) return;
    isSent = true;
    void servicesOf(system).api(saveKyc, { body, keepalive: true });
    // Throws if the local storage is full.
    stored().copy?.own.noteSent(saveId);
  };

  const isHeld = async () => {
    writing.cancel();
    await keep();
    const queues = Object.values(parent.getSnapshot().context.queues);
    const isUploading = queues.some((queue) =>
      queue.getSnapshot().context.files.some((file) => file.stored === null),
    );
    return isUploading || isPending(stored());
  };

  receive(({ type }) => {
    const reportHeld = (held: boolean) => emit({ type: "work.kept", isHeld: held });
    const reportSaved = (saved: boolean) => emit({ type: "work.saved", isSaved: saved });
    if (type === "work.keep") isHeld().then(reportHeld, () => reportHeld(true));
    else isSaved(system, answers).then(reportSaved, () => reportSaved(false));
  });
  addEventListener("pagehide", flush);
  return () => {
    removeEventListener("pagehide", flush);
    edits.unsubscribe();
    flush();
  };
});
