import css from './Spinner.module.css';

export interface SpinnerProps {
  /** px; 20 unless told. */
  size?: number;
}

/** Turns once in 1920 ms (look-06). Decoration: what is busy says so itself. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <svg
      className={css['spinner']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
