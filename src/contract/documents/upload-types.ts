import { uploadTypes } from "../limits.ts";

/** The type that the ending of a file's name stands for; undefined where no file of that ending is taken. */
export function uploadTypeOf(name: string): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(uploadTypes, ending)
    ? uploadTypes[ending as keyof typeof uploadTypes]
    : undefined;
}
