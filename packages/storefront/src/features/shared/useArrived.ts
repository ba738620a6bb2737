import { useEffect, useState } from 'react';

/** What may still come, and never fails to. */
export type Coming<Value> = Value | Promise<Value>;

/** What is here, or has come; undefined until then. */
export function useArrived<Value>(coming: Coming<Value>): Value | undefined {
  const [arrived, setArrived] = useState<{ of: Promise<Value>; value: Value }>();
  useEffect(() => {
    let isGivenUp = false;
    if (coming instanceof Promise)
      void coming.then(value => {
        if (!isGivenUp) setArrived({ of: coming, value });
      });
    return () => {
      isGivenUp = true;
    };
  }, [coming]);
  if (!(coming instanceof Promise)) return coming;
  return arrived?.of === coming ? arrived.value : undefined;
}
