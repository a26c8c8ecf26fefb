import { useLingui } from "@lingui/react/macro";
import { useChart } from "../app/navigation.tsx";
import { reasons } from "../app/reasons.ts";

/** Why it is walked at no more levels. */
export function Reason() {
  const { i18n } = useLingui();
  const { reason } = useChart().walked;
  const message = reasons.find(([text]) => text === reason)?.[1];
  return message ? i18n._(message) : <span lang="en">{reason}</span>;
}
