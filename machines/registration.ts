import { assertEvent, assign, fromPromise, sendTo, setup, type ActorLogic } from "xstate";

export type Pane = "details" | "password";

export type VerifyOutcome =
  | { kind: "proved" }
  | { kind: "wrong"; triesLeft: number }
  | { kind: "spent" }
  | { kind: "refused"; refusal: string };

export type RegisterOutcome =
  | { kind: "registered" }
  | { kind: "issues"; pane: Pane }
  | { kind: "proofSpent" }
  | { kind: "refused"; refusal: string };

export type RegistrationEvent =
  | { type: "details.change" }
  | { type: "code.edit" }
  | { type: "code.submit"; code: string };

interface Context {
  email: string;
  provedEmail: string | null;
  triesLeft: number | null;
  refusal: string | null;
}

interface Verified {
  outcome: VerifyOutcome;
}
interface Answered {
  outcome: RegisterOutcome;
}

// A form's or code request's snapshot is its own affair: any logic fits that takes this input.
// oxlint-disable-next-line typescript/no-explicit-any
type PaneLogic = ActorLogic<any, any, { pane: Pane }>;
// Its snapshot is its own affair too.
// oxlint-disable-next-line typescript/no-explicit-any
type CodeRequestLogic = ActorLogic<any, any, { email: string }>;

/** How does somebody new get an account, and at which step is the work now? */
export const registration = setup({
  types: {
    context: {} as Context,
    events: {} as RegistrationEvent,
    output: {} as { email: string },
    tags: {} as "busy" | "open" | "failed" | "settled",
  },
  actors: {
    detailsForm: fromPromise(() =>
      Promise.reject(new Error("detailsForm is not provided")),
    ) as PaneLogic,
    passwordForm: fromPromise(() =>
      Promise.reject(new Error("passwordForm is not provided")),
    ) as PaneLogic,
    codeRequest: fromPromise(() =>
      Promise.reject(new Error("codeRequest is not provided")),
    ) as CodeRequestLogic,
    verifyCode: fromPromise<VerifyOutcome, { email: string; code: string }>(() =>
      Promise.reject(new Error("verifyCode is not provided")),
    ),
    register: fromPromise<RegisterOutcome, { email: string }>(() =>
      Promise.reject(new Error("register is not provided")),
    ),
  },
  actions: {
    "know the address": assign((_, { email }: { email: string }) => ({ email })),
    "the address is proved": assign({ provedEmail: ({ context }) => context.email }),
    "the proof is void": assign({ provedEmail: null }),
    "count the tries left": assign((_, { outcome }: Verified) =>
      outcome.kind === "wrong" ? { triesLeft: outcome.triesLeft } : {},
    ),
    "ask for the first code": sendTo("codeRequest", { type: "code.send" }),
    "forget the tries": assign({ triesLeft: null }),
    "keep the refusal": assign((_, { outcome }: Verified | Answered) =>
      outcome.kind === "refused" ? { refusal: outcome.refusal } : {},
    ),
    "forget the refusal": assign({ refusal: null }),
  },
  guards: {
    "already proved": ({ context }, { email }: { email: string }) => email === context.provedEmail,
    proved: (_, { outcome }: Verified) => outcome.kind === "proved",
    "wrong code": (_, { outcome }: Verified) => outcome.kind === "wrong",
    "code spent": (_, { outcome }: Verified) => outcome.kind === "spent",
    registered: (_, { outcome }: Answered) => outcome.kind === "registered",
    "proof spent": (_, { outcome }: Answered) => outcome.kind === "proofSpent",
    "details at fault": (_, { outcome }: Answered) =>
      outcome.kind === "issues" && outcome.pane === "details",
    "password at fault": (_, { outcome }: Answered) =>
      outcome.kind === "issues" && outcome.pane === "password",
  },
}).createMachine({
  id: "registration",
  description: "Answers, code and password stay outside; the chart knows the address alone.",
  context: { email: "", provedEmail: null, triesLeft: null, refusal: null },
  output: ({ context }) => ({ email: context.email }),
  initial: "givingDetails",
  states: {
    givingDetails: {
      description: "Who applies. An address that is already proved is not proved again.",
      tags: "open",
      invoke: {
        id: "detailsForm",
        src: "detailsForm",
        input: { pane: "details" },
        onDone: [
          {
            guard: { type: "already proved", params: ({ event }) => event.output.result },
            target: "choosingPassword",
          },
          {
            target: "proving",
            actions: [
              "the proof is void",
              { type: "know the address", params: ({ event }) => event.output.result },
            ],
          },
        ],
      },
    },
    proving: {
      description: "A code goes to the address; codeRequest says when another may be asked for.",
      invoke: {
        id: "codeRequest",
        src: "codeRequest",
        input: ({ context }) => ({ email: context.email }),
      },
      on: { "details.change": "givingDetails" },
      initial: "arriving",
      states: {
        arriving: {
          description: "The first code is asked for at once; a wait from before a reload goes on.",
          entry: "ask for the first code",
          always: "enteringCode",
        },
        enteringCode: {
          tags: "open",
          on: { "code.edit": ".typing", "code.submit": "verifying" },
          initial: "typing",
          states: {
            typing: {},
            wrongCode: {
              description: "The message and the tries left are there as long as this state is.",
              tags: "failed",
              exit: "forget the tries",
            },
            codeSpent: {
              description: "Tried too often or too late: only another code helps.",
              tags: "failed",
            },
            proofSpent: {
              description: "The password took too long; the address must be proved again.",
              tags: "failed",
            },
            declined: { tags: "failed", exit: "forget the refusal" },
            unanswered: { tags: "failed" },
          },
        },
        verifying: {
          tags: "busy",
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            input: ({ context, event }) => {
              assertEvent(event, "code.submit");
              return { email: context.email, code: event.code };
            },
            onDone: [
              {
                guard: { type: "proved", params: ({ event }) => ({ outcome: event.output }) },
                target: "#registration.choosingPassword",
                actions: "the address is proved",
              },
              {
                guard: { type: "wrong code", params: ({ event }) => ({ outcome: event.output }) },
                target: "enteringCode.wrongCode",
                actions: {
                  type: "count the tries left",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
              {
                guard: { type: "code spent", params: ({ event }) => ({ outcome: event.output }) },
                target: "enteringCode.codeSpent",
              },
              {
                target: "enteringCode.declined",
                actions: {
                  type: "keep the refusal",
                  params: ({ event }) => ({ outcome: event.output }),
                },
              },
            ],
            onError: "enteringCode.unanswered",
          },
        },
      },
    },
    choosingPassword: {
      tags: "open",
      invoke: {
        id: "passwordForm",
        src: "passwordForm",
        input: { pane: "password" },
        onDone: "registering",
      },
      on: { "details.change": "givingDetails" },
      initial: "choosing",
      states: {
        choosing: {},
        declined: { tags: "failed", exit: "forget the refusal" },
        unanswered: { tags: "failed" },
      },
    },
    registering: {
      tags: "busy",
      invoke: {
        id: "register",
        src: "register",
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: "registered", params: ({ event }) => ({ outcome: event.output }) },
            target: "registered",
          },
          {
            guard: { type: "proof spent", params: ({ event }) => ({ outcome: event.output }) },
            target: "proving.enteringCode.proofSpent",
            actions: "the proof is void",
          },
          {
            guard: { type: "details at fault", params: ({ event }) => ({ outcome: event.output }) },
            target: "givingDetails",
          },
          {
            guard: {
              type: "password at fault",
              params: ({ event }) => ({ outcome: event.output }),
            },
            target: "choosingPassword",
          },
          {
            target: "choosingPassword.declined",
            actions: {
              type: "keep the refusal",
              params: ({ event }) => ({ outcome: event.output }),
            },
          },
        ],
        onError: "choosingPassword.unanswered",
      },
    },
    registered: { tags: "settled", type: "final" },
  },
});
