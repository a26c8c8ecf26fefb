import type { ReactNode } from "react";
import { CloudCheckIcon, CloudIcon, CloudOffIcon } from "../icons/icons.ts";
import { UsersIcon } from "../icons/entry-icons.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { classes } from "../shared/classes.ts";
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
