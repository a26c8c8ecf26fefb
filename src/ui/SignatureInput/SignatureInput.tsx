import { type ReactNode, useId } from "react";
import { PenIcon } from "../icons/icons.ts";
import type { ControlProps } from "../shared/control.ts";
import { SignaturePad, type SignaturePadProps } from "./SignaturePad.tsx";
import * as css from "./signature-input.css.ts";

type Kind = "drawn" | "typed";

export interface SignatureInputProps extends ControlProps, Omit<SignaturePadProps, "id"> {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Shown as the signature when it is typed. */
  readonly typed: string;
  readonly labels: Readonly<Record<Kind, ReactNode>>;
}

/** A signature that is drawn, or typed by the name of the signer. Put it in a Field of the kind `group`. */
export function SignatureInput(props: SignatureInputProps) {
  const { kind, onKind, typed, labels, describedBy, ...pad } = props;
  const made = useId();
  const id = props.id ?? made;
  return (
    <div className={css.input}>
      <div className={css.kinds}>
        {(["drawn", "typed"] as const).map((each, at) => (
          <label key={each} className={css.kind}>
            <input
              id={at === 0 ? id : `${id}-${each}`}
              type="radio"
              name={id}
              className={css.radio}
              checked={kind === each}
              aria-describedby={describedBy}
              onChange={() => onKind(each)}
            />
            {each === "drawn" ? <PenIcon /> : null}
            <span>{labels[each]}</span>
          </label>
        ))}
      </div>
      {kind === "drawn" ? (
        <SignaturePad {...pad} />
      ) : (
        <div className={css.area}>
          <p className={css.typed} aria-live="polite">
            {typed}
          </p>
          <span className={css.line} />
        </div>
      )}
    </div>
  );
}
