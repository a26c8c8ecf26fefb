import { faceVerification } from "@gatehouse/machines/identity/face-verification";
import { fromCallback } from "xstate";
import { chartModel, done } from "../kit/specification.ts";
import { checkMoves } from "./check-moves.ts";

const arrival = { ticket: "" };
const waits = { shortest: 2_000, longest: 15_000 };
const url = "https://kyc.example/kyc/zoloz#ticket";

const nothing = fromCallback(() => {});

export const faceVerificationModel = chartModel({
  machine: faceVerification,
  inputs: [
    { arrival, canRenew: true, ...waits },
    { arrival, canRenew: false, ...waits },
  ],
  begins: "linking",
  moves: [
    [done("makeLink", { url }), "linking -> following.ready", { url }],
    [
      (at) => (at.context.canRenew ? undefined : { type: "ticket.change" }),
      "* -> linking",
      { url: "" },
    ],
    [
      (at) => (at.context.canRenew ? { type: "ticket.change" } : undefined),
      "* -> reloading",
      { url: "" },
    ],
    ...checkMoves,
    [{ type: "link.expired" }, "following -> expired", { url: "" }],
    // Only the holder makes links.
    [
      (at) => (at.context.canRenew ? { type: "link.renew" } : undefined),
      "following, expired -> linking",
      { url: "" },
    ],
    [(at) => (at.context.canRenew ? undefined : { type: "link.renew" }), "refused"],
  ],
  tags: {
    busy: "linking, reloading",
    open: "following",
    failed:
      "following.failed, following.notSamePerson, following.interrupted, following.timedOut, following.cameraRefused, following.unsupportedBrowser, following.systemError",
    settled: "verified, expired",
  },
  asks: {
    visit: arrival,
    watchTicket: undefined,
    makeLink: { isOwn: true },
    reloadPage: undefined,
  },
  actors: { checkFollow: nothing },
  claims: {
    "a link is shown exactly while it can be used": ({ value, context }) =>
      ["linking", "expired", "reloading"].includes(String(value)) === (context.url === ""),
    "the server is followed exactly while the check can still end": (snapshot) =>
      snapshot.matches("following") === Boolean(snapshot.children["follow"]),
  },
});
