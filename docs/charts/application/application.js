import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, fromTransition, sendTo, setup, stopChild } from "xstate";
// machines/shared/unprovided.ts
/** The placeholder of an actor that the application provides; it throws. */
function unprovided$1() {
  throw new Error("an actor of this chart is not provided");
}
// machines/shared/call.ts
/** Has the server answered this call, and if not, can it be sent again? */
const call = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: { send: fromPromise(unprovided$1) },
  actions: {
    assignOutcome: assign((_, outcome) => outcome.kind === "answered" ? {
      result: outcome.result,
      refusal: null
    } : { refusal: outcome.refusal }),
    assignRequest: assign(({ context, event }) => {
      assertEvent(event, "call.retry");
      return { request: event.request ?? context.request };
    }),
    clearRefusal: assign({ refusal: null })
  },
  guards: { isAnswered: (_, outcome) => outcome.kind === "answered" }
}).createMachine({
  id: "call",
  description: "To cancel, the parent leaves its state. Do not retry a call that may not be repeated.",
  context: ({ input }) => ({
    request: input,
    result: undefined,
    refusal: null
  }),
  output: ({ context }) => context.result,
  initial: "sending",
  states: {
    sending: {
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => context.request,
        onDone: [{
          guard: {
            type: "isAnswered",
            params: ({ event }) => event.output
          },
          target: "answered",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }, {
          target: "rejected",
          actions: {
            type: "assignOutcome",
            params: ({ event }) => event.output
          }
        }],
        onError: "unreachable"
      }
    },
    rejected: {
      description: "A rule rejected the call; the code is its reason.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    unreachable: {
      description: "There was no answer. Whether the server acted is not known.",
      tags: ["failed", "open"],
      on: { "call.retry": {
        target: "sending",
        actions: "assignRequest"
      } }
    },
    answered: {
      type: "final",
      tags: "settled"
    }
  }
});
/** The call chart, or a provided copy of it, typed by the request and the result of one call. */
function callOf(logic = call) {
  return logic;
}
// machines/application/draft-opening.ts
/** Is there a saved draft, and does the person continue with it? */
const draftOpening = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    children: {},
    tags: {}
  },
  actors: {
    look: fromPromise(unprovided$1),
    restartCall: callOf(call)
  },
  actions: {
    assignFound: assign((_, outcome) => outcome.kind === "found" ? {
      savedAt: outcome.savedAt,
      by: outcome.by
    } : {}),
    assignSubmitted: assign({ isSubmitted: true }),
    clearFound: assign({
      savedAt: null,
      by: null
    })
  },
  guards: {
    isSubmitted: (_, outcome) => outcome.kind === "submitted",
    isOffered: ({ context }, outcome) => outcome.kind === "found" && context.isOffered
  }
}).createMachine({
  id: "draftOpening",
  context: ({ input }) => ({
    ...input,
    isSubmitted: false,
    savedAt: null,
    by: null
  }),
  output: ({ context: { isSubmitted, savedAt } }) => ({
    isSubmitted,
    savedAt
  }),
  initial: "looking",
  states: {
    looking: {
      tags: "busy",
      invoke: {
        id: "look",
        src: "look",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: [
          {
            guard: {
              type: "isSubmitted",
              params: ({ event }) => event.output
            },
            target: "opened",
            actions: "assignSubmitted"
          },
          {
            guard: {
              type: "isOffered",
              params: ({ event }) => event.output
            },
            target: "offering",
            actions: {
              type: "assignFound",
              params: ({ event }) => event.output
            }
          },
          {
            target: "opened",
            actions: {
              type: "assignFound",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "unreachable"
      }
    },
    unreachable: {
      description: "A draft may exist, so no empty form is shown.",
      tags: "failed",
      on: { "draft.look": "looking" }
    },
    offering: {
      description: "A saved draft was found: continue with it, or start again?",
      on: {
        "draft.resume": "opened",
        "draft.restart": "confirming"
      }
    },
    confirming: {
      description: "The screen names what is discarded and asks again.",
      on: {
        "draft.discard": "restarting",
        "draft.keep": "offering"
      }
    },
    restarting: {
      description: "If the call fails, the draft still exists and can be kept.",
      invoke: {
        id: "restart",
        src: "restartCall",
        input: ({ context: { answers } }) => ({ answers }),
        onDone: {
          target: "opened",
          actions: "clearFound"
        }
      },
      on: { "draft.keep": "offering" }
    },
    opened: {
      description: "The form can be shown; or it was submitted on an earlier visit.",
      type: "final",
      tags: "settled"
    }
  }
});
// machines/application/draft.ts
const unprovided = () => {
  throw new Error("an actor of the draft is not provided");
};
/** Are all answers saved, and if not, what prevents it? */
const draft = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    save: fromPromise(unprovided),
    network: fromCallback(unprovided),
    session: fromCallback(unprovided),
    unsavedEdits: fromCallback(unprovided),
    furtherEdits: fromCallback(unprovided)
  },
  actions: {
    assignOutcome: assign(({ context }, outcome) => ({
      savedAt: outcome.kind === "saved" ? outcome.at ?? context.savedAt : context.savedAt,
      conflict: outcome.kind === "conflict" ? outcome.conflict : null,
      refusal: outcome.kind === "rejected" ? outcome.refusal : null
    })),
    settleConflict: sendTo(({ context }) => context.answers, ({ context, event }) => ({
      ...context.conflict,
      ...event
    }))
  },
  delays: {
    saveDelay: ({ context }) => context.saveDelay,
    retryDelay: ({ context }) => context.retryDelay
  },
  guards: {
    isSaved: (_, outcome) => outcome.kind === "saved",
    isConflict: (_, outcome) => outcome.kind === "conflict",
    isExpired: (_, outcome) => outcome.kind === "expired",
    isRejected: (_, outcome) => outcome.kind === "rejected"
  }
}).createMachine({
  id: "draft",
  context: ({ input }) => ({
    ...input,
    conflict: null,
    refusal: null
  }),
  invoke: {
    id: "network",
    src: "network"
  },
  initial: "saved",
  states: {
    saved: {
      description: "Unsaved answers are reported at once, later edits as they happen.",
      tags: "settled",
      invoke: {
        id: "unsavedEdits",
        src: "unsavedEdits",
        input: ({ context }) => context.answers
      },
      on: { "draft.edit": "pending" }
    },
    pending: {
      description: "Further edits do not postpone the save.",
      after: { saveDelay: "saving" },
      on: {
        "draft.save": "saving",
        "net.offline": "offline"
      }
    },
    saving: {
      tags: "busy",
      invoke: {
        id: "save",
        src: "save",
        input: ({ context }) => context.answers,
        onDone: [
          {
            guard: {
              type: "isSaved",
              params: ({ event }) => event.output
            },
            target: "saved",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isConflict",
              params: ({ event }) => event.output
            },
            target: "conflict",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isRejected",
              params: ({ event }) => event.output
            },
            target: "rejected",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isExpired",
              params: ({ event }) => event.output
            },
            target: "expired"
          },
          { target: "offline" }
        ],
        onError: "unreachable"
      }
    },
    offline: {
      description: "The edits wait for the network, or for the next attempt.",
      after: { retryDelay: "saving" },
      on: {
        "net.online": "saving",
        "draft.save": "saving"
      }
    },
    unreachable: {
      description: "The server did not answer. The save is repeated after a delay.",
      tags: "failed",
      after: { retryDelay: "saving" },
      on: {
        "draft.save": "saving",
        "net.offline": "offline"
      }
    },
    conflict: {
      description: "Another person changed the same answers. The user chooses; nothing is lost.",
      tags: "failed",
      on: { "conflict.settle": {
        target: "saving",
        actions: "settleConflict"
      } }
    },
    expired: {
      description: "The session ended. The edits wait until the same person is back.",
      tags: "failed",
      invoke: {
        id: "session",
        src: "session"
      },
      on: { "session.back": "saving" }
    },
    rejected: {
      description: "The server rejected the answers; the code names why.",
      tags: "failed",
      invoke: {
        id: "furtherEdits",
        src: "furtherEdits",
        input: ({ context }) => context.answers
      },
      on: {
        "draft.save": "saving",
        "draft.edit": "pending"
      }
    }
  }
});
// machines/shared/answers.ts
const valuesOf = ({ answers, section }) => answers.getSnapshot().context.answers[section] ?? {};
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
/** The answers of a short form, for as long as it runs. The name of its only section is empty. */
const formAnswers = fromTransition((state, event) => event.type === "answer.set" ? withAnswer(state, event) : state, ({ input }) => ({ answers: { "": input.values } }));
// machines/shared/form.ts
const belongsTo = ({ path }, name) => path === name || path.startsWith(`${name}.`);
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = setup({
  types: {
    context: {},
    events: {},
    input: {},
    output: {},
    tags: {}
  },
  actors: {
    formAnswers,
    check: fromPromise(unprovided$1)
  },
  actions: {
    assignIssues: assign((_, { issues }) => ({ issues })),
    assignOutcome: assign((_, outcome) => ({
      issues: outcome.kind === "invalid" ? outcome.issues : [],
      refusal: outcome.kind === "rejected" ? outcome.refusal : null,
      result: outcome.kind === "accepted" ? outcome.result : undefined
    })),
    dropIssuesOf: assign(({ context }, { name }) => ({ issues: context.issues.filter((issue) => !belongsTo(issue, name)) })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearFindings: assign({
      issues: [],
      refusal: null
    })
  },
  guards: {
    isAccepted: (_, outcome) => outcome.kind === "accepted",
    isInvalid: (_, outcome) => outcome.kind === "invalid",
    hasIssues: ({ context }) => context.issues.length > 0,
    isLastIssue: ({ context }, { name }) => context.issues.every((issue) => belongsTo(issue, name))
  }
}).createMachine({
  id: "form",
  context: ({ input, spawn }) => ({
    ..."answers" in input ? {
      answers: input.answers,
      section: input.section,
      issues: input.issues
    } : {
      answers: spawn("formAnswers", {
        id: "answers",
        input
      }),
      section: "",
      issues: []
    },
    attempts: 0,
    refusal: null,
    result: undefined
  }),
  output: ({ context }) => ({
    values: valuesOf(context),
    result: context.result
  }),
  on: { "issues.show": {
    target: ".invalid",
    actions: {
      type: "assignIssues",
      params: ({ event }) => event
    }
  } },
  initial: "untouched",
  states: {
    untouched: {
      tags: "open",
      always: {
        guard: "hasIssues",
        target: "invalid"
      },
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    edited: {
      tags: "open",
      on: { "form.check": "checking" }
    },
    checking: {
      description: "The answers of this moment are checked; the fields wait for the result.",
      tags: "busy",
      entry: "clearFindings",
      invoke: {
        id: "check",
        src: "check",
        input: ({ context: { answers, section } }) => ({
          answers,
          section
        }),
        onDone: [
          {
            guard: {
              type: "isAccepted",
              params: ({ event }) => event.output
            },
            target: "accepted",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            guard: {
              type: "isInvalid",
              params: ({ event }) => event.output
            },
            target: "invalid",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          },
          {
            target: "rejected",
            actions: {
              type: "assignOutcome",
              params: ({ event }) => event.output
            }
          }
        ],
        onError: "unreachable"
      }
    },
    invalid: {
      description: "Every issue is shown and linked; the issues of a field go once it is edited.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      on: {
        "field.edit": [{
          guard: {
            type: "isLastIssue",
            params: ({ event }) => event
          },
          target: "edited",
          actions: "clearFindings"
        }, { actions: {
          type: "dropIssuesOf",
          params: ({ event }) => event
        } }],
        "form.check": "checking"
      }
    },
    rejected: {
      description: "No field has an issue: the server rejected the form with a reason.",
      tags: ["failed", "open"],
      entry: "countAttempt",
      exit: "clearFindings",
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    unreachable: {
      description: "There was no answer. Nothing is lost; the same check can be tried again.",
      tags: ["failed", "open"],
      on: {
        "field.edit": "edited",
        "form.check": "checking"
      }
    },
    accepted: {
      tags: "settled",
      type: "final"
    }
  }
});
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
const sections = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    form,
    steps: fromCallback(unprovided$1),
    planner: fromCallback(unprovided$1),
    submit: fromPromise(unprovided$1)
  },
  actions: {
    assignPlan: assign(({ context }, now) => ({
      plan: now.plan,
      accepted: now.accepted,
      section: sectionIn(now, {
        ...context,
        section: now.section ?? context.section
      })
    })),
    acceptSection: assign(({ context, context: { issues, section } }) => ({
      accepted: [...new Set([...context.accepted, section])],
      issues: {
        ...issues,
        [section]: []
      },
      section: neighbour(context, 1)
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
  context: ({ input }) => ({
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
// machines/documents/queue-room.ts
const roomInAll = ({ totalLimit, elsewhere, files }) => Math.max(0, totalLimit - elsewhere - files.length);
const roomHere = (room) => Math.max(0, Math.min(room.slotLimit - room.files.length, roomInAll(room)));
const without = (files, gone) => files.filter((file) => gone.every(({ uid }) => uid !== file.uid));
const filesReport = ({ source, files }) => ({
  type: "files.change",
  question: source.question,
  files: files.flatMap(({ stored }) => stored ?? []),
  isUploading: files.some(({ stored }) => stored === null)
});
// machines/documents/upload.ts
const sent = ({ context: { uid, place, file } }) => ({
  uid,
  place,
  file
});
/** How far is one file on its way to the server, and can it be tried again? */
const upload = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    inspect: fromCallback(unprovided$1),
    store: fromCallback(unprovided$1),
    network: fromCallback(unprovided$1),
    removeCall: callOf(call)
  },
  actions: {
    assignPercent: assign({ percent: (_, event) => Math.round(event.percent) }),
    clearPercent: assign({ percent: 0 }),
    assignStored: assign((_, { stored }) => ({
      stored,
      file: null
    })),
    assignRefusal: assign((_, { refusal }) => ({ refusal })),
    clearRefusal: assign({ refusal: null }),
    report: sendTo(({ context }) => context.queue, ({ context: { uid, stored, refusal } }, { type }) => ({
      type,
      uid,
      stored,
      refusal
    }))
  },
  guards: {
    isStored: ({ context }) => context.stored !== null,
    isRetryable: (_, { isRetryable }) => isRetryable
  }
}).createMachine({
  id: "upload",
  context: ({ input }) => ({
    ...input,
    percent: 0,
    refusal: null
  }),
  invoke: {
    id: "network",
    src: "network"
  },
  on: {
    "upload.remove": ".removing",
    "upload.reject": [{
      guard: {
        type: "isRetryable",
        params: ({ event }) => event
      },
      target: ".interrupted",
      actions: {
        type: "assignRefusal",
        params: ({ event }) => event
      }
    }, {
      target: ".rejected",
      actions: {
        type: "assignRefusal",
        params: ({ event }) => event
      }
    }]
  },
  initial: "checking",
  states: {
    checking: {
      description: "Format and size are checked before anything is sent.",
      tags: "busy",
      always: {
        guard: "isStored",
        target: "stored"
      },
      invoke: {
        id: "inspect",
        src: "inspect",
        input: sent
      },
      on: { "upload.accept": "uploading" }
    },
    uploading: {
      tags: "busy",
      entry: "clearPercent",
      invoke: {
        id: "store",
        src: "store",
        input: sent
      },
      on: {
        "upload.progress": { actions: {
          type: "assignPercent",
          params: ({ event }) => event
        } },
        "upload.store": {
          target: "stored",
          actions: [{
            type: "assignStored",
            params: ({ event }) => event
          }, {
            type: "report",
            params: { type: "file.stored" }
          }]
        },
        "net.offline": "paused"
      }
    },
    paused: {
      description: "No network. The upload restarts when the network is back.",
      on: { "net.online": "uploading" }
    },
    interrupted: {
      description: "The row stays and the file can be sent again.",
      tags: ["failed", "open"],
      exit: "clearRefusal",
      on: { "upload.retry": "checking" }
    },
    rejected: {
      description: "This file is never accepted. The queue removes the row and shows the reason.",
      tags: "failed",
      entry: {
        type: "report",
        params: { type: "file.rejected" }
      }
    },
    stored: { tags: "settled" },
    removing: {
      description: "Until the server confirms, the file is still there and still counts.",
      invoke: {
        id: "remove",
        src: "removeCall",
        input: sent,
        onDone: "removed"
      }
    },
    removed: {
      type: "final",
      tags: "settled",
      entry: {
        type: "report",
        params: { type: "file.removed" }
      }
    }
  }
});
// machines/documents/upload-queue.ts
/** Which files are in this slot, and is there room for more? Counts all that are not removed. */
const uploadQueue = setup({
  types: {
    context: {},
    events: {},
    input: {}
  },
  actors: {
    upload,
    occupancy: fromCallback(unprovided$1)
  },
  actions: {
    takeWhatFits: enqueueActions(({ context, enqueue }, { files }) => {
      enqueue.assign(({ spawn, self }) => {
        const added = files.slice(0, roomHere(context)).map((chosen) => {
          const input = {
            ...chosen,
            stored: null,
            place: context.source.place,
            queue: self
          };
          const { uid, name } = chosen;
          return {
            uid,
            name,
            stored: null,
            ref: spawn("upload", {
              id: uid,
              input
            })
          };
        });
        return {
          rejectedFiles: [],
          files: [...context.files, ...added]
        };
      });
      enqueue.sendTo(context.source.answers, (now) => filesReport(now.context));
    }),
    assignStored: assign(({ context }, { uid, stored }) => ({ files: context.files.map((file) => file.uid === uid ? {
      ...file,
      stored
    } : file) })),
    removeFile: assign(({ context: { files, rejectedFiles } }, report) => {
      const { name = "" } = files.find(({ uid }) => uid === report.uid) ?? {};
      const rejected = report.refusal ? [{
        name,
        refusal: report.refusal
      }] : [];
      return {
        files: files.filter(({ uid }) => uid !== report.uid),
        rejectedFiles: [...rejectedFiles, ...rejected]
      };
    }),
    takeStored: enqueueActions(({ context, enqueue }, { files }) => {
      const gone = without(context.files, files).filter(({ stored }) => stored !== null);
      for (const { uid } of gone) enqueue.stopChild(uid);
      enqueue.assign(({ spawn, self }) => {
        const added = without(files, context.files).map((stored) => {
          const { uid, name } = stored;
          return {
            uid,
            name,
            stored,
            ref: spawn("upload", {
              id: uid,
              input: {
                ...stored,
                stored,
                place: context.source.place,
                file: null,
                queue: self
              }
            })
          };
        });
        return { files: [...without(context.files, gone), ...added] };
      });
    }),
    clearRejected: assign({ rejectedFiles: [] }),
    stopUpload: stopChild((_, { uid }) => uid),
    assignElsewhere: assign((_, { count }) => ({ elsewhere: count })),
    sendFiles: sendTo(({ context }) => context.source.answers, ({ context }) => filesReport(context))
  },
  guards: {
    isFitting: ({ context }, { files }) => files.length <= roomHere(context),
    isOverInAll: ({ context }, { files }) => files.length > roomInAll(context),
    hasRoom: ({ context }) => roomHere(context) > 0,
    isFull: ({ context }) => roomHere(context) <= 0
  }
}).createMachine({
  id: "uploadQueue",
  context: ({ input }) => ({
    ...input,
    rejectedFiles: [],
    files: []
  }),
  invoke: {
    id: "occupancy",
    src: "occupancy",
    input: ({ context }) => context.source
  },
  on: {
    "file.drop": [
      {
        guard: {
          type: "isFitting",
          params: ({ event }) => event
        },
        target: ".open",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      },
      {
        guard: {
          type: "isOverInAll",
          params: ({ event }) => event
        },
        target: ".over.inAll",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      },
      {
        target: ".over.inSlot",
        actions: {
          type: "takeWhatFits",
          params: ({ event }) => event
        }
      }
    ],
    "file.stored": { actions: [{
      type: "assignStored",
      params: ({ event }) => event
    }, "sendFiles"] },
    "file.rejected": { actions: [
      {
        type: "removeFile",
        params: ({ event }) => event
      },
      {
        type: "stopUpload",
        params: ({ event }) => event
      },
      "sendFiles"
    ] },
    "file.removed": {
      target: ".open",
      actions: [{
        type: "removeFile",
        params: ({ event }) => event
      }, "sendFiles"]
    },
    "refusal.dismiss": {
      target: ".open",
      actions: "clearRejected"
    },
    "slot.change": { actions: {
      type: "takeStored",
      params: ({ event }) => event
    } },
    "elsewhere.change": { actions: {
      type: "assignElsewhere",
      params: ({ event }) => event
    } }
  },
  initial: "open",
  states: {
    open: {
      tags: "open",
      always: {
        guard: "isFull",
        target: "full"
      }
    },
    full: {
      description: "The slot or the whole application has its maximum number of files.",
      tags: "locked",
      always: {
        guard: "hasRoom",
        target: "open"
      }
    },
    over: {
      description: "What fits was accepted. inAll: the limit of all slots is reached.",
      tags: "failed",
      initial: "inSlot",
      states: {
        inSlot: {},
        inAll: {}
      }
    }
  }
});
// machines/application/application.ts
/** Is this application being opened, filled in, or submitted? */
export const application = setup({
  types: {
    context: {},
    events: {},
    input: {},
    tags: {}
  },
  actors: {
    draftOpening,
    draft,
    sections,
    uploadQueue,
    answers: fromCallback(unprovided$1),
    localCopy: fromCallback(unprovided$1)
  },
  actions: {
    assignSavedAt: assign((_, { savedAt }) => ({ savedAt })),
    openQueue: assign(({ context, spawn }, { slot, input }) => ({ queues: {
      ...context.queues,
      [slot]: spawn("uploadQueue", {
        id: `slot.${slot}`,
        input
      })
    } }))
  },
  guards: {
    isSubmitted: (_, { isSubmitted }) => isSubmitted,
    isClosed: ({ context }, { slot }) => !(slot in context.queues)
  }
}).createMachine({
  id: "application",
  description: "Owns the answer store of one application and all actors that work on it.",
  context: ({ input, spawn }) => ({
    ...input,
    savedAt: null,
    queues: {},
    answers: spawn("answers", {
      id: "answers",
      input: input.answers
    })
  }),
  initial: "opening",
  states: {
    opening: {
      description: "A saved draft is looked for, and continued or discarded.",
      invoke: {
        id: "draftOpening",
        src: "draftOpening",
        input: ({ context: { answers, isOffered } }) => ({
          answers,
          isOffered
        }),
        onDone: [{
          guard: {
            type: "isSubmitted",
            params: ({ event }) => event.output
          },
          target: "submitted"
        }, {
          target: "filling",
          actions: {
            type: "assignSavedAt",
            params: ({ event }) => event.output
          }
        }]
      }
    },
    filling: {
      description: "The sections are shown; every answer is saved while they are filled in.",
      tags: "open",
      on: { "slot.open": {
        guard: {
          type: "isClosed",
          params: ({ event }) => event
        },
        actions: {
          type: "openQueue",
          params: ({ event }) => event
        }
      } },
      invoke: [
        {
          id: "localCopy",
          src: "localCopy",
          systemId: "localCopy",
          input: ({ context }) => context.answers
        },
        {
          id: "draft",
          src: "draft",
          systemId: "draft",
          input: ({ context: { answers, savedAt, saveDelay, retryDelay } }) => ({
            answers,
            savedAt,
            saveDelay,
            retryDelay
          })
        },
        {
          id: "sections",
          src: "sections",
          systemId: "sections",
          input: ({ context: { answers, section, maySubmit } }) => ({
            answers,
            section,
            maySubmit
          }),
          onDone: "submitted"
        }
      ],
      initial: "copied",
      states: {
        copied: { on: { "copy.fail": "uncopied" } },
        uncopied: {
          description: "Pending answers could not be stored on this device.",
          tags: "failed",
          on: { "copy.keep": "copied" }
        }
      }
    },
    submitted: {
      description: "Submitted, now or on an earlier visit: the team replies in the promised time.",
      type: "final",
      tags: "settled"
    }
  }
});
