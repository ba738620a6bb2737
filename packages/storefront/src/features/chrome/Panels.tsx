import { useImperativeHandle, useState, type Ref } from 'react';
import { lateDialog } from '../shared/late.tsx';

const CategoriesPanel = lateDialog(async () => (await import('./CategoriesPanel.tsx')).CategoriesPanel);
const YouPanel = lateDialog(async () => (await import('./YouPanel.tsx')).YouPanel);

type Panel = 'categories' | 'you';

export interface PanelsHandle {
  open: (panel: Panel) => void;
}

/**
 * The panels that open over a page, each loaded when it is first asked for. They know what is open, so that opening one
 * renders no page anew.
 */
export function Panels({ ref }: { ref: Ref<PanelsHandle> }) {
  const [shown, setShown] = useState<Panel>();
  useImperativeHandle(ref, () => ({ open: setShown }), []);
  const close = () => setShown(undefined);
  return (
    <>
      <CategoriesPanel open={shown === 'categories'} onClose={close} />
      <YouPanel open={shown === 'you'} onClose={close} />
    </>
  );
}
