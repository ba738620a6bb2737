import { late } from '../shared/late.tsx';
import { useSavedLines, type SavedLines } from './useSavedLines.ts';

const SavedForLater = late(async () => (await import('./SavedForLater.tsx')).SavedForLater);

/** What was put aside, where there is something. */
export function SavedList({
  saved,
}: {
  /** The lines that were put aside, and how they come back. */
  saved: SavedLines;
}) {
  return (
    saved.lines.length > 0 && (
      <SavedForLater
        lines={saved.lines}
        isBusy={saved.isBusy}
        troubleOf={saved.troubleOf}
        onMove={line => void saved.moveToCart(line)}
        onDrop={saved.drop}
      />
    )
  );
}

/** The same beside a cart of which no line is shown. */
export const LoneSavedList = () => <SavedList saved={useSavedLines()} />;
