/**
 * What React and the shop complained of since the story began, for tests: a missing key, an element where it may not
 * stand.
 */
export const complaints: string[] = [];

/** Notes from now on what the console is told as an error, which it is told as before. */
export function noteComplaints(): void {
  const tell = console.error;
  console.error = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    tell(...parts);
  };
}
