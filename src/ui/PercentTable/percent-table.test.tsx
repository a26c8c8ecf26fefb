import "#ui/theme/base.css.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PercentShare } from "#ui/PercentTable/percent-share.ts";
import { PercentTable } from "#ui/PercentTable/PercentTable.tsx";
import { renderPart } from "#tests/support/render-part.tsx";

const words = {
  add: "Add a place",
  place: (row: number) => `Place ${row}`,
  percent: (row: number) => `Share ${row}`,
  remove: (row: number) => `Remove row ${row}`,
  sum: (sum: number) => `${sum}%`,
  results: (count: number) => String(count),
  none: () => "None",
  list: "Places",
};

function Shares() {
  const [rows, setRows] = useState<PercentShare[]>([]);
  return (
    <PercentTable
      rows={rows}
      options={[]}
      words={words}
      onEdit={() => undefined}
      onAdd={() => setRows([...rows, { key: crypto.randomUUID(), place: "", percent: "" }])}
      onRemove={(removed) => setRows(rows.filter(({ key }) => key !== removed))}
    />
  );
}

test("a row that is added has the focus, and after a removal the next one or the button", async () => {
  renderPart(<Shares />);
  const button = (name: string) => page.getByRole("button", { name });
  const place = (row: number) => page.getByRole("combobox", { name: `Place ${row}` });
  for (const row of [1, 2]) {
    await button("Add a place").click();
    await expect.element(place(row)).toHaveFocus();
  }
  await button("Remove row 1").click();
  await expect.element(place(1)).toHaveFocus();
  await button("Remove row 1").click();
  await expect.element(button("Add a place")).toHaveFocus();
});
