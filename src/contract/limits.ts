import { uploadBytes } from "./limit-values.ts";

/** Every limit. A page loads only those that it reads as `limits.name`; one that takes the object apart loads all. */
export * as limits from "./limit-values.ts";

/** In units of 1024 x 1024 bytes. */
export const uploadMegabytes = uploadBytes / (1024 * 1024);

export const uploadTypes = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
} as const;
