import { faceStep } from "@gatehouse/machines/identity/face-step";
import { fromCallback } from "xstate";
import { chartModel, done } from "../kit/specification.ts";
import { checkMoves, unverified } from "./check-moves.ts";

const arrival = { ticket: "ticket", returned: "" };
const waits = { shortest: 2_000, longest: 15_000 };
const url = "https://vendor.example/check";

const nothing = fromCallback(() => {});

const beginning = unverified.map((state) => `following.${state}`);

export const faceStepModel = chartModel({
  machine: faceStep,
  inputs: [{ arrival, ...waits }],
  begins: "following.reading",
  moves: [
    [{ type: "ticket.change" }, "* -> following.reading"],
    ...checkMoves,
    [{ type: "link.expired" }, "following -> expired"],
    [{ type: "link.missing" }, "following -> missing"],
    [{ type: "check.begin" }, `${beginning.join(", ")} -> beginning`, { url: "" }],
    [{ type: "check.cancel" }, "beginning, leaving -> following.reading"],
    [done("begin", { kind: "begun", url }), "beginning -> leaving", { url }],
    [done("begin", { kind: "verified" }), "beginning -> verified"],
    [done("begin", { kind: "expired" }), "beginning -> expired"],
    [{ type: "page.show" }, "leaving -> following.reading"],
  ],
  tags: {
    busy: "following.reading, leaving",
    open: beginning.join(", "),
    failed: beginning.slice(2).join(", "),
    settled: "verified, missing, expired",
  },
  asks: {
    visit: arrival,
    watchTicket: undefined,
    beginCall: undefined,
    openVendor: { url },
  },
  actors: { checkFollow: nothing },
  claims: {
    "the vendor's page opens only by the person's own step": (snapshot) =>
      snapshot.matches("leaving") === Boolean(snapshot.children["openVendor"]),
    "the server is followed exactly while the check can still end": (snapshot) =>
      snapshot.matches("following") === Boolean(snapshot.children["follow"]),
  },
});
