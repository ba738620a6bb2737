/** ZEPP in confident capitals, followed by a coin. */
export function Wordmark() {
  return (
    <svg
      viewBox="0 0 132 32"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 4h18L4 28h18M50 4H34v24h16M34 16h13M60 28V4h10a7.5 7.5 0 0 1 0 15H60M88 28V4h10a7.5 7.5 0 0 1 0 15H88" />
      <circle cx="120" cy="16" r="9" fill="var(--color-coin)" stroke="none" />
      <path d="m116.5 16 2.5 3 5-6" stroke="var(--color-on-coin, #fff)" strokeWidth="2.2" />
    </svg>
  );
}
