import type { ReactNode } from "react";

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  /** Language of the label if it is not the page's. */
  readonly lang?: string;
}

export interface MenuProps {
  /** The button's accessible name is this label and the chosen item. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shows the icon alone on phones. */
  readonly compact?: boolean | undefined;
}

export interface MenuPanelProps extends MenuProps {
  readonly children: ReactNode;
}
