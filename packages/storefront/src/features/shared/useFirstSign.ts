import { useEffect, useState } from 'react';
import { onFirstSign } from './onFirstSign.ts';

/** Whether somebody has used the page since the component stands there (`onFirstSign`). */
export function useFirstSign(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => onFirstSign(() => setUsed(true)), []);
  return isUsed;
}
