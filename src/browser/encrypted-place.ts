/** One place in the browser's storage, unreadable without a key that only the server has. */
export interface EncryptedPlace {
  /** Undefined where nothing is kept, or it was kept under another key or is damaged. */
  read: () => Promise<unknown>;
  /** Returns false where it was written again or cleared meanwhile. Throws where the storage is full. */
  write: (entry: unknown) => Promise<boolean>;
  clear: () => void;
}

const ivBytes = 12;

/** The key as the server sends it: 32 bytes in base64. */
export const importKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(key), "AES-GCM", false, ["encrypt", "decrypt"]);

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export function encryptedPlace(
  key: CryptoKey,
  place: string,
  storage: Storage = localStorage,
): EncryptedPlace {
  let latest = 0;
  return {
    read: async () => {
      const held = storage.getItem(place);
      return held === null ? undefined : opened(key, held);
    },
    write: async (entry) => {
      latest += 1;
      const turn = latest;
      const encrypted = await closed(key, entry);
      if (turn !== latest) return false;
      storage.setItem(place, encrypted);
      return true;
    },
    clear: () => {
      latest += 1;
      storage.removeItem(place);
    },
  };
}

async function closed(key: CryptoKey, entry: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = new TextEncoder().encode(JSON.stringify(entry));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, text));
  return btoa([...iv, ...encrypted].map((byte) => String.fromCharCode(byte)).join(""));
}

async function opened(key: CryptoKey, held: string): Promise<unknown> {
  try {
    const bytes = bytesOf(held);
    const iv = bytes.slice(0, ivBytes);
    const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(ivBytes));
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
}
