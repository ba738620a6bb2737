import { lazy, Suspense, useImperativeHandle, useState, type Ref } from 'react';

const CategoriesPanel = lazy(() =>
  import('./CategoriesPanel.tsx').then(module => ({ default: module.CategoriesPanel })),
);
const YouPanel = lazy(() => import('./YouPanel.tsx').then(module => ({ default: module.YouPanel })));

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
  const [wanted, setWanted] = useState<Record<Panel, boolean>>({ categories: false, you: false });
  useImperativeHandle(
    ref,
    () => ({
      open: panel => {
        setWanted(before => ({ ...before, [panel]: true }));
        setShown(panel);
      },
    }),
    [],
  );
  const close = () => setShown(undefined);
  return (
    <Suspense>
      {wanted.categories && <CategoriesPanel open={shown === 'categories'} onClose={close} />}
      {wanted.you && <YouPanel open={shown === 'you'} onClose={close} />}
    </Suspense>
  );
}
