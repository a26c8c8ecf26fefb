import type { StoredFile } from "#contract/questions/row-builders.ts";
import type { Answers } from "#contract/questions/answers.ts";
import { useApplication } from "../../wiring/application-context.ts";
import { useAnswers, useScope } from "../scope.ts";

/** Where the stored files of a question go: the slot's name and the way into the answers, row by row. */
export function useStoredFiles(name: string, slot: string) {
  const { form, page, path } = useScope();
  const { notebook } = useApplication();
  const rowId = useAnswers((own) => (path.length > 0 ? String(own["id"]) : ""));
  const place = (files: StoredFile[]) => {
    put(files);
    form.send({ type: "field.edit", name: [...path, name].join(".") });
  };
  const put = (files: StoredFile[]) => {
    const held = notebook.valuesOf(page);
    const [top] = path;
    if (top === undefined) {
      notebook.place(page, { ...held, [name]: { ...(held[name] as object), files } });
      return;
    }
    const rows = (held[top] ?? []) as ({ id: string } & Answers)[];
    const filled = (row: { id: string } & Answers) => ({
      ...row,
      [name]: { ...(row[name] as object), files },
    });
    notebook.place(page, {
      ...held,
      [top]: rows.map((row) => (row.id === rowId ? filled(row) : row)),
    });
  };
  return { slot: rowId === "" ? slot : `${slot}.${rowId}`, place };
}
