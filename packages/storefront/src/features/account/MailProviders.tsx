import * as text from '@shop/messages/signInWays';
import { Button, Notice } from '@shop/ui';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { useArrived, type Coming } from '../shared/useArrived.ts';
import { useRestored } from '../shared/useRestored.ts';
import css from './Account.module.css';
import { beginMailSignIn, canProve, type Provider } from './mailAccounts.ts';
import { useOrigin } from './useWayBack.ts';

export interface MailProvidersProps {
  /** Those that the back end knows; a promise of them while they come, with which the buttons come. */
  providers: Coming<Provider[]>;
  /** Path that the address names, to which one is led in the end. */
  from: string | undefined;
  /** Leads to the provider. */
  onLeave?: (address: string) => void;
}

/** A button for each mail provider whose accounts sign in. */
export function MailProviders({ providers, from, onLeave = address => location.assign(address) }: MailProvidersProps) {
  const offered = useArrived(providers);
  const originOf = useOrigin();
  const [leaving, setLeaving] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const begin = async (provider: Provider) => {
    if (!canProve()) return setIsRefused(true);
    setLeaving(provider.code);
    onLeave(await beginMailSignIn(provider, originOf(from)));
  };
  useRestored(() => setLeaving(undefined));
  if (!offered?.length) return null;
  return (
    <div className={css['ways']}>
      {isRefused && (
        <Notice tone="danger" urgent>
          {text.mailUnsafe}
        </Notice>
      )}
      {offered.map(provider => (
        <Button
          key={provider.code}
          kind="secondary"
          wide
          busy={leaving === provider.code}
          icon={<AtSign size={20} strokeWidth={1.5} aria-hidden />}
          onClick={() => void begin(provider)}
        >
          {text.withProvider(provider.name)}
        </Button>
      ))}
    </div>
  );
}
