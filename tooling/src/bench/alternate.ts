/** Measures two things in turn, each so many times, so that what else the machine does meets both alike. */
export async function alternate<T>(
  times: number,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<{ first: T[]; second: T[] }> {
  const seen: { first: T[]; second: T[] } = { first: [], second: [] };
  for (let time = 0; time < times; time += 1) {
    seen.first.push(await first());
    seen.second.push(await second());
  }
  return seen;
}
