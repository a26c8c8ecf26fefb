import { journalKey } from "#contract/calls/account.ts";
import type { Api } from "../system/api.ts";

/**
 * Keeps on this computer what is typed but not yet saved, unreadable without a key that the server
 * gives only to the person who typed it. Nothing personal ever lies in the browser's storage in clear.
 */
export interface Journal {
  read: () => Promise<unknown>;
  write: (entry: unknown) => Promise<void>;
  clear: () => void;
  /** Notes at once that everything typed was sent, by what name, while the page was going away. */
  noteSent: (id: string) => void;
  /** What was so noted is of no more use: more was typed since. */
  forgetSent: () => void;
  /** The name so noted, if any. */
  sentAs: () => string | null;
}

const ivBytes = 12;
const places = "gatehouse.journal.";

/** Opens the journal of a form; undefined where the server cannot be asked for the key. */
export async function openJournal(api: Api, name: string): Promise<Journal | undefined> {
  const outcome = await api(journalKey);
  if (!outcome.ok) return undefined;
  const raw = Uint8Array.from(atob(outcome.data.key), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
  return journalWith(key, `${places}${outcome.data.owner}.${name}`);
}

/** Backs up every journal before a sign-out clears the storage. Returns a function that restores them. */
export function backupJournals(): () => void {
  const held = Object.entries(localStorage).filter(([place]) => place.startsWith(places));
  return () => held.forEach(([place, sealed]) => localStorage.setItem(place, sealed));
}

function journalWith(key: CryptoKey, place: string): Journal {
  let latest = 0;
  return {
    read: async () => {
      const held = localStorage.getItem(place);
      return held === null ? undefined : opened(key, held);
    },
    write: async (entry) => {
      latest += 1;
      const turn = latest;
      const sealed = await closed(key, entry);
      if (turn === latest) localStorage.setItem(place, sealed);
    },
    clear: () => {
      latest += 1;
      localStorage.removeItem(place);
      localStorage.removeItem(`${place}.sent`);
    },
    noteSent: (id) => localStorage.setItem(`${place}.sent`, id),
    forgetSent: () => localStorage.removeItem(`${place}.sent`),
    sentAs: () => localStorage.getItem(`${place}.sent`),
  };
}

async function closed(key: CryptoKey, entry: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = new TextEncoder().encode(JSON.stringify(entry));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text));
  return btoa([...iv, ...sealed].map((byte) => String.fromCharCode(byte)).join(""));
}

/** What was kept; undefined where it was kept under another key or is damaged. */
async function opened(key: CryptoKey, held: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(held), (character) => character.charCodeAt(0));
    const iv = bytes.slice(0, ivBytes);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(ivBytes));
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
}
