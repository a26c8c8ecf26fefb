import { fromCallback, fromTransition, setup } from "xstate";
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
// machines/shared/form.ts
/** Is this page of questions answered so that it can be passed on, and if not, what must be corrected? */
const form = fromCallback(() => {});
// machines/shared/form-of.ts
/** The form chart, or a provided copy of it, typed by the result of its check. */
function formOf(logic = form) {
  return logic;
}
// machines/shared/form-dialog.ts
/** Is the dialog with this form open? */
export const formDialog = setup({
  types: {
    events: {},
    tags: {}
  },
  actors: { form: formOf() }
}).createMachine({
  id: "formDialog",
  initial: "closed",
  states: {
    closed: {
      tags: "settled",
      on: { "dialog.open": "opened" }
    },
    opened: {
      description: "The form is empty at first. The dialog closes once the form is accepted.",
      tags: "open",
      invoke: {
        id: "form",
        src: "form",
        input: { values: {} },
        onDone: "closed"
      },
      on: { "dialog.close": "closed" }
    }
  }
});
