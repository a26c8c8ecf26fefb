import { formDialog } from "@gatehouse/machines/shared/form-dialog";
import { chartModel, done } from "../kit/specification.ts";

export const formDialogModel = chartModel({
  machine: formDialog,
  begins: "closed",
  moves: [
    [{ type: "dialog.open" }, "closed -> opened"],
    [{ type: "dialog.close" }, "opened -> closed"],
    [done("form"), "opened -> closed"],
  ],
  tags: { settled: "closed", open: "opened" },
  asks: { form: { values: {} } },
  claims: {
    "what is typed lasts no longer than the dialog": (snapshot) =>
      "form" in snapshot.children === snapshot.matches("opened"),
  },
});
