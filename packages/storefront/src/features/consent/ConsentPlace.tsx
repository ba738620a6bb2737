import { useShop } from '../../context/ShopContext.ts';
import { late } from '../shared/late.tsx';
import { useSessionReady } from '../shared/useSessionReady.ts';

const AskConsent = late(async () => (await import('./AskConsent.tsx')).AskConsent);

/** Where visitors are asked whether others may be told of their visit: nowhere in a shop that tells nobody. */
export function ConsentPlace() {
  const { config } = useShop();
  const ready = useSessionReady();
  return config.analytics && ready && <AskConsent />;
}
