import { type ChartParts, type StatePart, statesIn } from "#browser/drawing/parts.ts";
import { stepsOf } from "#browser/drawing/steps.ts";
import type { Taken } from "#charts/chart-data.ts";

interface Page {
  name: string;
  /** In machines, without the ending: `review/kyc-status`. */
  path: string;
  /** What the chart answers, from the comment above it. */
  question: string;
  golden: string;
  parts: ChartParts;
}

const fileOf = (path: string) => path.split("/").at(-1)!;

/** What the chart says of its states and of their transitions, a line each. */
function described(parts: ChartParts): string {
  const { root } = parts;
  const steps = stepsOf(parts).filter(({ description }) => description !== "");
  const lines = statesIn(root).flatMap(({ state }) => {
    const name = localName(state, root);
    const own = steps.filter(({ from }) => from === state.id);
    return [
      ...(state.description === "" ? [] : [`- \`${name}\`: ${state.description}`]),
      ...own.map(({ event, description }) => `- \`${event}\` in \`${name}\`: ${description}`),
    ];
  });
  if (lines.length === 0) return "";
  return `## States

${lines.join("\n")}

`;
}

const localName = ({ id }: StatePart, root: StatePart) =>
  id === root.id ? id : id.slice(root.id.length + 1);

/** A page about one chart: its picture, what it says of its states, and its table. */
export const chartPage = ({ name, path, question, golden, parts }: Page): string =>
  `# ${name}

${question}

![State chart ${name}](${fileOf(path)}.svg)

[Source](../../../machines/${path}.ts) · [One file for the Stately tools](${fileOf(path)}.js) · [JSON](${fileOf(path)}.json) · [All charts](../README.md)

${described(parts)}## Transitions

Each state with its tags, its actions and the actors that it runs; below it each event, its guard in brackets, the next state and
the actions. A state also accepts the events of the states around it. After a "!" stands what is sent or done outside; a number behind
"after" is in milliseconds.

\`\`\`text
${golden.trim()}
\`\`\`
`;

/** A page that lists all charts. `walked`: the arrows with an event that walk in Stately Sketch from the JSON. */
export const chartsPage = (pages: readonly Page[], walked: Taken): string =>
  `# Charts

Every behaviour over time is a state chart. \`npm run charts\` writes this folder from [machines](../../machines); a chart that differs from
its picture fails \`npm run check\`.

![Which chart runs where, which it runs, and which it tells](system.svg)

An arrow "runs" leads from a chart to one that it starts; another arrow names the events that one chart sends to the other, itself or by
the code that listens to it; on the server, the events that follow when a chart is moved. The parts that nearly every chart runs, [call](shared/call.md) and [form](shared/form.md), are named in the
boxes. A browser reaches the server by calls over HTTP; tabs of one browser tell the chart pages what their charts do.

| chart | answers |
| --- | --- |
${pages.map(({ name, path, question }) => `| [${name}](${path}.md) | ${question} |`).join("\n")}

## Open a chart in the Stately tools

1. Open the \`.json\` file of the chart here and copy it.
2. Open [Stately Sketch](https://sketch.stately.ai) and choose to paste code.
3. Paste. The chart is drawn and can be walked: of all charts together, ${walked.taken} of ${walked.of} arrows with an event. The others stand
   behind a guard that Sketch lets hold at once.

The \`.js\` file draws the same chart with its code and imports \`xstate\` alone. Fewer arrows can be walked from it: Sketch gives no input and
sends events without data, so the file starts with a sample input, and its waits have a fixed length.

## Five questions

A reader who knows XState answers these from the pages of this folder alone. Tried on 26 November 2026 by an automated reader that did
not know the product: five of five right from ten pages, well within ten minutes. What it found unclear is now said in the charts.

1. A due date for documents has passed. What can the applicant still do?
2. Who can approve an applicant of high risk?
3. An approved line lapses. What becomes of its account?
4. A save finds no connection. When is it tried again?
5. A file is being uploaded and the connection is lost. What happens to it?

<details>
<summary>Answers</summary>

1. In [kycStatus](review/kyc-status.md) the state is \`additionalDocumentsRequired.rejectable.overdue\`: the holder can still answer with
   files (\`kyc.filesSubmitted\`, which the state around it accepts) or in words (\`kyc.answeredInWords\`), and can withdraw.
2. In [decision](review/decision.md) a proposal to approve leads to \`proposed.awaitingSeniorManager\` (\`isElevatedApproval\`); a senior
   manager other than the proposer endorses it, then another approver confirms it. No one decides it alone (\`mayDecideAlone\`).
3. [kycStatus](review/kyc-status.md) goes back to \`inProgress\` by \`kyc.lapse\`, and
   [businessAccount](review/business-account.md) from \`normal\` to \`frozen\` by \`account.kycLapsed\`.
4. [draft](application/draft.md) waits in \`offline\` until the browser is online, the next save, or \`retryDelay\`, whichever comes first.
5. [upload](documents/upload.md) goes from \`uploading\` to \`paused\`, and starts again at 0 % when the browser is online.

</details>
`;
