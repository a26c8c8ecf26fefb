interface Page {
  name: string;
  /** In machines, without the ending: `review/kyc-status`. */
  path: string;
  /** What the chart answers, from the comment above it. */
  question: string;
  golden: string;
}

const fileOf = (path: string) => path.split("/").at(-1)!;

/** A page about one chart: its picture and its table. */
export const chartPage = ({ name, path, question, golden }: Page): string =>
  `# ${name}

${question}

![State chart ${name}](${fileOf(path)}.svg)

[Source](../../../machines/${path}.ts) · [One file for the Stately tools](${fileOf(path)}.js) · [JSON](${fileOf(path)}.json) · [All charts](../README.md)

## States and transitions

Each state with its tags, its actions and the actors that it runs; below it each event, its guard in brackets, the next state and
the actions.

\`\`\`text
${golden.trim()}
\`\`\`
`;

/** A page that lists all charts. */
export const chartsPage = (pages: readonly Page[]): string =>
  `# Charts

Every behaviour over time is a state chart. \`npm run charts\` writes this folder from [machines](../../machines); a chart that differs from
its picture fails \`npm run check\`.

![Which chart runs where, which it runs, and which it tells](system.svg)

An arrow "runs" leads from a chart to one that it starts; another arrow names the events that one chart sends to the other. The parts that
nearly every chart runs, [call](shared/call.md) and [form](shared/form.md), are named in the boxes. A browser reaches the server by calls over HTTP.

| chart | answers |
| --- | --- |
${pages.map(({ name, path, question }) => `| [${name}](${path}.md) | ${question} |`).join("\n")}

## Open a chart in the Stately tools

1. Open the \`.js\` file of the chart here and copy it: it imports \`xstate\` alone.
2. Open [Stately Sketch](https://sketch.stately.ai) and choose to paste code.
3. Paste. The chart is drawn and can be walked.
`;
