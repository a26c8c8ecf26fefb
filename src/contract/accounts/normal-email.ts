/** One spelling for every way to write the same mailbox. */
export const normalEmail = (email: string): string => email.normalize("NFC").trim().toLowerCase();
