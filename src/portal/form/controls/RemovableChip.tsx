import { XIcon } from "#ui/icons/icons.ts";
import * as css from "./controls.css.ts";

interface Props {
  label: string;
  /** The accessible name of the button. */
  remove: string;
  onRemove: () => void;
}

export function RemovableChip({ label, remove, onRemove }: Props) {
  return (
    <li className={css.chip}>
      <span>{label}</span>
      <button type="button" className={css.chipRemove} aria-label={remove} onClick={onRemove}>
        <XIcon size={16} />
      </button>
    </li>
  );
}
