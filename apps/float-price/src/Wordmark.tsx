/** "float" drawn like an instrument's scale: thin strokes above a ruled line. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 112 32" height="28" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="square" aria-hidden="true">
      <path d="M16 4h-2a5 5 0 0 0-5 5v15M4 12h11M26 4v20M64 12v12M84 6v13a5 5 0 0 0 5 5h2M79 12h11" />
      <circle cx="43" cy="18" r="6.2" />
      <circle cx="57.8" cy="18" r="6.2" />
      <path d="M4 30h104" stroke="var(--color-accent)" strokeWidth="2" />
      <path d="M4 30v-3M30 30v-2M56 30v-3M82 30v-2M108 30v-3" stroke="var(--color-accent)" strokeWidth="1.4" />
    </svg>
  );
}
