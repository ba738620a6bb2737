import { partNotLoaded } from '@shop/messages/errors';
import { addToast, useAppDispatch } from '@shop/state';
import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

/** Brings a component, as `async () => (await import('./Part.tsx')).Part`. */
type Load<Props> = () => Promise<ComponentType<Props>>;

export type Late<Props> = FunctionComponent<Props> & {
  /** Fetches the code before it is shown, for instance when a pointer comes near. */
  prefetch: () => void;
};

/** Fetches the code once; where that failed, the next call tries again. */
export function fetchOnce<Props>(load: Load<Props>) {
  let coming: Promise<void> | undefined;
  const code = {
    Part: undefined as ComponentType<Props> | undefined,
    fetch: () =>
      (coming ??= load().then(
        part => void (code.Part = part),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
    prefetch: () => void code.fetch().catch(() => undefined),
  };
  return code;
}

/** Says to who pressed for a piece that it could not be fetched. */
export const tellMissing = () => addToast({ type: 'error', message: partNotLoaded, dismissable: true });

/** The code of an essential part did not come: the network failed, not the shop. */
export class MissingPart extends Error {}

export interface LateOptions {
  /** Stands there until the code has come, and on the server. */
  meanwhile?: ReactNode;
  /** The page consists of it: where the code does not come the page fails, and offers to try again. */
  isEssential?: boolean;
}

/**
 * A part of a page whose code is fetched when it is first shown, so that who does not need it does not pay for it.
 * Where the code does not come nothing stands there.
 */
export function late<Props extends object>(
  load: Load<Props>,
  { meanwhile, isEssential = false }: LateOptions = {},
): Late<Props> {
  const code = fetchOnce(load);
  function LatePart(props: Props) {
    const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming');
    const { Part } = code;
    // Asked for again with each new rendering from above, where that one did not have it: it may have come since.
    useEffect(() => {
      if (Part) return;
      code.fetch().then(
        () => setState('here'),
        () => setState('missing'),
      );
    }, [props, Part]);
    if (state === 'missing' && isEssential) throw new MissingPart(partNotLoaded);
    return Part ? <Part {...props} /> : meanwhile;
  }
  return Object.assign(LatePart, { prefetch: code.prefetch });
}

/**
 * A dialog or drawer whose code is fetched when it is first opened. Where the code does not come the shopper is told, and
 * it is closed again.
 */
export function lateDialog<Props extends { open?: boolean; onClose: () => void }>(load: Load<Props>): Late<Props> {
  const code = fetchOnce(load);
  function LateDialog(props: Props) {
    const { open = true, onClose } = props;
    const dispatch = useAppDispatch();
    const [, setHere] = useState(false);
    const { Part } = code;
    useEffect(() => {
      if (Part || !open) return;
      code.fetch().then(
        () => setHere(true),
        () => {
          onClose();
          dispatch(tellMissing());
        },
      );
      // oxlint-disable-next-line react/exhaustive-deps -- asked for once by each opening, whatever else changes
    }, [open]);
    return Part && <Part {...props} />;
  }
  return Object.assign(LateDialog, { prefetch: code.prefetch });
}
