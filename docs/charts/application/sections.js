import { assign, fromCallback, fromPromise, fromTransition, sendTo, setup } from "xstate";
// machines/shared/answers.ts
const withAnswer = (state, { section, name, value }) => {
  const own = state.answers[section];
  if (own?.[name] === value) return state;
  return {
    ...state,
    answers: {
      ...state.answers,
      [section]: {
        ...own,
        [name]: value
      }
    }
  };
};
fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/form.ts
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = fromCallback(() => {});
// machines/application/plan.ts
const indexOf = ({ plan, section }) => plan.findIndex((page) => page.section === section);
/** A section can be opened once all earlier ones are accepted. */
const isReachable = (at) => indexOf(at) >= 0 && at.plan.slice(0, indexOf(at)).every((page) => at.accepted.includes(page.section));
/** The last section, once all others are accepted. */
const isLastReachable = (at) => at.plan.at(-1)?.section === at.section && isReachable(at);
/** The section that a new plan shows: the same one, else the nearest earlier one that can be opened, else the first one that can. */
function sectionIn(now, old) {
  const { plan, accepted } = now;
  if (isReachable({
    ...now,
    section: old.section
  })) return old.section;
  const nearest = old.plan.slice(0, Math.max(0, indexOf(old))).findLast(({ section }) => isReachable({
    ...now,
    section
  }));
  const firstOpen = plan.find(({ section }) => !accepted.includes(section)) ?? plan.at(-1);
  return (nearest ?? firstOpen)?.section ?? "";
}
/** The next (1) or previous (-1) section; the same one at either end. */
const neighbour = (at, by) => at.plan[indexOf(at) + by]?.section ?? at.section;
const withAccepted = (at) => [...new Set([...at.accepted, at.section])];
const reviewOf = (at) => at.plan.at(-1)?.section ?? at.section;
/** Whether accepting the section shown leads back to the review: it was opened from there, and nothing else is open. */
const leadsToReview = (at) => at.isChange === true && isReachable({
  ...at,
  accepted: withAccepted(at),
  section: reviewOf(at)
});
/** After the section shown is accepted: the review that it was opened from, else the next section. */
const afterAccepted = (at) => ({
  ...at,
  accepted: withAccepted(at),
  section: leadsToReview(at) ? reviewOf(at) : neighbour(at, 1),
  isChange: false
});
/** After the plan has changed, or a section of it was chosen. */
const afterPlan = (at, now) => ({
  plan: now.plan,
  accepted: now.accepted,
  section: sectionIn(now, {
    ...at,
    section: now.section ?? at.section
  }),
  isChange: now.section === undefined ? at.isChange === true : now.isChange === true
});
/** Shows the step of the current section. */
const stepShown = ({ plan, section }) => ({
  type: "step.show",
  step: plan.find((page) => page.section === section)?.step ?? ""
});
/** What the form of a section needs. */
const formInput = ({ answers, section }, issues = []) => ({
  answers,
  section,
  issues
});
/** After a failed submission the first section with issues is shown and no longer accepted. */
function afterSubmit(at, outcome) {
  if (outcome.kind !== "issues") return outcome.kind === "rejected" ? { refusal: outcome.refusal } : {};
  const [section = at.section] = Object.keys(outcome.issues);
  return {
    section,
    accepted: at.accepted.filter((one) => one !== section),
    issues: outcome.issues
  };
}
// machines/application/sections.ts
/** Which section of the application is shown, and can the application be submitted? */
export const sections = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    form,
    steps: fromCallback(unprovided),
    planner: fromCallback(unprovided),
    submit: fromPromise(unprovided)
  },
  actions: {
    assignPlan: assign(({ context }, now) => afterPlan(context, now)),
    acceptSection: assign(({ context, context: { issues, section } }) => ({
      ...afterAccepted(context),
      issues: {
        ...issues,
        [section]: []
      }
    })),
    assignOutcome: assign(({ context }, outcome) => afterSubmit(context, outcome)),
    showStep: sendTo("steps", ({ context }) => stepShown(context))
  },
  guards: {
    isStillShown: ({ context }, now) => isReachable({
      ...context,
      ...now
    }),
    isReachable: (_, next) => isReachable(next),
    canSubmit: ({ context }) => context.maySubmit && isLastReachable(context),
    isSubmitted: (_, outcome) => outcome.kind === "submitted",
    isRejected: (_, outcome) => outcome.kind === "rejected"
  }
}).createMachine({
  id: "sections",
  context: ({ input = { section: "", isChange: false, maySubmit: true } }) => ({
    ...input,
    plan: [],
    accepted: [],
    issues: {},
    refusal: null
  }),
  invoke: [{
    id: "steps",
    src: "steps"
  }, {
    id: "planner",
    src: "planner",
    input: ({ context }) => context.answers
  }],
  initial: "planning",
  states: {
    planning: { on: { "plan.change": {
      target: "filling",
      actions: {
        type: "assignPlan",
        params: ({ event }) => event
      }
    } } },
    filling: {
      description: "Each section that is opened is a new form. The last one submits.",
      entry: "showStep",
      invoke: {
        id: "form",
        src: "form",
        input: ({ context }) => formInput(context, context.issues[context.section]),
        onDone: [{
          guard: "canSubmit",
          target: "submitting",
          actions: "acceptSection"
        }, {
          target: "filling",
          reenter: true,
          actions: "acceptSection"
        }]
      },
      on: {
        "section.open": {
          guard: {
            type: "isReachable",
            params: ({ event }) => event
          },
          target: "filling",
          reenter: true,
          actions: {
            type: "assignPlan",
            params: ({ event }) => event
          }
        },
        "plan.change": [{
          guard: {
            type: "isStillShown",
            params: ({ event }) => event
          },
          actions: {
            type: "assignPlan",
            params: ({ event }) => event
          }
        }, {
          target: "filling",
          reenter: true,
          actions: {
            type: "assignPlan",
            params: ({ event }) => event
          }
        }]
      },
      initial: "answering",
      states: {
        answering: {},
        rejected: {
          description: "The server rejected the application.",
          tags: "failed"
        },
        unreachable: {
          description: "Submitting again is safe.",
          tags: "failed"
        }
      }
    },
    submitting: {
      description: "The last section stays in view.",
      tags: "busy",
      invoke: [{
        id: "form",
        src: "form",
        input: ({ context }) => formInput(context)
      }, {
        id: "submit",
        src: "submit",
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: {
              type: "isSubmitted",
              params: ({ event }) => event.output
            },
            target: "submitted"
          },
          {
            guard: {
              type: "isRejected",
              params: ({ event }) => event.output
            },
            target: "filling.rejected",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            target: "filling",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "filling.unreachable"
      }]
    },
    submitted: {
      type: "final",
      tags: "settled"
    }
  }
});
