import { useSelector } from "@xstate/react";
import { useEffectEvent, useLayoutEffect } from "react";
import {
  useAnswerStore,
  useApplication,
} from "#portal/features/application/application-context.ts";
import { slotOpening } from "#portal/features/documents/slot-room.ts";
import { useFilePlace } from "../file-place.ts";
import type { SlotRules } from "./slot-rules.tsx";

/** The queue of a slot. It is a child of the application and also runs while other sections are shown. */
export function useSlotQueue(name: string, { id, most }: Pick<SlotRules, "id" | "most">) {
  const application = useApplication();
  const answers = useAnswerStore();
  const { slot, question } = useFilePlace(name, id);
  const open = useEffectEvent(() => {
    application.send(slotOpening(answers, { slot, question, slotLimit: most }));
  });
  useLayoutEffect(() => open(), [slot]);
  return { slot, queue: useSelector(application, ({ context }) => context.queues[slot]) };
}
