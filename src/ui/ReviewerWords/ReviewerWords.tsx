import type { ReactNode } from "react";
import * as css from "./reviewer-words.css.ts";

interface ReviewerWordsProps {
  /** Says that the reviewer wrote it. */
  readonly from: ReactNode;
  readonly text: string;
  /** Names the file that was not accepted. */
  readonly rejected?: ReactNode;
}

/** What a reviewer asks for, as the applicant reads it. */
export const ReviewerWords = ({ from, text, rejected }: ReviewerWordsProps) => (
  <div className={css.words}>
    <p className={css.from}>{from}</p>
    <p className={css.text}>{text}</p>
    {rejected ? <p className={css.rejected}>{rejected}</p> : null}
  </div>
);
