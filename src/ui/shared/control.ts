/** What a Field tells the control inside it; every control takes these and passes them to its input. */
export interface ControlProps {
  readonly id?: string | undefined;
  /** Ids of the hint and the error. */
  readonly describedBy?: string | undefined;
  /** Id of the label, for groups that cannot use `htmlFor`. */
  readonly labelledBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** The attributes of an input that the Field decides. */
export const inputAttributes = ({ id, describedBy, invalid, required }: ControlProps) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": invalid || undefined,
  "aria-required": required || undefined,
});
