/** The props that a Field gives to its control; every control passes them to its input. */
export interface ControlProps {
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
  /** For groups, which cannot use `htmlFor`. */
  readonly labelledBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly required?: boolean | undefined;
}

export const inputAttributes = ({ id, describedBy, invalid, required }: ControlProps) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": invalid || undefined,
  "aria-required": required || undefined,
});
