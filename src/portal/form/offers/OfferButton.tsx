import type { ReactNode } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { offer } from "../controls/controls.css.ts";

interface Props {
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Under an input that it fills in. */
export const OfferButton = ({ busy, onClick, children }: Props) => (
  <div className={offer}>
    <Button look="secondary" small busy={busy ?? false} onClick={onClick}>
      {children}
    </Button>
  </div>
);
