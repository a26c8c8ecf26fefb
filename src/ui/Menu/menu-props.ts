import type { ReactNode } from "react";

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  /** Language of the label, when it is not the page's. */
  readonly lang?: string;
}

export interface MenuProps {
  /** What the menu is for. */
  readonly label: string;
  /** The button's accessible name: what the menu is for and which item is chosen. */
  readonly name: string;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why the last choice had no effect. */
  readonly failure?: string | undefined;
  /** Shows the icon alone on phones. */
  readonly compact?: boolean | undefined;
}

export interface MenuPanelProps extends MenuProps {
  readonly children: ReactNode;
}
