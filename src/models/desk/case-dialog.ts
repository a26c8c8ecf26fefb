import { caseDialog } from "@gatehouse/machines/desk/case-dialog";
import { chartModel } from "../kit/specification.ts";

const subject = { kind: "assign" };
const other = { kind: "request" };

export const caseDialogModel = chartModel({
  machine: caseDialog,
  begins: "closed",
  moves: [
    [{ type: "dialog.open", subject }, "closed -> open", { subject }],
    [{ type: "dialog.open", subject: other }, "closed -> open", { subject: other }],
    [{ type: "dialog.close" }, "open -> closed"],
  ],
  tags: { settled: "closed", open: "open" },
  claims: {
    "a dialog is about something exactly while it is open": (snapshot) =>
      (snapshot.context.subject !== null) === snapshot.matches("open"),
  },
});
