import type { WriteStream } from 'node:tty';
import type { ImportStep } from './importCatalogue.ts';

/** Rows between two lines, where the output is no terminal. */
const STEP = 5000;
/** Milliseconds between two looks of the line on a terminal. */
const REFRESH = 200;

interface Progress {
  show: (step: ImportStep, done: number) => void;
  /** Leaves the line as it is. */
  end: () => void;
}

/** Shows how far an import is and how fast: one line that changes on a terminal, else a line for each 5,000. */
export function progressLine(
  out: Pick<WriteStream, 'write' | 'isTTY'>,
  now: () => number = performance.now.bind(performance),
): Progress {
  let current: ImportStep | undefined;
  let begun = 0;
  let shown = 0;
  let isOpen = false;
  const sentence = (step: ImportStep, done: number) => {
    const seconds = Math.max(now() - begun, 1) / 1000;
    return `${done.toLocaleString('en-IN')} ${step} (${Math.round(done / seconds).toLocaleString('en-IN')} a second)`;
  };
  const end = () => {
    if (isOpen) out.write('\n');
    isOpen = false;
  };
  return {
    show(step, done) {
      if (step !== current) {
        end();
        [current, begun, shown] = [step, now(), 0];
      }
      if (out.isTTY && now() - shown >= REFRESH) {
        out.write(`\r${sentence(step, done)}\u001B[K`);
        [shown, isOpen] = [now(), true];
      } else if (!out.isTTY && done % STEP === 0) out.write(`${sentence(step, done)}\n`);
    },
    end,
  };
}
