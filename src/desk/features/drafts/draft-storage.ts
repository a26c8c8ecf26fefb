import { type EncryptedPlace, encryptedPlace, importKey } from "#browser/encrypted-place.ts";
import { deskDraftKey } from "#contract/calls/desk-session.ts";
import type { Api } from "#desk/system/api.ts";

/** What one person typed, by form. */
export type Forms = Readonly<Record<string, object>>;

/** The encrypted copies of one person on this computer: a place for each form of a case. */
export interface DraftStorage {
  read: (id: string) => Promise<Forms>;
  write: (id: string, form: string, typed: object) => void;
  clear: (id: string, form: string) => void;
}

/** Beside the copies of the portal, which a sign-out there puts back. */
const places = "gatehouse.journal.desk.";

/** Undefined where the server did not give the key. */
export async function openDraftStorage(
  api: Api,
  person: string,
): Promise<DraftStorage | undefined> {
  const outcome = await api(deskDraftKey);
  if (!outcome.ok) return undefined;
  const key = await importKey(outcome.data.key);
  const opened = new Map<string, EncryptedPlace>();
  const placeOf = (id: string, form: string) => {
    const name = `${places}${person}.${id}.${form}`;
    const place = opened.get(name) ?? encryptedPlace(key, name);
    opened.set(name, place);
    return place;
  };
  return {
    read: async (id) => {
      const start = `${places}${person}.${id}.`;
      const forms = Object.keys(localStorage)
        .filter((name) => name.startsWith(start))
        .map((name) => name.slice(start.length));
      const kept = forms.map(async (form) => [form, await placeOf(id, form).read()] as const);
      return Object.fromEntries(
        (await Promise.all(kept)).filter((entry): entry is [string, object] => Boolean(entry[1])),
      );
    },
    write: (id, form, typed) => void placeOf(id, form).write(typed).catch(console.warn),
    clear: (id, form) => placeOf(id, form).clear(),
  };
}
