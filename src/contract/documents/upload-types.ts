import { uploadTypes } from "../limits.ts";

/** Undefined for an unsupported extension. */
export function uploadTypeOf(name: string): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(uploadTypes, ending)
    ? uploadTypes[ending as keyof typeof uploadTypes]
    : undefined;
}
