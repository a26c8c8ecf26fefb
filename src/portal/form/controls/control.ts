import type { ComponentType, ReactNode } from "react";
import type { Shown } from "#contract/questions/question.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { ControlProps } from "#ui/shared/control.ts";

/** The props of a control. It reads and sets its answer through the scope. */
export interface KindProps {
  name: string;
  question: Shown;
  field: ControlProps;
  /** The issues of this question, including those inside its answer. */
  issues: Issue[];
  /** Guidance, for a control that renders its own label. */
  below?: ReactNode;
}

export type KindControl = ComponentType<KindProps>;
