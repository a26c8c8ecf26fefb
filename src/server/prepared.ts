export interface Asker {
  person: string;
  /** At the desk the same as the person. */
  account: string;
}

/** What a request is known to be before its handler runs. */
export interface Prepared<Asking> {
  context: Asking;
  /** Null for a guest. */
  asker: Asker | null;
  /** Whether the session of the request still lives. */
  isSignedIn: () => Promise<boolean>;
  /** Sets cookies and headers after the handler. */
  finish: () => void;
}
