import { assign, fromCallback, setup, spawnChild, stopChild } from "xstate";
import { callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";
import { visit } from "../shared/visit.ts";
import type { CheckReport } from "./check-event.ts";
import { checkFollow } from "./check-follow.ts";

/** url: the vendor's page, for a check that is under way. */
export type CheckBegun =
  | { kind: "begun"; url: string }
  | { kind: "verified" }
  | { kind: "expired" };

/** arrival: the input of the visit. Waits in ms. */
export interface FaceStepInput {
  arrival: object;
  shortest: number;
  longest: number;
}

export type FaceStepEvent =
  | CheckReport
  | { type: "check.begin" | "check.cancel" | "page.show" | "ticket.change" };

/** On the phone: what must the person do next, and how did the check end? */
export const faceStep = setup({
  types: {
    context: {} as FaceStepInput & { url: string },
    events: {} as FaceStepEvent,
    input: {} as FaceStepInput,
    tags: {} as "busy" | "open" | "settled" | "failed",
  },
  actors: {
    visit,
    watchTicket: fromCallback(unprovided),
    checkFollow,
    beginCall: callOf<undefined, CheckBegun>(),
    openVendor: fromCallback<FaceStepEvent, { url: string }>(unprovided),
  },
  actions: {
    startFollow: spawnChild("checkFollow", {
      id: "follow",
      input: ({ self, context: { shortest, longest } }) => ({ page: self, shortest, longest }),
    }),
    stopFollow: stopChild("follow"),
    assignUrl: assign((_, begun: CheckBegun) => ({ url: begun.kind === "begun" ? begun.url : "" })),
    clearUrl: assign({ url: "" }),
  },
  guards: {
    isVerified: (_, { kind }: CheckBegun) => kind === "verified",
    isExpired: (_, { kind }: CheckBegun) => kind === "expired",
  },
}).createMachine({
  id: "faceStep",
  description: "The result comes from the server alone, which asks the vendor.",
  context: ({ input }) => ({ ...input, url: "" }),
  invoke: [
    { id: "visit", src: "visit", systemId: "visit", input: ({ context }) => context.arrival },
    { id: "watchTicket", src: "watchTicket" },
  ],
  on: { "ticket.change": ".following" },
  initial: "following",
  states: {
    following: {
      entry: "startFollow",
      exit: "stopFollow",
      on: {
        "check.ready": ".ready",
        "check.underWay": ".underWay",
        "check.verified": "verified",
        "check.failed": ".failed",
        "check.notSamePerson": ".notSamePerson",
        "check.interrupted": ".interrupted",
        "check.timedOut": ".timedOut",
        "check.cameraRefused": ".cameraRefused",
        "check.unsupportedBrowser": ".unsupportedBrowser",
        "check.systemError": ".systemError",
        "link.expired": "expired",
        "link.missing": "missing",
      },
      initial: "reading",
      states: {
        reading: { tags: "busy" },
        ready: {
          description: "Says who asks for the check, and what it needs. Nothing starts by itself.",
          tags: "open",
          on: { "check.begin": "#faceStep.beginning" },
        },
        underWay: {
          description: "Back from the vendor, or begun elsewhere: the result is not known yet.",
          tags: "open",
          on: { "check.begin": "#faceStep.beginning" },
        },
        failed: { tags: ["failed", "open"], on: { "check.begin": "#faceStep.beginning" } },
        notSamePerson: { tags: ["failed", "open"], on: { "check.begin": "#faceStep.beginning" } },
        interrupted: { tags: ["failed", "open"], on: { "check.begin": "#faceStep.beginning" } },
        timedOut: { tags: ["failed", "open"], on: { "check.begin": "#faceStep.beginning" } },
        cameraRefused: { tags: ["failed", "open"], on: { "check.begin": "#faceStep.beginning" } },
        unsupportedBrowser: {
          tags: ["failed", "open"],
          on: { "check.begin": "#faceStep.beginning" },
        },
        systemError: { tags: ["failed", "open"], on: { "check.begin": "#faceStep.beginning" } },
      },
    },
    beginning: {
      description: "A check that is under way continues: it is begun once.",
      entry: "clearUrl",
      invoke: {
        id: "begin",
        src: "beginCall",
        input: undefined,
        onDone: [
          {
            guard: { type: "isVerified", params: ({ event }) => event.output },
            target: "verified",
          },
          { guard: { type: "isExpired", params: ({ event }) => event.output }, target: "expired" },
          {
            target: "leaving",
            actions: { type: "assignUrl", params: ({ event }) => event.output },
          },
        ],
      },
      on: { "check.cancel": "following" },
    },
    leaving: {
      description:
        "The browser opens the vendor's page. Back, or a stop on the way, shows this page.",
      tags: "busy",
      invoke: {
        id: "openVendor",
        src: "openVendor",
        input: ({ context: { url } }) => ({ url }),
      },
      on: { "page.show": "following", "check.cancel": "following" },
    },
    verified: { tags: "settled" },
    missing: { description: "The page was opened without a link.", tags: "settled" },
    expired: {
      description: "Wrong, ended, too old, or another person's: the same page for all.",
      tags: "settled",
    },
  },
});
