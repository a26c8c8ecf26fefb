import type { Plugin } from "vite";

export interface Fault {
  /** In src/server. */
  file: string;
  /** An expression that stands there once. */
  from: string;
  /** What takes its place while the fault is planted. */
  to: string;
  /** Part of the sentence in which the walk tells of it. */
  shows: string | RegExp;
}

/** Mistakes that a programmer could make in the server; the walk finds each of them. */
export const faults: Readonly<Record<string, Fault>> = {
  "a lapse forgets the business account": {
    file: "review/line-moves.ts",
    from: 'account?.state !== "normal"',
    to: "true",
    shows: "businessAccount: expected frozen, the server says normal",
  },
  "a change of status leaves the proposal": {
    file: "review/line-moves.ts",
    from: "from !== to",
    to: "false",
    shows: "decision: expected undecided, the server says proposed.",
  },
  "a line in review again stays decided": {
    file: "review/line-moves.ts",
    from: "to === inReview && from !== inReview",
    to: "false",
    shows: "decision: expected undecided, the server says decided",
  },
  "a new verdict leaves the proposal": {
    file: "review/end-proposals.ts",
    from: "caseWith(cases, line) === found",
    to: "false",
    shows: "decision: expected undecided, the server says proposed.",
  },
  "the case stays in its queue": {
    file: "review/cases/case-clock.ts",
    from: "queueOf(standings, found.round > 1)",
    to: "found.queue",
    shows: "the case: queue: expected",
  },
  "a case is claimed from the person who has it": {
    file: "review/cases/move-case.ts",
    from: "!at.can(event)",
    to: "false",
    shows: "expected the answer caseTaken, the server says ok",
  },
  "the applicant's delay uses up the reply date": {
    file: "review/cases/case-clock.ts",
    from: "pausing.includes(queue)",
    to: "false",
    shows: "the case: clock: expected paused",
  },
  "a pause gives the desk all its days again": {
    file: "review/cases/case-clock.ts",
    from: "found.days_left ?? limits.replyWorkingDays",
    to: "limits.replyWorkingDays",
    shows: "the case: dueOn: expected",
  },
  "a decision rests on the case as it was": {
    file: "review/decide.ts",
    from: "body.snapshot !== material.version",
    to: "false",
    shows: "expected the answer caseChanged, the server says ok",
  },
  "an approval does not wait for its documents": {
    file: "review/decide.ts",
    from: "blocked.length > 0",
    to: "false",
    shows: "expected the answer decisionBlocked, the server says ok",
  },
  "a final rejection becomes one that may be tried again": {
    file: "review/decide.ts",
    from: 'outcome === "rejectFinal"',
    to: "false",
    shows:
      /expected rejected.final, the server says rejected.retry|expected the answer ok, the server says notPossible/,
  },
  "a rejection leaves the request open": {
    file: "review/requests/leave-request.ts",
    from: "(await waitingLines(handle, open)).length === 0",
    to: "false",
    shows: "asks for nothing, or is answered and still open",
  },
  "an answer in words counts as a document": {
    file: "review/requests/answer-request.ts",
    from: "withFiles.length === request.items.length",
    to: "true",
    shows:
      /answeredInWords, the server says inProgress|expected the answer ok, the server says notPossible/,
  },
  "an answer may leave items out": {
    file: "review/requests/answer-request.ts",
    from: "missing.length > 0",
    to: "false",
    shows: "expected the answer requestItemsMissing, the server says ok",
  },
  "unfreezing is offered without an approval": {
    file: "review/cases/case-lines.ts",
    from: 'kyc === "approved"',
    to: "true",
    shows: "unfreeze, expected",
  },
  "the clock forgets due dates": {
    file: "review/time-passed.ts",
    from: "[requestsBefore, approvalsEnding, clocksDue, questionnairesDue]",
    to: "[approvalsEnding, clocksDue, questionnairesDue]",
    shows:
      "expected additionalDocumentsRequired.rejectable.overdue, the server says additionalDocumentsRequired.requested",
  },
  "a status moves against its chart": {
    file: "statuses/line-status.ts",
    from: "!before.can(event)",
    to: "false",
    shows: "the server says serverError",
  },
  "a second person is never needed": {
    file: "submission/submit-lines.ts",
    from: "needsTwoApprovers(score, inputs)",
    to: "false",
    shows: "the risk is wrong",
  },
  "a case of two lines counts as replaced": {
    file: "review/cases/on-case.ts",
    from: "!isCurrent",
    to: "found.lines.length > 1",
    shows: /^caseChanged:|expected the answer ok, the server says caseChanged/,
  },
  "an ended request still blocks the approval": {
    file: "review/cases/case-lines.ts",
    from: "requests.some(({ ended_at }) => ended_at === null)",
    to: "requests.length > 0",
    shows: "expected the answer ok, the server says decisionBlocked",
  },
  "a case may ask for documents only once": {
    file: "review/requests/request-documents.ts",
    from: "(await openRequestOf(handle, found.application_id))",
    to: 'await handle.selectFrom("document_request").select("id").where("application_id", "=", found.application_id).executeTakeFirst()',
    shows: "expected the answer ok, the server says requestOpen",
  },
  "the applicant must answer with documents": {
    file: "review/requests/applicant-request.ts",
    from: "isAnswered(givenFor(item, uploads))",
    to: "(givenFor(item, uploads).files.length > 0)",
    shows: "the server says requestItemsMissing",
  },
  "the clock forgets the questionnaires": {
    file: "review/time-passed.ts",
    from: "[requestsBefore, approvalsEnding, clocksDue, questionnairesDue]",
    to: "[requestsBefore, approvalsEnding, clocksDue]",
    shows: /the questionnaire: status: expected (overdue|asked|expired), the server says/,
  },
  "a questionnaire stays required when no application goes on": {
    file: "questionnaires/follow-lines.ts",
    from: "isRequired !== before.is_required",
    to: "false",
    shows: "the questionnaire: required: expected false, the server says true",
  },
  "what was sent holds for a day": {
    file: "questionnaires/questionnaire-life.ts",
    from: "policyOn(today).validityMonths",
    to: "0",
    shows: "the questionnaire: valid_until: expected",
  },
};

declare global {
  /** The name of the fault that is planted now. */
  var plantedFault: string | undefined;
}

const planted = (name: string, { from, to }: Fault) =>
  `(globalThis.plantedFault === ${JSON.stringify(name)} ? (${to}) : (${from}))`;

/** Puts a switch into the server at the place of each fault. */
export const plantFaults = (): Plugin => ({
  name: "planted-faults",
  enforce: "pre",
  transform(code, id) {
    const own = Object.entries(faults).filter(([, { file }]) => id.endsWith(`/src/server/${file}`));
    return own.reduce((text, [name, fault]) => {
      const [before, after, ...more] = text.split(fault.from);
      if (after === undefined || more.length > 0)
        throw new Error(`${fault.file}: "${fault.from}" does not stand there once`);
      return before + planted(name, fault) + after;
    }, code);
  },
});
