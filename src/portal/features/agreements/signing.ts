import { agreement } from "@gatehouse/machines/agreements/agreement";
import type {
  AgreementEvent,
  ShownText,
  SignRequest,
  SignResult,
} from "@gatehouse/machines/agreements/signing";
import type { AnswersRef } from "@gatehouse/machines/shared/answers";
import { type ActorRefFrom, fromCallback } from "xstate";
import { signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import type { SentBodyOf } from "#contract/calls/call.ts";
import type { signSection } from "#contract/forms/agreements/sign.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import { callActor } from "#portal/actors/call.ts";
import { throttle } from "#portal/actors/delays.ts";
import type { Journal } from "#portal/actors/journal.ts";
import { i18n } from "#portal/app/i18n.ts";
import { formFor } from "#portal/form/forms.ts";
import { callOutcome } from "#portal/system/refusals.ts";
import { servicesOf } from "#portal/system/system.ts";
import { forgetWait, wiredProof } from "../accounts/email-proof.ts";

type Body = SentBodyOf<typeof signOtcAggrement>;

/** Stores what is typed, encrypted. It is removed when the page finds the agreement signed. */
const typedCopy = (journal: Journal | undefined) =>
  fromCallback<AgreementEvent, AnswersRef>(({ input: answers }) => {
    let isWritten = true;
    const write = () => {
      isWritten = true;
      const { answers: typed } = answers.getSnapshot().context;
      void journal?.write(typed[""]);
    };
    const writing = throttle(limits.journalDelayMs, write);
    const flush = () => {
      writing.cancel();
      if (!isWritten) write();
    };
    const edits = answers.subscribe(() => {
      isWritten = false;
      writing.request();
    });
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      edits.unsubscribe();
      flush();
    };
  });

/** Tells which text is shown when the language changes: another text, which has not been confirmed. */
const language = (texts: Record<Locale, ShownText>) =>
  fromCallback<AgreementEvent, AnswersRef>(({ input: answers, sendBack }) => {
    let shown = i18n.locale;
    return i18n.on("change", () => {
      if (i18n.locale === shown) return;
      shown = i18n.locale;
      answers.send({ type: "answer.set", section: "", name: "confirmed", value: false });
      sendBack({ type: "text.show", text: texts[shown as Locale] });
    });
  });

const bodyOf = ({ text, values, key, proof }: SignRequest): Body => {
  const { capacity } = values;
  return {
    ...(text as Pick<Body, "line" | "locale"> & ShownText),
    idempotency_key: key,
    name: String(values["name"]),
    ...(typeof capacity === "string" ? { capacity } : {}),
    signature: values["signature"] as Body["signature"],
    proof,
  };
};

/** What was typed is removed at once, and not only by the page that is loaded again. */
const signCall = (journal: Journal | undefined) =>
  callActor<SignRequest, SignResult>(async (request, { system }) => {
    const { api, reload } = servicesOf(system);
    const outcome = await api(signOtcAggrement, { body: bodyOf(request) });
    const moved: SignResult = { kind: "lineMoved" };
    const found = callOutcome<unknown, SignResult>(outcome, () => ({ kind: "signed" }), {
      proofSpent: { kind: "proofSpent" },
      agreementChanged: { kind: "textChanged" },
      agreementSigned: moved,
      keyReused: moved,
      notPossible: moved,
    });
    if (found.kind === "answered" && found.result.kind === "signed") journal?.clear();
    if (found.kind === "answered" && ["signed", "lineMoved"].includes(found.result.kind)) reload();
    return found;
  });

interface Wiring {
  section: ReturnType<typeof signSection>;
  texts: Record<Locale, ShownText>;
  journal: Journal | undefined;
}

/** The chart of one agreement; once it is signed, the page is loaded again. */
export const wiredAgreement = ({ section, texts, journal }: Wiring) =>
  agreement.provide({
    actors: {
      typedCopy: typedCopy(journal),
      language: language(texts),
      signatureForm: formFor(
        section,
        () => [],
        async () => {
          forgetWait("sign");
          return { kind: "accepted", result: { key: crypto.randomUUID() } };
        },
      ),
      emailProof: wiredProof("sign", "proof", () => ({
        text_sha256: texts[i18n.locale as Locale].sha256,
      })),
      signCall: signCall(journal),
    },
  });

export type AgreementRef = ActorRefFrom<ReturnType<typeof wiredAgreement>>;
