/** "float" drawn like an instrument's scale: thin strokes above a ruled line. */
export function Wordmark() {
  return (
    <svg
      viewBox="0 0 82 32"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d="M15 4h-2a5 5 0 0 0-5 5v15M3 12h10M23 4v20M60.2 12v12M70 6v13a5 5 0 0 0 5 5h2M65 12h11" />
      <circle cx="36.5" cy="18" r="6.2" />
      <circle cx="54" cy="18" r="6.2" />
      <path d="M3 30h76" stroke="var(--color-accent)" strokeWidth="2" />
      <path d="M3 30v-3M22 30v-2M41 30v-3M60 30v-2M79 30v-3" stroke="var(--color-accent)" strokeWidth="1.4" />
    </svg>
  );
}
