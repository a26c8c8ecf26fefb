import type { Context } from "../http/context.ts";
import type { Tx } from "../database/database.ts";
import { freedKeys, giveBackPlaces } from "../documents/upload-queries.ts";
import { entriesOf } from "./merge.ts";
import type { OpenApplication } from "./open-application.ts";

/** Gives back the places of people who are no longer named; gives the keys of their documents that are held nowhere else. */
export async function removeOf(
  handle: Tx,
  context: Context,
  applicationId: string,
  gone: readonly string[],
): Promise<string[]> {
  if (gone.length === 0) return [];
  const returned = await giveBackPlaces(handle, applicationId, gone, context.now);
  for (const { client_uid, slot } of returned)
    await context.audit(handle, {
      action: "file.remove",
      target: `file ${client_uid}`,
      fields: [slot],
    });
  return freedKeys(
    handle,
    returned.map(({ key }) => key),
  );
}

/** Clears every answer and gives back every document's place; gives the paths that were answered. */
export async function putAway(
  handle: Tx,
  context: Context,
  { row, answers }: OpenApplication,
): Promise<{ fields: string[]; removed: string[] }> {
  const fields = entriesOf(answers)
    .map(([path]) => path)
    .toSorted();
  const returned = await giveBackPlaces(handle, row.id, "all", context.now);
  await context.audit(handle, {
    action: "application.restart",
    target: `application ${row.id}`,
    fields,
  });
  const removed = await freedKeys(
    handle,
    returned.map(({ key }) => key),
  );
  return { fields, removed };
}
