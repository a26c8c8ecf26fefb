import type { ComponentType, ReactNode } from "react";
import type { Shown } from "#contract/questions/question.ts";
import type { Issue } from "#contract/questions/section.ts";
import type { ControlProps } from "#ui/shared/control.ts";

/** What the control of a kind is given; it reads and changes its answer through the page's scope. */
export interface KindProps {
  name: string;
  question: Shown;
  field: ControlProps;
  /** The issues at this question and inside its answer. */
  issues: Issue[];
  /** Guidance, for a control that draws all of its question itself. */
  below?: ReactNode;
}

export type KindControl = ComponentType<KindProps>;
