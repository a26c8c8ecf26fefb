import { emailChange } from "@gatehouse/machines/email-change";
import type { AnyEvent, ChartModel } from "../kit/model.ts";

const email = "ada.wong@example.com";
const present = "ada@former.example";
const done = (actor: string, output: unknown): AnyEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

const cases = (hasPassword: boolean): AnyEvent[] => [
  { type: "change.ask", present, hasPassword },
  { type: "address.change" },
  { type: "change.retry" },
  { type: "dialog.close" },
  done("addressForm", { result: { email } }),
  done("emailProof", { email }),
  done("presentProof", { email: present }),
  done("passwordForm", {}),
  done("changeEmail", { kind: "changed" }),
  done("changeEmail", { kind: "proofSpent" }),
  done("changeEmail", { kind: "refused", refusal: "tooManyRequests" }),
  { type: "xstate.error.actor.changeEmail", error: "no answer" },
];

export const emailChangeModel: ChartModel = {
  file: "email-change",
  name: "emailChange",
  machine: emailChange,
  runs: [{ cases: cases(true) }, { cases: cases(false) }],
  invariants: {
    "an address is known once the first step is done": (snapshot) =>
      snapshot.matches("resting") ||
      snapshot.matches({ asked: "givingAddress" }) ||
      snapshot.context.email === email,
    "who has a password is asked for it, and who has none for the present mailbox": (snapshot) => {
      const isAsked = (confirming: string) => snapshot.matches({ asked: { confirming } });
      const { hasPassword } = snapshot.context;
      return (
        (!isAsked("givingPassword") || hasPassword) &&
        (!(isAsked("readingPresentMail") || isAsked("presentMailRead")) || !hasPassword)
      );
    },
    "the address can be changed until it is being bound": (snapshot) =>
      snapshot.can({ type: "address.change" }) ===
      (snapshot.matches({ asked: "proving" }) || snapshot.matches({ asked: "confirming" })),
    "a refusal is kept where it is shown, and nowhere else": (snapshot) =>
      (snapshot.context.refusal !== null) ===
      ["givingPassword", "presentMailRead"].some((asked) =>
        snapshot.matches({ asked: { confirming: { [asked]: "declined" } } }),
      ),
    "a dialog that is closed leaves nothing for the next": (snapshot) =>
      !snapshot.matches("resting") || Object.values(snapshot.context).every((kept) => !kept),
    "the dialog can be closed": (snapshot) =>
      snapshot.can({ type: "dialog.close" }) === snapshot.matches("asked"),
    "no code and no password is kept": ({ context }) =>
      Object.keys(context).toSorted().join() === "email,hasPassword,present,refusal",
  },
};
