import { encryptedPlace, importKey } from "#browser/encrypted-place.ts";
import { journalKey } from "#contract/calls/account.ts";
import type { Api } from "../system/api.ts";

/**
 * Keeps on this computer what is typed but not yet saved, unreadable without a key that the server
 * gives only to the person who typed it. Nothing personal ever lies in the browser's storage in clear.
 */
export interface Journal {
  read: () => Promise<unknown>;
  /** False where the storage is full, which stops no one who only kept something for a reload. */
  write: (entry: unknown) => Promise<boolean>;
  clear: () => void;
  /** Notes at once that everything typed was sent, by what name, while the page was going away. */
  noteSent: (id: string) => void;
  /** What was so noted is of no more use: more was typed since. */
  forgetSent: () => void;
  /** The name so noted, if any. */
  sentAs: () => string | null;
  /** Removes the other journal once what it has is written here or cleared. */
  adopt: (other: Journal) => void;
}

const places = "gatehouse.journal.";

/** Opens the journal of a form, of this tab alone in sessionStorage; undefined where the server cannot be asked for the key. */
export async function openJournal(
  api: Api,
  name: string,
  storage = localStorage,
): Promise<Journal | undefined> {
  const found = await findPlace(api, name);
  return found && journalWith(found.key, found.place, storage);
}

/** Where the storage keeps what this person typed by this name, and the key to it. */
export async function findPlace(api: Api, name: string) {
  const outcome = await api(journalKey);
  if (!outcome.ok) return undefined;
  const key = await importKey(outcome.data.key);
  return { key, place: `${places}${outcome.data.owner}.${name}` };
}

/** Backs up every journal before a sign-out clears the storage. Returns a function that restores them. */
export function backupJournals(): () => void {
  const held = Object.entries(localStorage).filter(([place]) => place.startsWith(places));
  return () => held.forEach(([place, encrypted]) => localStorage.setItem(place, encrypted));
}

export function journalWith(key: CryptoKey, place: string, storage = localStorage): Journal {
  const own = encryptedPlace(key, place, storage);
  let adopted: Journal[] = [];
  const clearAdopted = () => {
    adopted.forEach((other) => other.clear());
    adopted = [];
  };
  return {
    read: own.read,
    write: (entry) =>
      own.write(entry).then(
        (isLatest) => {
          if (isLatest) clearAdopted();
          return true;
        },
        () => false,
      ),
    clear: () => {
      own.clear();
      storage.removeItem(`${place}.sent`);
      clearAdopted();
    },
    noteSent: (id) => storage.setItem(`${place}.sent`, id),
    forgetSent: () => storage.removeItem(`${place}.sent`),
    sentAs: () => storage.getItem(`${place}.sent`),
    adopt: (other) => void adopted.push(other),
  };
}
