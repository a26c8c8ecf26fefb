import type { Tx } from "../database/database.ts";
import type { Upload } from "./upload-queries.ts";

/** Copies share the stored bytes. */
export async function copyUploads(
  handle: Tx,
  applicationId: string,
  places: readonly Upload[],
  now: Date,
): Promise<void> {
  const taken = places.map((place) => ({
    ...place,
    application_id: applicationId,
    created_at: now,
    removed_at: null,
  }));
  await handle
    .insertInto("upload")
    .values(taken)
    .onConflict((conflict) => conflict.columns(["application_id", "client_uid"]).doNothing())
    .execute();
}
