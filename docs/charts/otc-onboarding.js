import { and, assign, fromPromise, sendTo, setup, stateIn } from "xstate";
// machines/otc-onboarding.ts
const placeOf = (plan, section) => plan.findIndex((page) => page.section === section);
const isReachable = ({ plan, accepted }, section) => placeOf(plan, section) >= 0 && plan.slice(0, placeOf(plan, section)).every((page) => accepted.includes(page.section));
const firstOpen = ({ plan, accepted }) => (plan.find((page) => !accepted.includes(page.section)) ?? plan.at(-1))?.section ?? "";
/** The asked section, or the nearest earlier one that still stands and may be shown. */
const nearestReachable = (old, now, section) => old.slice(0, placeOf(old, section) + 1).findLast((page) => isReachable(now, page.section))?.section ?? firstOpen(now);
const neighbour = ({ plan, section }, by) => plan[placeOf(plan, section) + by]?.section ?? section;
/** Which page of the OTC application is shown, of an institution or of one person, and may it be sent in? */
export const otcOnboarding = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    children: {},
    tags: {}
  },
  actors: {
    draft: fromPromise(() => Promise.reject(new Error("draft is not provided"))),
    form: fromPromise(() => Promise.reject(new Error("form is not provided"))),
    submit: fromPromise(() => Promise.reject(new Error("submit is not provided")))
  },
  actions: {
    "note what was submitted": assign((_, outcome) => outcome.kind === "submitted" ? { reference: outcome.reference } : {}),
    "take the plan": assign((_, { plan, accepted }) => ({
      plan,
      accepted
    })),
    "open the asked or the first open section": assign(({ context }, now) => ({ section: isReachable(now, context.section) ? context.section : firstOpen(now) })),
    "go to the nearest earlier section": assign(({ context }, now) => ({ section: nearestReachable(context.plan, now, context.section) })),
    "open the section": assign((_, { section }) => ({ section })),
    "accept the page": assign(({ context }) => ({ accepted: [...new Set([...context.accepted, context.section])] })),
    "reopen the section": assign(({ context }, outcome) => outcome.kind === "issues" ? {
      section: outcome.section,
      accepted: context.accepted.filter((one) => one !== outcome.section)
    } : {}),
    "go on": assign(({ context }) => ({ section: neighbour(context, 1) })),
    "go back": assign(({ context }) => ({ section: neighbour(context, -1) })),
    "check the page": sendTo("form", { type: "form.check" }),
    "note the refusal": assign((_, outcome) => outcome.kind === "refused" ? { refusal: outcome.refusal } : {}),
    "forget the refusal": assign({ refusal: null }),
    "note the reference": assign((_, { reference }) => ({ reference }))
  },
  guards: {
    reachable: ({ context }, { section }) => section !== context.section && isReachable(context, section),
    "same page": ({ context }, now) => isReachable(now, context.section),
    "not the first page": ({ context }) => placeOf(context.plan, context.section) > 0,
    "in step": ({ context }, { step }) => context.plan.some((page) => page.section === context.section && page.step === step),
    "everything else is accepted": ({ context }) => context.maySubmit && context.plan.at(-1)?.section === context.section && isReachable(context, context.section),
    "submission was asked for": stateIn("#otcOnboarding.filling.lastStep.asked"),
    "asked for and still complete": and(["submission was asked for", "everything else is accepted"]),
    "submitted earlier": (_, { reference }) => reference !== null,
    submitted: (_, outcome) => outcome.kind === "submitted",
    "issues in the plan": ({ context }, outcome) => outcome.kind === "issues" && placeOf(context.plan, outcome.section) >= 0,
    refused: (_, outcome) => outcome.kind === "refused"
  }
}).createMachine({
  id: "otcOnboarding",
  description: "The draft runs beside it for its whole life; each page invokes its own form.",
  context: ({ input }) => ({
    plan: input.plan,
    accepted: input.accepted,
    section: input.section ?? "",
    maySubmit: input.maySubmit ?? true,
    refusal: null,
    reference: null
  }),
  output: ({ context }) => ({ reference: context.reference }),
  invoke: {
    id: "draft",
    src: "draft"
  },
  initial: "opening",
  states: {
    opening: {
      description: "The draft is looked for; its own chart offers to go on or to start again.",
      on: { "draft.opened": [{
        guard: {
          type: "submitted earlier",
          params: ({ event }) => event
        },
        target: "submitted",
        actions: {
          type: "note the reference",
          params: ({ event }) => event
        }
      }, {
        target: "filling",
        actions: [{
          type: "take the plan",
          params: ({ event }) => event
        }, {
          type: "open the asked or the first open section",
          params: ({ event }) => event
        }]
      }] }
    },
    filling: {
      on: {
        "page.previous": {
          guard: "not the first page",
          target: ".turning",
          actions: "go back"
        },
        "section.open": {
          guard: {
            type: "reachable",
            params: ({ event }) => event
          },
          target: ".turning",
          actions: {
            type: "open the section",
            params: ({ event }) => event
          }
        },
        "plan.change": [{
          guard: {
            type: "same page",
            params: ({ event }) => event
          },
          actions: {
            type: "take the plan",
            params: ({ event }) => event
          }
        }, {
          target: ".turning",
          actions: [{
            type: "go to the nearest earlier section",
            params: ({ event }) => event
          }, {
            type: "take the plan",
            params: ({ event }) => event
          }]
        }]
      },
      initial: "turning",
      states: {
        turning: {
          description: "Finds the step that shows the section; a new section is a new form.",
          always: [
            {
              guard: {
                type: "in step",
                params: { step: "entityInfo" }
              },
              target: "entityInfo"
            },
            {
              guard: {
                type: "in step",
                params: { step: "documentUploading" }
              },
              target: "documentUploading"
            },
            {
              guard: {
                type: "in step",
                params: { step: "investorVerification" }
              },
              target: "investorVerification"
            },
            {
              guard: {
                type: "in step",
                params: { step: "personalInformation" }
              },
              target: "personalInformation"
            },
            {
              guard: {
                type: "in step",
                params: { step: "wealthAndTransactions" }
              },
              target: "wealthAndTransactions"
            },
            {
              guard: {
                type: "in step",
                params: { step: "bankInformation" }
              },
              target: "bankInformation"
            },
            {
              guard: {
                type: "in step",
                params: { step: "requiredDocuments" }
              },
              target: "requiredDocuments"
            },
            { target: "lastStep" }
          ]
        },
        entityInfo: {
          description: "Institution, step 1: who the entity is and what it applies for.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        documentUploading: {
          description: "Institution, step 2: the checklist of the OTC set.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        investorVerification: {
          description: "Institution, step 3: owners, related parties and the class of investor.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        personalInformation: {
          description: "Individual, step 1: the lines applied for, who applies, and the PEP questionnaire.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        wealthAndTransactions: {
          description: "Individual, step 2: where the wealth comes from and what will be traded.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        bankInformation: {
          description: "Individual, step 3: an account in the applicant's own name.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        requiredDocuments: {
          description: "Individual, step 4: the checklist computed from lines and answers.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: {
              target: "turning",
              actions: ["accept the page", "go on"]
            }
          }
        },
        lastStep: {
          description: "Review and submit, or the confirm statement of an individual. The last page submits.",
          tags: "open",
          invoke: {
            id: "form",
            src: "form",
            input: ({ context }) => ({ section: context.section }),
            onDone: [{
              guard: "asked for and still complete",
              target: "#otcOnboarding.submitting",
              actions: "accept the page"
            }, {
              target: "turning",
              actions: ["accept the page", "go on"]
            }]
          },
          on: { "application.submit": {
            guard: "everything else is accepted",
            target: ".asked",
            actions: "check the page"
          } },
          initial: "reviewing",
          states: {
            reviewing: {},
            asked: { description: "The last page is checked first; once accepted, it is sent." },
            refused: {
              description: "The server refused and named why.",
              tags: "failed",
              exit: "forget the refusal"
            },
            unanswered: {
              description: "There was no answer. Sending again is safe: a repeat changes nothing.",
              tags: "failed"
            }
          }
        }
      }
    },
    submitting: {
      tags: "busy",
      invoke: {
        id: "submit",
        src: "submit",
        onDone: [
          {
            guard: {
              type: "submitted",
              params: ({ event }) => event.output
            },
            target: "submitted",
            actions: {
              type: "note what was submitted",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "issues in the plan",
              params: ({ event }) => event.output
            },
            target: "filling",
            actions: {
              type: "reopen the section",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "refused",
              params: ({ event }) => event.output
            },
            target: "filling.lastStep.refused",
            actions: {
              type: "note the refusal",
              params: ({ event }) => event.output
            }
          },
          { target: "filling.lastStep.unanswered" }
        ],
        onError: "filling.lastStep.unanswered"
      }
    },
    submitted: {
      description: "Application Submitted, now or on an earlier visit: the team replies within the promised working days.",
      tags: "settled",
      type: "final"
    }
  }
});
