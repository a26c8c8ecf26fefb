import { createContext, use } from "react";
import type { acts } from "#contract/desk/line-acts.ts";
import { useWorkOf } from "../work/use-work.ts";
import type { CaseLine, Change, Shown } from "./case-work.ts";

export type Act = (typeof acts)[number];

/** Which dialog is open over the case. */
export type Subject = { kind: "assign" | "request" | "cancelRequest" } | LineSubject;

export interface LineSubject {
  kind: "line";
  act: Act;
  line: CaseLine["line"];
}

const CaseContext = createContext<Shown | null>(null);

export const CaseProvider = CaseContext.Provider;

/** The case of the page. */
export const useCase = (): Shown => use(CaseContext)!;

/** What a screen of the case does. */
export const useWork = () => useWorkOf<Change, Subject>();
