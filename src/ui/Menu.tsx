import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { ChevronDownIcon } from "./icons/ChevronDownIcon.tsx";
import { barLink } from "./link.css.ts";
import * as css from "./menu.css.ts";
import { classes } from "./classes.ts";

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  /** Language of the label, when it is not the page's. */
  readonly lang?: string;
}

export interface MenuProps {
  /** What the menu is for, in words; the chosen item follows it in the button's name. */
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

const loadPanel = () => import("./MenuPanel.tsx");

/** A choice behind a button, such as the language; its list is fetched when it is first wanted. */
export function Menu(props: MenuProps) {
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const chosen = props.items.find((item) => item.value === props.value);
  const open = async () => {
    const { MenuPanel } = await loadPanel();
    setPanel(() => MenuPanel);
  };
  const button = (
    <button
      type="button"
      className={classes(barLink, css.trigger)}
      aria-haspopup="menu"
      {...(Panel === undefined ? { "aria-expanded": false } : {})}
      aria-label={chosen === undefined ? props.label : `${props.label}: ${chosen.label}`}
      onPointerEnter={() => void loadPanel()}
      onFocus={() => void loadPanel()}
      onClick={() => void open()}
    >
      {props.icon}
      <span className={classes(props.compact && css.word)}>{chosen?.label}</span>
      <ChevronDownIcon size={16} />
    </button>
  );
  return Panel === undefined ? button : <Panel {...props}>{button}</Panel>;
}
