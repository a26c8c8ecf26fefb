import { msg } from "@lingui/core/macro";

/** What the holder is asked. Another wording is another version: a test compares the words with their version. */
export const sharingWording = {
  version: "2026-11-23",
  question: msg`Use the answers and documents from your other applications?`,
  meaning: msg`If you agree, we copy them into the new form. You can change them before you submit. This also applies to later business lines, until you stop it on the dashboard.`,
  use: msg`Use my answers and documents`,
  empty: msg`Start with an empty form`,
} as const;

/** Every version that was ever shown, oldest first. */
export const sharingVersions = [sharingWording.version] as const;
