/** The middle one of some numbers, the upper of two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The middle one of so many measurements, each made after the other. */
export async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push(await measure());
  return median(seen);
}
