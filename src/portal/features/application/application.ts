import { application } from "@gatehouse/machines/application/application";
import type { sections } from "@gatehouse/machines/application/sections";
import type { ActorRefFrom, AnyActorLogic } from "xstate";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import type { Flow } from "#contract/forms/flows/pages.ts";
import { answerStore } from "./answers.ts";
import { openedDraft } from "./draft-opening.ts";
import { savedDraft } from "./draft.ts";
import { localCopy } from "./local-copy.ts";
import { sectionsOf } from "./sections.ts";
import { documentQueue } from "../documents/uploads.ts";

/** The application chart with the steps of one flow. */
export const applicationOf = (steps: AnyActorLogic) =>
  application.provide({
    actors: {
      answers: answerStore,
      draftOpening: openedDraft,
      draft: savedDraft,
      localCopy,
      sections: sectionsOf(steps),
      uploadQueue: documentQueue,
    },
  });

export interface WiredFlow {
  id: FlowId;
  flow: Flow;
  chart: ReturnType<typeof applicationOf>;
  /** Where the page knows the form; else it is looked for among the account's applications. */
  formId?: string;
}

export type ApplicationRef = ActorRefFrom<typeof application>;
export type SectionsRef = ActorRefFrom<typeof sections>;
