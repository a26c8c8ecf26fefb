import type { ReactNode } from "react";
import { AlertCircleIcon, ClockIcon } from "../icons/entry-icons.ts";
import { CheckCircleIcon, FileIcon, PauseIcon, UploadIcon } from "../icons/icons.ts";
import { FileName } from "../FileName/FileName.tsx";
import { Progress } from "../Progress/Progress.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { classes } from "../shared/classes.ts";
import * as css from "./file-row.css.ts";

export type FileState = "waiting" | "checking" | "uploading" | "paused" | "stored" | "failed";

const icons = {
  waiting: ClockIcon,
  checking: Spinner,
  uploading: UploadIcon,
  paused: PauseIcon,
  stored: CheckCircleIcon,
  failed: AlertCircleIcon,
} satisfies Record<FileState, typeof FileIcon>;

const moves: readonly FileState[] = ["checking", "uploading"];

export interface FileRowProps {
  readonly name: string;
  readonly state: FileState;
  /** The state in words: "Uploading 43%". */
  readonly words: ReactNode;
  /** Size and pages, after the words. */
  readonly detail?: ReactNode;
  /** From 0 to 1 while it is on its way. */
  readonly progress?: { readonly value: number; readonly label: string } | undefined;
  /** A picture of the first page. */
  readonly thumbnail?: string | undefined;
  /** Announced to screen readers; change it in steps of a quarter. */
  readonly spoken?: string | undefined;
  readonly actions?: ReactNode;
}

export function FileRow(props: FileRowProps) {
  const { name, state, words, detail, progress, thumbnail, spoken, actions } = props;
  const Icon = icons[state];
  return (
    <li className={css.row}>
      <span className={classes(css.thumb, state === "failed" && css.thumbFailed)}>
        {thumbnail === undefined ? (
          state === "failed" ? (
            <AlertCircleIcon />
          ) : (
            <FileIcon />
          )
        ) : (
          <img src={thumbnail} alt="" className={css.picture} />
        )}
      </span>
      <div className={css.middle}>
        <FileName name={name} />
        {progress === undefined ? null : (
          <Progress
            value={progress.value}
            max={1}
            label={progress.label}
            paused={state === "paused"}
            className={css.progress}
          />
        )}
        <p className={classes(css.state, css.ink[state])}>
          <Icon size={16} className={classes(css.sign, moves.includes(state) && css.moving)} />
          <span>
            <span className={css.words}>{words}</span>
            {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
          </span>
        </p>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      </div>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </li>
  );
}

export function FileRows({ children }: { readonly children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}
