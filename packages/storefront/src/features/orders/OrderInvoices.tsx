import * as text from '@shop/messages/invoices';
import { Button, Card, PriceFormatProvider, useMoney } from '@shop/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { serverDate } from '../shared/dates.ts';
import { lateDialog } from '../shared/late.tsx';
import css from './Orders.module.css';
import type { Order, OrderKey } from './orderQueries.ts';

const InvoiceDialog = lateDialog(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog);

type Invoice = NonNullable<Order['gst_invoices']>[number];

export interface OrderInvoicesProps {
  /** None, or absent where the back end has no such invoices: then nothing stands here. */
  invoices: Order['gst_invoices'] | undefined;
  /** What was ordered, where it is known. */
  items: Order['items'];
  /** The order that the invoices are of. */
  orderKey: OrderKey;
}

const piecesText = (pieces: readonly { count: number; name: string }[]) =>
  pieces.map(({ count, name }) => text.pieces(count, name)).join(', ');

/** What of the order is on no invoice yet. A back end that does not count has nothing left. */
function uninvoiced(items: Order['items']): string {
  const left = (items ?? []).flatMap(item => {
    if (item?.quantity_invoiced == null) return [];
    const count = (item.quantity_ordered ?? 0) - item.quantity_invoiced - (item.quantity_canceled ?? 0);
    return count > 0 ? [{ count, name: item.product_name ?? item.product_sku }] : [];
  });
  return piecesText(left);
}

/** What an invoice is for: its amount to the paisa, and the goods of the order that it holds. */
function InvoiceContents({ invoice, items }: { invoice: Invoice; items: Order['items'] }) {
  const money = useMoney();
  // Charges are lines too, and no goods.
  const skus = new Set((items ?? []).map(item => item?.product_sku));
  const goods = invoice.lines.filter(({ sku }) => skus.has(sku));
  return (
    <>
      <p className={css['amount']}>{money(invoice.total.value ?? 0)}</p>
      {goods.length > 0 && (
        <p className={css['quiet']}>{piecesText(goods.map(({ quantity, name }) => ({ count: quantity, name })))}</p>
      )}
    </>
  );
}

/** The GST tax invoices of an order, to look at and to keep (orders-07), and what is on none yet (orders-13). */
export function OrderInvoices({ invoices, items, orderKey }: OrderInvoicesProps) {
  const [shown, setShown] = useState<string>();
  if (!invoices || invoices.length === 0) return null;
  const rest = uninvoiced(items);
  return (
    <Card as="section" className={css['card']} aria-labelledby="invoices">
      <h2 id="invoices" className={css['small']}>
        {text.title}
      </h2>
      <ul className={css['list']}>
        {invoices.map(invoice => {
          const { number, issued_at: at, document_url: href } = invoice;
          return (
            <li key={number} className={css['paper']}>
              <div className={css['paperWords']}>
                <p>{text.number(number)}</p>
                <p className={css['quiet']}>{text.issuedOn(serverDate(at))}</p>
                <PriceFormatProvider decimals={2}>
                  <InvoiceContents invoice={invoice} items={items} />
                </PriceFormatProvider>
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
          );
        })}
      </ul>
      {rest !== '' && <p>{text.notYet(rest)}</p>}
      {shown !== undefined && <InvoiceDialog number={shown} orderKey={orderKey} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
