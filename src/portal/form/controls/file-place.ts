import type { FilePlace } from "#portal/features/documents/slot-files.ts";
import { useAnswers } from "../answers-of.ts";
import { useScope } from "../scope.ts";

/** The slot's name and the place of its files in the answers. */
export function useFilePlace(name: string, slot: string): { slot: string; question: FilePlace } {
  const { page, path } = useScope();
  const id = useAnswers((own) => (path.length > 0 ? String(own["id"]) : ""));
  const [top] = path;
  if (top === undefined) return { slot, question: { section: page, name } };
  return {
    slot: `${slot}.${id}`,
    question: { section: page, name, row: { question: String(top), id } },
  };
}
