import { Trans, useLingui } from "@lingui/react/macro";
import { type Signature, signaturePad, type Stroke } from "#contract/rules/signatures.ts";
import { SignatureInput } from "#ui/SignatureInput/SignatureInput.tsx";
import { useAnswer } from "../../scope.ts";
import type { KindProps } from "../control.ts";

/** What is drawn stays when the person types instead, and comes back. */
interface Kept {
  kind: Signature["kind"];
  strokes?: readonly Stroke[];
}

/** A drawn signature, or the full name that is asked for beside it. */
export default function SignatureControl({ name, field }: KindProps) {
  const { t } = useLingui();
  const [kept = { kind: "typed" }, change] = useAnswer<Kept>(name);
  const [typed = ""] = useAnswer<string>("name");
  const { kind, strokes = [] } = kept;
  return (
    <SignatureInput
      {...field}
      kind={kind}
      onKind={(chosen) => change({ ...kept, kind: chosen })}
      typed={typed}
      strokes={strokes}
      onStrokes={(drawn) => change({ kind: "drawn", strokes: drawn })}
      size={signaturePad}
      name={strokes.length === 0 ? t`Signature area` : t`Your drawn signature`}
      labels={{ drawn: <Trans>Draw</Trans>, typed: <Trans>Type name</Trans> }}
      clear={<Trans>Clear</Trans>}
    />
  );
}
