import { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import { chartModel } from "../../kit/specification.ts";

const dueOn = "2026-12-22";
const validUntil = "2028-05-22";
const again = "2028-06-21";
const days = { soon: "2026-12-15", last: dueOn, after: "2026-12-23", outdated: "2028-05-23" };
const begin = (today: string, isDueSoon: boolean) => ({
  type: "day.begin",
  today,
  dueOn: again,
  isDueSoon,
});
const send = (by: string) => ({ type: "questionnaire.send", by, validUntil });
const postpone = (by: string, isDueSoon: boolean) => ({
  type: "questionnaire.postpone",
  by,
  isDueSoon,
});
const waiting = "open.asked, open.expired";

/** The issue of the questionnaire: asked after a submission, now or later, overdue, sent by the holder, asked again. */
export const questionnaireModel = chartModel({
  machine: questionnaire,
  inputs: [{ dueOn: null, validUntil: null }],
  begins: "notAsked",
  moves: [
    [{ type: "questionnaire.ask", dueOn }, "notAsked -> open.asked", { dueOn, validUntil: null }],
    [
      { type: "questionnaire.ask", dueOn: null },
      "notAsked -> open.asked",
      { dueOn: null, validUntil: null },
    ],
    [postpone("holder", false), `${waiting} -> open.postponed`],
    [postpone("holder", true), "refused"],
    [postpone("assistant", false), "refused"],
    [{ type: "questionnaire.begin" }, `${waiting}, open.postponed -> open.begun`],
    [send("holder"), "open, overdue -> sent", { dueOn: null, validUntil }],
    [send("assistant"), "refused"],
    [begin(days.soon, false), "refused"],
    [begin(days.last, true), "open.postponed -> open.asked"],
    [
      begin(days.after, false),
      "open -> overdue | refused",
      ({ context }) => context.dueOn === dueOn,
    ],
    [
      begin(days.outdated, false),
      "open -> overdue | refused; sent -> open.expired",
      (after, before) =>
        after.matches("overdue") ? before.context.dueOn !== null : after.context.dueOn === again,
    ],
  ],
  tags: { open: "open", failed: "overdue", settled: "sent" },
  claims: {
    "it has a validity exactly while it is sent": (at) =>
      (at.context.validUntil !== null) === at.matches("sent"),
    "an optional one never becomes overdue": (at) =>
      at.context.dueOn !== null || !at.matches("overdue"),
    "a collaborator neither sends nor postpones it": (at) =>
      !at.can(send("assistant")) && !at.can(postpone("assistant", false)),
    "no one postpones it in the last days": (at) => !at.can(postpone("holder", true)),
    "the holder can send it whenever it is owed": (at) =>
      at.can(send("holder")) === (at.hasTag("open") || at.hasTag("failed")),
  },
});
