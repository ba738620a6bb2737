/** "uni" in fat round letters; the dot of the i is a coin. */
export function Wordmark() {
  return (
    <svg
      viewBox="0 0 82 36"
      height="32"
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M5 12v10a9 9 0 0 0 18 0V12M38 31V21a9 9 0 0 1 18 0v10" />
      <path d="M73 16v15" stroke="var(--color-accent)" />
      <circle cx="73" cy="5" r="5" fill="var(--color-coin)" stroke="none" />
    </svg>
  );
}
