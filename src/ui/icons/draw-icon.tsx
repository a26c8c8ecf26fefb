export interface IconProps {
  /** In CSS pixels; 20 by default. */
  readonly size?: 16 | 18 | 20 | 24;
  readonly className?: string | undefined;
}

/** Makes an icon from a path on a grid of 20, hidden from screen readers. */
export const drawIcon = (stroke: string, fill?: string) =>
  function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        className={className}
      >
        <path d={stroke} />
        {fill === undefined ? null : <path d={fill} fill="currentColor" stroke="none" />}
      </svg>
    );
  };
