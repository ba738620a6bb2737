import { CommerceError, RequestStockNotice } from '@shop/commerce-client';
import { unexpected } from '@shop/messages/errors';
import { email as emailLabel } from '@shop/messages/fields';
import * as text from '@shop/messages/stockNotices';
import { useAppSelector } from '@shop/state';
import { Button, Dialog, Select } from '@shop/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { safeParse } from 'valibot';
import { useCommerce } from '../../context/CommerceContext.ts';
import { EmailField } from '../shared/EmailField.tsx';
import { email as emailRule } from '../shared/fieldRules.ts';
import { problemText } from '../shared/problemText.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { useRefusal } from '../shared/useRefusal.ts';
import type { SoldOut } from './soldOutOf.ts';
import css from './StockNotice.module.css';

export interface StockNoticeDialogProps {
  /** Whether it stands open. */
  open: boolean;
  /** The shopper asks for nothing. */
  onClose: () => void;
  /** The product. */
  name: string;
  /** What of it can be waited for. */
  soldOut: readonly SoldOut[];
  /** It was asked for; the code takes it back. */
  onTaken: (sku: string, code: string) => void;
}

/** Asks where to write to and, of a product with variants, what is waited for. A customer's address stands there. */
export function StockNoticeDialog({ open, onClose, name, soldOut, onTaken }: StockNoticeDialogProps) {
  const { client } = useCommerce();
  const id = useId();
  const known = useAppSelector(state => state.user.email);
  const { form, asked, refuse } = useRefusal();
  const [typed, setTyped] = useState<string>();
  const [wanted, setWanted] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const address = typed ?? known ?? '';
  const read = safeParse(emailRule, address);
  const complaint = asked && !read.success ? read.issues[0].message : undefined;
  const [only] = soldOut;
  // What was chosen before may be waited for by now, or be back.
  const sku = (soldOut.length === 1 ? only : soldOut.find(each => each.sku === wanted))?.sku ?? '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!read.success || sku === '') return refuse();
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await client.mutate(RequestStockNotice, { input: { sku, email: read.output } });
      if (answer.requestStockNotice) onTaken(sku, answer.requestStockNotice.code);
      else setProblem(unexpected);
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : unexpected);
    }
    setBusy(false);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      busy={busy}
      footer={
        <Button type="submit" form={id} wide busy={busy}>
          {text.send}
        </Button>
      }
    >
      <form ref={form} id={id} className={css['form']} noValidate onSubmit={event => void submit(event)}>
        <p>{only && soldOut.length === 1 && only.choice ? text.productAndChoice(name, only.choice) : name}</p>
        {soldOut.length > 1 && (
          <Select
            label={text.which}
            placeholder={text.chooseWhich}
            options={soldOut.map(each => ({ value: each.sku, label: each.choice }))}
            value={sku}
            error={asked && sku === '' ? text.whichMissing : undefined}
            onChange={event => setWanted(event.target.value)}
          />
        )}
        <EmailField
          label={emailLabel}
          value={address}
          error={complaint}
          onChange={event => setTyped(event.target.value)}
        />
        <p className={css['quiet']}>{text.privacy}</p>
        {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
      </form>
    </Dialog>
  );
}
