/** Events that a chart of the browser knows and nobody sends, each with what happens in its place. */
export const unsent: Readonly<Record<string, string>> = {
  "draft.close": "a page that is left sends what is pending itself, and its charts are stopped",
  "email.change": "a change of the details starts another code request",
  "notice.dismiss": "a notice goes by itself",
  "session.ask": "where nobody answers the page has failed, and is loaded again by hand",
  "session.back": "after signing in the page is opened again, with a draft of its own",
};
