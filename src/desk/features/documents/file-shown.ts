import type { CaseSearch } from "#desk/app/search.ts";
import type { Case, CaseFile } from "../review/case-work.ts";

/** The document of the address, else the first without a verdict. */
export const fileShown = ({ files }: Case, { file }: CaseSearch): CaseFile | undefined =>
  files.find(({ uid }) => uid === file) ??
  files.find(({ verdict }) => verdict === null) ??
  files[0];
