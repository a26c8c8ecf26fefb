import type { ReactNode } from "react";
import { CloudCheckIcon } from "./icons/CloudCheckIcon.tsx";
import { CloudIcon } from "./icons/CloudIcon.tsx";
import { CloudOffIcon } from "./icons/CloudOffIcon.tsx";
import { UsersIcon } from "./icons/UsersIcon.tsx";
import { Spinner } from "./Spinner.tsx";
import { classes } from "./classes.ts";
import * as css from "./save-state.css.ts";

export type SaveKind = "unsaved" | "saving" | "saved" | "offline" | "changed" | "loading";

const icons = {
  unsaved: CloudIcon,
  saving: Spinner,
  saved: CloudCheckIcon,
  offline: CloudOffIcon,
  changed: UsersIcon,
  loading: Spinner,
} satisfies Record<SaveKind, typeof CloudIcon>;

/** Whether the answers are kept, in words. */
export function SaveState({
  kind,
  children,
}: {
  readonly kind: SaveKind;
  readonly children: ReactNode;
}) {
  const Icon = icons[kind];
  const warns = kind === "offline" || kind === "changed";
  return (
    <div role="status" className={classes(css.state, warns && css.warns)}>
      <Icon className={css.icon} />
      <span>{children}</span>
    </div>
  );
}
