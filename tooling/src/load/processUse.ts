import { readFileSync } from 'node:fs';

/** Parts of a second in which Linux counts CPU time, for every program. */
const ticksPerSecond = 100;

/** CPU time that a process has used so far with all its threads, ms; undefined where the system does not tell. */
export function cpuTimeOf(pid: number): number | undefined {
  try {
    // The second field is the program's name in brackets, which may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
