import { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import { chartModel } from "../kit/specification.ts";
import { days } from "../kit/questionnaire-days.ts";

const dueOn = days.last;
const validUntil = "2028-05-22";
const again = "2028-06-21";
const begin = (today: string, isDueSoon: boolean) => ({
  type: "day.begin",
  today,
  dueOn: again,
  isDueSoon,
});
const send = (by: string) => ({ type: "questionnaire.send", by, validUntil });
const change = (to: string | null) => ({ type: "kind.change", dueOn: to });
const postpone = (by: string, isDueSoon: boolean) => ({
  type: "questionnaire.postpone",
  by,
  isDueSoon,
});
const waiting = "open.asked, open.expired";
const changed = `${waiting}, open.begun -> stays; open.postponed -> open.asked`;

const optional = { isRequired: false, dueOn: null, validUntil: null };
const required = { isRequired: true, dueOn, validUntil: null };

/** The issue of the questionnaire: asked after a submission, now or later, overdue, sent by the holder, asked again. */
export const questionnaireModel = chartModel({
  machine: questionnaire,
  inputs: [{ isRequired: false, dueOn: null, validUntil: null }],
  begins: "notAsked",
  moves: [
    [{ type: "questionnaire.ask", dueOn }, "notAsked -> open.asked", required],
    [{ type: "questionnaire.ask", dueOn: null }, "notAsked -> open.asked", optional],
    [postpone("holder", false), `${waiting} -> open.postponed`],
    [postpone("holder", true), "refused"],
    [postpone("assistant", false), "refused"],
    [{ type: "questionnaire.begin" }, `${waiting}, open.postponed -> open.begun`],
    [change(null), `${changed}; overdue -> open.asked`, optional],
    [
      change(dueOn),
      `${changed}; sent -> open.expired | refused`,
      (after, before) =>
        after.context.isRequired &&
        after.context.dueOn === dueOn &&
        after.context.validUntil === null &&
        !(before.matches("sent") && before.context.isRequired),
    ],
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
    "it is due exactly while it is required and not sent": (at) =>
      (at.context.dueOn !== null) === (at.context.isRequired && !at.matches("sent")),
    "what was sent as required does when it is required of another kind": (at) =>
      at.can(change(dueOn)) || at.matches("notAsked") || at.context.isRequired,
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
