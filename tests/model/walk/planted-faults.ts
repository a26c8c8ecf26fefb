import type { Plugin } from "vite";

export interface Fault {
  /** In src/server. */
  file: string;
  /** An expression that stands there once. */
  from: string;
  /** What takes its place while the fault is planted. */
  to: string;
}

/** Mistakes that a programmer could make in the server; the walk finds each of them. */
export const faults: Readonly<Record<string, Fault>> = {
  "a lapse forgets the business account": {
    file: "review/line-moves.ts",
    from: 'account?.state !== "normal"',
    to: "true",
  },
  "a change of status leaves the proposal": {
    file: "review/line-moves.ts",
    from: "from !== to",
    to: "false",
  },
  "a line in review again stays decided": {
    file: "review/line-moves.ts",
    from: "to === inReview && from !== inReview",
    to: "false",
  },
  "a new verdict leaves the proposal": {
    file: "review/end-proposals.ts",
    from: "caseWith(cases, line) === found",
    to: "false",
  },
  "the case stays in its queue": {
    file: "review/cases/case-clock.ts",
    from: "queueOf(standings, found.round > 1)",
    to: "found.queue",
  },
  "a case is claimed from the person who has it": {
    file: "review/cases/move-case.ts",
    from: "!at.can(event)",
    to: "false",
  },
  "the applicant's delay uses up the reply date": {
    file: "review/cases/case-clock.ts",
    from: "pausing.includes(queue)",
    to: "false",
  },
  "a pause gives the desk all its days again": {
    file: "review/cases/case-clock.ts",
    from: "found.days_left ?? limits.replyWorkingDays",
    to: "limits.replyWorkingDays",
  },
  "a decision rests on the case as it was": {
    file: "review/decide.ts",
    from: "body.snapshot !== material.version",
    to: "false",
  },
  "an approval does not wait for its documents": {
    file: "review/decide.ts",
    from: "blocked.length > 0",
    to: "false",
  },
  "a final rejection becomes one that may be tried again": {
    file: "review/decide.ts",
    from: 'outcome === "rejectFinal"',
    to: "false",
  },
  "a rejection leaves the request open": {
    file: "review/requests/leave-request.ts",
    from: "(await waitingLines(handle, open)).length === 0",
    to: "false",
  },
  "an answer in words counts as a document": {
    file: "review/requests/answer-request.ts",
    from: "withFiles.length === request.items.length",
    to: "true",
  },
  "an answer may leave items out": {
    file: "review/requests/answer-request.ts",
    from: "missing.length > 0",
    to: "false",
  },
  "unfreezing is offered without an approval": {
    file: "review/cases/case-lines.ts",
    from: 'kyc === "approved"',
    to: "true",
  },
  "the clock forgets due dates": {
    file: "review/time-passed.ts",
    from: "...(await requestsBefore(owner, today))",
    to: "...[]",
  },
  "a status moves against its chart": {
    file: "statuses/line-status.ts",
    from: "!before.can(event)",
    to: "false",
  },
  "a second person is never needed": {
    file: "submission/submit-lines.ts",
    from: "needsTwoApprovers(score, inputs)",
    to: "false",
  },
};

declare global {
  /** The name of the fault that is planted now. */
  var plantedFault: string | undefined;
}

const planted = (name: string, { from, to }: Fault) =>
  from.startsWith("...")
    ? `...(globalThis.plantedFault === ${JSON.stringify(name)} ? ${to.slice(3)} : ${from.slice(3)})`
    : `(globalThis.plantedFault === ${JSON.stringify(name)} ? (${to}) : (${from}))`;

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
