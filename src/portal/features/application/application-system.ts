import type { draft } from "@gatehouse/machines/application/draft";
import type { sections } from "@gatehouse/machines/application/sections";
import type { ActorRefFrom } from "xstate";

type Known = { draft: typeof draft; sections: typeof sections };

/** A named actor of the open application, while it runs. */
export const applicationActorIn = <Name extends keyof Known>(
  system: { get: (name: string) => unknown },
  name: Name,
): ActorRefFrom<Known[Name]> | undefined =>
  system.get(name) as ActorRefFrom<Known[Name]> | undefined;
