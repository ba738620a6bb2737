import * as text from '@shop/messages/invoices';
import { Button, Card } from '@shop/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { serverDate } from '../shared/dates.ts';
import { lateDialog } from '../shared/late.tsx';
import css from './Orders.module.css';
import type { Order, OrderKey } from './orderQueries.ts';

const InvoiceDialog = lateDialog(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog);

export interface OrderInvoicesProps {
  /** None, or absent where the back end has no such invoices: then nothing stands here. */
  invoices: Order['gst_invoices'] | undefined;
  orderKey: OrderKey;
}

/** The GST tax invoices of an order, to look at and to keep (orders-07). */
export function OrderInvoices({ invoices, orderKey }: OrderInvoicesProps) {
  const [shown, setShown] = useState<string>();
  if (!invoices || invoices.length === 0) return null;
  return (
    <Card as="section" className={css['card']} aria-labelledby="invoices">
      <h2 id="invoices" className={css['small']}>
        {text.title}
      </h2>
      <ul className={css['list']}>
        {invoices.map(({ number, issued_at: at, document_url: href }) => (
          <li key={number} className={css['paper']}>
            <div>
              <p>{text.number(number)}</p>
              <p className={css['quiet']}>{text.issuedOn(serverDate(at))}</p>
            </div>
            <div className={css['paperActions']} data-unprinted="">
              <Button
                kind="secondary"
                size="small"
                aria-label={text.viewNumber(number)}
                onPointerEnter={InvoiceDialog.prefetch}
                onClick={() => setShown(number)}
              >
                {text.view}
              </Button>
              <Button
                kind="secondary"
                size="small"
                icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
                href={href}
                newTab
                aria-label={text.downloadNumber(number)}
              >
                {text.download}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shown !== undefined && <InvoiceDialog number={shown} orderKey={orderKey} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
