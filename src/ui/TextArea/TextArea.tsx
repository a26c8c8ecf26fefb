import { useEffect, useId, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { classes } from "../shared/classes.ts";
import { inputAttributes } from "../shared/control.ts";
import type { ControlProps } from "../shared/control.ts";
import * as input from "../TextInput/input.css.ts";
import * as css from "./text-area.css.ts";

export interface TextAreaProps extends ControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly rows?: number;
  readonly lang?: string | undefined;
  /** The maximum number of characters. Longer text is not cut off. */
  readonly limit?: number | undefined;
  /** The count in words; used only with a limit. */
  readonly count?: ((used: number, limit: number) => string) | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, name, rows = 3, lang, limit, count } = props;
  const countId = useId();
  const used = [...value].length;
  const words = limit === undefined ? undefined : count?.(used, limit);
  return (
    <div>
      <div className={classes(input.box, props.invalid && input.wrong)}>
        <textarea
          {...inputAttributes(props)}
          aria-describedby={classes(props.describedBy, words && countId) || undefined}
          className={classes(input.input, css.area)}
          name={name}
          rows={rows}
          lang={lang}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {words === undefined ? null : (
        <>
          <p id={countId} className={classes(css.count, used > (limit ?? used) && css.over)}>
            {words}
          </p>
          <SettledStatus text={words} />
        </>
      )}
    </div>
  );
}

/** Announces a text to screen readers once it has stopped changing. */
function SettledStatus({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said === first ? "" : said}</VisuallyHidden>;
}
