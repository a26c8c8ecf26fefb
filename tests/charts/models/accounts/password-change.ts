import { passwordChange } from "@gatehouse/machines/accounts/password-change";
import { chartModel, done } from "../../kit/specification.ts";

export const passwordChangeModel = chartModel({
  machine: passwordChange,
  begins: "closed",
  moves: [
    [{ type: "dialog.open" }, "closed -> changing"],
    [{ type: "dialog.close" }, "changing -> closed"],
    [done("passwordForm"), "changing -> closed"],
  ],
  tags: { settled: "closed", open: "changing" },
  asks: { passwordForm: { values: {} } },
  claims: {
    "what is typed lasts no longer than the dialog": (snapshot) =>
      "passwordForm" in snapshot.children === snapshot.matches("changing"),
  },
});
