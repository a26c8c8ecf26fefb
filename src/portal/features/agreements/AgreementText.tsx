import type { RefObject } from "react";
import { type AgreementText as Text, isForCounsel } from "#contract/agreements/agreement.ts";
import { Card } from "#ui/Card/Card.tsx";
import { classes } from "#ui/shared/classes.ts";
import { h3 } from "#ui/theme/type.css.ts";
import * as css from "./agreement.css.ts";
import { partMark } from "./use-reading.ts";

interface Props {
  text: Text;
  /** Stands after the last part. */
  end: RefObject<HTMLDivElement | null>;
}

/** The parts and their clauses, numbered as in the signed copy. */
export function AgreementText({ text, end }: Props) {
  return (
    <Card className={css.sheet}>
      <p className={css.notice}>{text.notice}</p>
      {text.parts.map(({ title, clauses }, at) => (
        <section key={at} {...{ [partMark]: at + 1 }}>
          <h2 className={classes(h3, css.partTitle)}>
            {at + 1}. {title}
          </h2>
          <dl className={css.clauses}>
            {clauses.map((clause, place) => (
              <div key={place} className={css.clause}>
                <dt className={css.number}>
                  {at + 1}.{place + 1}
                </dt>
                <dd className={classes(css.words, isForCounsel(clause) && css.forCounsel)}>
                  {clause}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div ref={end} />
    </Card>
  );
}
