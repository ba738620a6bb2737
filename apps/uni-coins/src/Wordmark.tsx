/** "uni" in fat round letters; the dot of the i is a coin. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 96 36" height="32" fill="none" stroke="currentColor" strokeWidth="8" strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
      <path d="M5 12v10a9 9 0 0 0 18 0V12M38 31V21a9 9 0 0 1 18 0v10M73 16v15" />
      <circle cx="73" cy="5" r="5" fill="var(--color-coin)" stroke="none" />
      <path d="M87 12v19" stroke="var(--color-accent)" strokeWidth="6" />
      <circle cx="87" cy="5" r="4" fill="var(--color-accent)" stroke="none" />
    </svg>
  );
}
