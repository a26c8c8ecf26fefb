import { assign, setup } from "xstate";
import { callOf } from "../shared/call.ts";
import { proofOf } from "./email-proof.ts";
import { formOf } from "../shared/form-of.ts";

export type ChangeResult = { kind: "changed" } | { kind: "proofSpent" };

/** The new address, and the proofs of the codes sent to it and to the present address. */
export type ProvedChange = Record<"email" | "proof" | "present_proof", string>;

/** Input of the form: the present address of the account and its kind. */
interface Account {
  present: string;
  register_type: string;
  has_password: boolean;
}

export type EmailChangeEvent =
  | { type: "change.ask"; account: Account }
  | { type: "address.change" }
  | { type: "dialog.close" };

interface Context extends ProvedChange {
  account: Account;
}

const nothing: Context = {
  account: { present: "", register_type: "", has_password: false },
  email: "",
  proof: "",
  present_proof: "",
};

/** Is the account to have another e-mail address, and has the holder confirmed it? */
export const emailChange = setup({
  types: { context: {} as Context, events: {} as EmailChangeEvent },
  actors: {
    addressForm: formOf<{ email: string }>(),
    emailProof: proofOf<{ proof: string }>(),
    passwordForm: formOf<ChangeResult>(),
    presentProof: proofOf<{ present_proof: string }>(),
    changeCall: callOf<ProvedChange, ChangeResult>(),
  },
  actions: {
    assignPart: assign((_, part: Partial<Context>) => part),
    clearAll: assign(nothing),
  },
  guards: {
    isChanged: (_, { result }: { result: ChangeResult }) => result.kind === "changed",
    hasPassword: ({ context }) => context.account.has_password,
  },
}).createMachine({
  id: "emailChange",
  description: "Runs for the account holder only. No step reveals who owns the new address.",
  context: nothing,
  initial: "resting",
  states: {
    resting: {
      entry: "clearAll",
      on: {
        "change.ask": {
          target: "asked",
          actions: { type: "assignPart", params: ({ event: { account } }) => ({ account }) },
        },
      },
    },
    asked: {
      on: { "dialog.close": "resting" },
      initial: "givingAddress",
      states: {
        givingAddress: {
          invoke: {
            id: "addressForm",
            src: "addressForm",
            input: ({ context }) => ({ values: { ...context.account } }),
            onDone: {
              target: "proving",
              actions: { type: "assignPart", params: ({ event }) => event.output.result },
            },
          },
        },
        proving: {
          description: "The person shows that they read mail to the new address.",
          invoke: {
            id: "emailProof",
            src: "emailProof",
            input: ({ context }) => ({ email: context.email }),
            onDone: {
              target: "confirming",
              actions: { type: "assignPart", params: ({ event }) => event.output.result },
            },
          },
          on: { "address.change": "givingAddress" },
          initial: "firstTime",
          states: {
            firstTime: {},
            again: { description: "A proof has expired, or the address was taken meanwhile." },
          },
        },
        confirming: {
          always: [{ guard: "hasPassword", target: "givingPassword" }, "readingPresentMail"],
        },
        givingPassword: {
          description: "The form makes the change, shows a failure and repeats it.",
          invoke: {
            id: "passwordForm",
            src: "passwordForm",
            input: ({ context: { email, proof } }) => ({ values: { email, proof } }),
            onDone: [
              {
                guard: { type: "isChanged", params: ({ event }) => event.output },
                target: "#emailChange.resting",
              },
              { target: "proving.again" },
            ],
          },
          on: { "address.change": "givingAddress" },
        },
        readingPresentMail: {
          description: "Without a password, a code to the present address confirms the holder.",
          invoke: {
            id: "presentProof",
            src: "presentProof",
            input: ({ context }) => ({ email: context.account.present }),
            onDone: {
              target: "changing",
              actions: { type: "assignPart", params: ({ event }) => event.output.result },
            },
          },
          on: { "address.change": "givingAddress" },
        },
        changing: {
          invoke: {
            id: "change",
            src: "changeCall",
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: "isChanged", params: ({ event }) => ({ result: event.output }) },
                target: "#emailChange.resting",
              },
              { target: "proving.again" },
            ],
          },
        },
      },
    },
  },
});
