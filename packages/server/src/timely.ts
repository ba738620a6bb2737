/** Something took longer than anybody waits for. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * Waits for work, but not longer than a limit in ms.
 *
 * @throws TooLate once the time is up; what the work comes to is then nobody's.
 */
export async function timely<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`It took longer than ${limit} ms.`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
