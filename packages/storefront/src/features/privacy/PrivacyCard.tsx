import * as text from '@shop/messages/privacy';
import { addToast, useAppDispatch } from '@shop/state';
import { Button } from '@shop/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { AccountCard } from '../shared/account/AccountCard.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { collectOwnData } from './collectOwnData.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import css from './Privacy.module.css';
import { saveFile } from './saveFile.ts';

export interface PrivacyCardProps {
  /** E-mail of the account. */
  email: string;
}

/** A copy of one's data, and the end of the account, as India's data protection law gives (account-07, account-08). */
export function PrivacyCard({ email }: PrivacyCardProps) {
  const { client } = useCommerce();
  const hasNotifications = useFeature('notifications');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const data = await collectOwnData(client, { notifications: hasNotifications });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`my-data-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
      dispatch(addToast({ type: 'success', message: text.downloaded, dismissable: true }));
    } catch {
      dispatch(addToast({ type: 'error', message: text.notDownloaded, dismissable: true }));
    }
    setBusy(false);
  };
  return (
    <AccountCard id="privacy" title={text.title}>
      <AccountNote>{text.help}</AccountNote>
      <AccountNote>{text.downloadHelp}</AccountNote>
      <div className={css['buttons']}>
        <Button
          kind="secondary"
          busy={busy}
          icon={<Download size={20} strokeWidth={1.5} aria-hidden />}
          onClick={() => void download()}
        >
          {text.download}
        </Button>
        <Button kind="link" onClick={() => setIsLeaving(true)}>
          {text.remove}
        </Button>
      </div>
      {isLeaving && <DeleteAccount email={email} onClose={() => setIsLeaving(false)} />}
    </AccountCard>
  );
}
