import { assign, fromCallback, setup, spawnChild, stopChild } from "xstate";
import { callOf } from "../shared/call.ts";
import { unprovided } from "../shared/unprovided.ts";
import { visit } from "../shared/visit.ts";
import type { CheckReport } from "./check-event.ts";
import { checkFollow } from "./check-follow.ts";

/** The page of the phone, with the ticket in its address. */
export type PhoneLink = { url: string };

/** arrival: the input of the visit. canRenew: the holder is signed in, and makes the links. Waits in ms. */
export interface FaceVerificationInput {
  arrival: object;
  canRenew: boolean;
  shortest: number;
  longest: number;
}

export type FaceVerificationEvent = CheckReport | { type: "link.renew" | "ticket.change" };

/** On the screen beside the phone: which link does the phone open, and how did its check end? */
export const faceVerification = setup({
  types: {
    context: {} as FaceVerificationInput & PhoneLink,
    events: {} as FaceVerificationEvent,
    input: {} as FaceVerificationInput,
    tags: {} as "busy" | "open" | "settled" | "failed",
  },
  actors: {
    visit,
    watchTicket: fromCallback(unprovided),
    makeLink: callOf<{ isOwn: boolean }, PhoneLink>(),
    checkFollow,
    reloadPage: fromCallback(unprovided),
  },
  actions: {
    startFollow: spawnChild("checkFollow", {
      id: "follow",
      input: ({ self, context: { shortest, longest } }) => ({ page: self, shortest, longest }),
    }),
    stopFollow: stopChild("follow"),
    assignLink: assign((_, { url }: PhoneLink) => ({ url })),
    clearLink: assign({ url: "" }),
  },
  guards: {
    canRenew: ({ context }) => context.canRenew,
  },
}).createMachine({
  id: "faceVerification",
  description: "The phone does the check; this page shows the link and follows the server.",
  context: ({ input }) => ({ ...input, url: "" }),
  invoke: [
    { id: "visit", src: "visit", systemId: "visit", input: ({ context }) => context.arrival },
    { id: "watchTicket", src: "watchTicket" },
  ],
  on: {
    "ticket.change": [
      {
        description: "The page of the holder cannot become that of another person.",
        guard: "canRenew",
        target: ".reloading",
      },
      { description: "A person who came by mail opens another link.", target: ".linking" },
    ],
  },
  initial: "linking",
  states: {
    linking: {
      description: "The server makes a link for the holder; another person has one by mail.",
      tags: "busy",
      entry: "clearLink",
      invoke: {
        id: "makeLink",
        src: "makeLink",
        input: ({ context: { canRenew } }) => ({ isOwn: canRenew }),
        onDone: {
          target: "following",
          actions: { type: "assignLink", params: ({ event }) => event.output },
        },
      },
    },
    following: {
      description: "After each outcome but success the phone offers another try, with this link.",
      tags: "open",
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
        "link.renew": { guard: "canRenew", target: "linking" },
      },
      initial: "ready",
      states: {
        ready: { description: "QR code and link are shown; no phone has begun." },
        underWay: { description: "The phone is at the vendor." },
        failed: { tags: "failed" },
        notSamePerson: { tags: "failed" },
        interrupted: { tags: "failed" },
        timedOut: { tags: "failed" },
        cameraRefused: { tags: "failed" },
        unsupportedBrowser: { tags: "failed" },
        systemError: { tags: "failed" },
      },
    },
    verified: { tags: "settled" },
    expired: {
      description: "The holder makes a new link; another person asks the holder for one.",
      tags: "settled",
      entry: "clearLink",
      on: { "link.renew": { guard: "canRenew", target: "linking" } },
    },
    reloading: {
      description: "The page is loaded again as that of the other link.",
      tags: "busy",
      entry: "clearLink",
      invoke: { id: "reloadPage", src: "reloadPage" },
    },
  },
});
