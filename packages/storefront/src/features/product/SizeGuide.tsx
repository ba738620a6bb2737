import { sizeGuide } from '@shop/messages/product';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { lateDialog } from '../shared/late.tsx';
import css from './SizeGuide.module.css';

const SizeGuideDialog = lateDialog(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog);

/** Opens the table of sizes that a product names, beside the choice of them (product-05). */
export function SizeGuide({
  identifier,
}: {
  /** Of the CMS block that holds the sizes. */
  identifier: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css['opener']}>
      <Button kind="link" size="small" onClick={() => setOpen(true)}>
        {sizeGuide}
      </Button>
      {open && <SizeGuideDialog identifier={identifier} onClose={() => setOpen(false)} />}
    </div>
  );
}
