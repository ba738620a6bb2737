import { SavedForLater } from './SavedForLater.tsx';
import { useSavedLines } from './useSavedLines.ts';

/** What was put aside, where there is something. */
export function SavedList() {
  const saved = useSavedLines();
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
