import * as text from '@shop/messages/listing';
import { Button, Dialog, formatNumber, VisuallyHidden } from '@shop/ui';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

export interface FilterSheetProps {
  /** Whether it covers the screen. */
  open: boolean;
  /** The shopper has chosen enough, or followed a link. */
  onClose: () => void;
  /** Products that the chosen filters leave. */
  total: number;
  /** Names the answer that the number is from: a new one is said, also where the number is the same. */
  answer: string;
  /** What they narrow the listing by. */
  filters: FilterPanelProps;
}

/** The filters of a listing on a phone. */
export function FilterSheet({ open, onClose, total, answer, filters }: FilterSheetProps) {
  const shown = formatNumber(total);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.filters}
      readFirst
      footer={
        <Button wide onClick={onClose}>
          {text.showCount(total, shown)}
        </Button>
      }
    >
      {/* The count behind the sheet is out of reach of those who hear it. */}
      <p role="status">
        <VisuallyHidden key={answer}>{text.productCount(total, shown)}</VisuallyHidden>
      </p>
      <FilterPanel {...filters} onFollow={onClose} />
    </Dialog>
  );
}
