export const normalEmail = (email: string): string => email.normalize("NFC").trim().toLowerCase();
