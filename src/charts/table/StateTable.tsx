import { Trans, useLingui } from "@lingui/react/macro";
import { Cell, HeadCell, NoCell, Row, Table } from "#ui/Table/Table.tsx";
import { useChart } from "../app/navigation.tsx";
import { type StatePart, statesIn } from "#browser/drawing/parts.ts";
import { stepsOf, type WrittenStep } from "#browser/drawing/steps.ts";
import { type Accepted, acceptedAround } from "./accepted.ts";
import { AroundRow } from "./AroundRow.tsx";
import { StepRow } from "./StepRow.tsx";
import { Tags } from "./Tags.tsx";
import * as css from "../page/page.css.ts";

/** What the drawing shows, as a table: for a keyboard and a screen reader. */
export function StateTable() {
  const { t } = useLingui();
  const { parts, name } = useChart();
  const written = Map.groupBy(stepsOf(parts), ({ from }) => from);
  const states = statesIn(parts.root);
  const tags = [...new Set(states.flatMap(({ state }) => state.tags))];
  const firsts = new Set(states.map(({ state }) => state.initial));
  return (
    <section className={css.section}>
      <h2 className={css.sectionHead}>
        <Trans>States and transitions</Trans>
      </h2>
      <Tags tags={tags} />
      <Table
        stacks
        caption={t`States and transitions of ${name}`}
        heads={[t`State`, t`Event and guard`, t`Leads to`, t`Actions run`]}
      >
        {states.map(({ state, depth }) => (
          <StateRows
            key={state.id}
            state={state}
            isFirst={firsts.has(state.id)}
            depth={depth}
            steps={written.get(state.id) ?? []}
            around={state.kind === "final" ? [] : acceptedAround(parts, state.id)}
          />
        ))}
      </Table>
    </section>
  );
}

interface Rows {
  state: StatePart;
  depth: number;
  /** Whether the state around it begins with it. */
  isFirst: boolean;
  steps: readonly WrittenStep[];
  /** What the states around it accept. */
  around: readonly Accepted[];
}

function StateRows({ state, depth, isFirst, steps, around }: Rows) {
  const { t } = useLingui();
  const { tags, invokes, entry, exit, description } = state;
  const actions = [
    ...invokes.map((name) => t`runs ${name}`),
    ...(entry.length > 0 ? [t`on entry: ${entry.join(", ")}`] : []),
    ...(exit.length > 0 ? [t`on exit: ${exit.join(", ")}`] : []),
  ];
  return (
    <>
      <Row>
        <HeadCell
          scope="rowgroup"
          rowSpan={steps.length + around.length + 1}
          className={css.stateName}
        >
          <span aria-hidden="true">{"› ".repeat(depth)}</span>
          {state.name}
          <Mark isFirst={isFirst} kind={state.kind} />
        </HeadCell>
        <Cell colSpan={2} lang="en">
          {description}
          {tags.length > 0 ? (
            <span className={css.cell}> {tags.map((tag) => `#${tag}`).join(" ")}</span>
          ) : null}
        </Cell>
        <Cell head={t`Actions run`} className={css.cell}>
          {actions.length > 0 ? actions.join("; ") : <NoCell />}
        </Cell>
      </Row>
      {steps.map((step) => (
        <StepRow key={step.number} step={step} />
      ))}
      {around.map((accepted) => (
        <AroundRow key={accepted.from} around={accepted} />
      ))}
    </>
  );
}

/** What the drawing shows by a black dot and by a double border. */
function Mark({ isFirst, kind }: Pick<Rows, "isFirst"> & Pick<StatePart, "kind">) {
  const { t } = useLingui();
  const marks = [...(isFirst ? [t`begins here`] : []), ...(kind === "final" ? [t`ends here`] : [])];
  return marks.length > 0 ? <span className={css.meaning}>{marks.join(", ")}</span> : null;
}
