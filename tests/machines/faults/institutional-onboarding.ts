import type { PlantedFaults } from "../kit/model.ts";

export const institutionalOnboardingFaults: PlantedFaults = {
  file: "institutional-onboarding",
  faults: [
    {
      name: "what was submitted earlier is asked again",
      find: "reference !== null",
      replace: "false",
    },
    {
      name: "a link may skip pages",
      find: "section !== context.section && isReachable(context, section)",
      replace: "section !== context.section && placeOf(context.plan, section) >= 0",
    },
    {
      name: "an accepted page is asked again",
      find: "[...new Set([...context.accepted, context.section])]",
      replace: "context.accepted",
    },
    {
      name: "going back stays",
      find: "assign(({ context }) => ({ section: neighbour(context, -1) }))",
      replace: "assign({})",
    },
    {
      name: "a section that is no longer asked stays on the screen",
      find: 'isReachable(now, context.section),\n    "not the first page"',
      replace: 'context.section !== "",\n    "not the first page"',
    },
    {
      name: "an assistant may submit",
      find: "      context.maySubmit &&\n",
      replace: "",
    },
    {
      name: "any page of the last step submits",
      find: "      context.plan.at(-1)?.section === context.section &&\n",
      replace: "",
    },
    {
      name: "a page added meanwhile is not waited for",
      find: 'guard: "asked for and still complete"',
      replace: 'guard: "submission was asked for"',
    },
    {
      name: "a refused submission passes for a submitted one",
      find: 'guard: { type: "refused", params: ({ event }) => event.output },\n            target: "filling.reviewAndSubmit.refused"',
      replace:
        'guard: { type: "refused", params: ({ event }) => event.output },\n            target: "submitted"',
    },
    {
      name: "issues leave their section accepted",
      find: "context.accepted.filter((one) => one !== outcome.section)",
      replace: "context.accepted",
    },
  ],
};
