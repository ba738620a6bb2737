import { useState } from 'react';

/**
 * What is read out once: it stays while there is nothing new, so that a page that looks again and finds the same says
 * nothing (checkout-14).
 */
export function useSaid(news: string | undefined): string | undefined {
  const [said, setSaid] = useState<string>();
  if (news !== undefined && news !== said) setSaid(news);
  return said;
}
