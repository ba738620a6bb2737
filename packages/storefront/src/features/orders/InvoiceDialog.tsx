import * as text from '@shop/messages/invoices';
import { Button, Dialog, formatNumber, PriceFormatProvider, Skeleton, useMoney } from '@shop/ui';
import { useQuery } from 'urql';
import { serverDate } from '../shared/dates.ts';
import { RetryNotice } from '../shared/RetryNotice.tsx';
import css from './Invoice.module.css';
import { GuestInvoicesQuery, OrderInvoicesQuery, type TaxInvoice } from './invoiceQueries.ts';
import type { OrderKey } from './orderQueries.ts';

export interface InvoiceDialogProps {
  /** Of the invoice. */
  number: string;
  /** The order that the invoice is of. */
  orderKey: OrderKey;
  /** The shopper has read enough. */
  onClose: () => void;
}

function useInvoice(number: string, key: OrderKey) {
  const isCustomers = 'number' in key;
  const [own, askOwn] = useQuery({
    query: OrderInvoicesQuery,
    variables: { number: isCustomers ? key.number : '' },
    pause: !isCustomers,
  });
  const [guests, askGuests] = useQuery({
    query: GuestInvoicesQuery,
    variables: { token: isCustomers ? '' : key.token },
    pause: isCustomers,
  });
  const order = isCustomers ? own.data?.customer?.orders?.items[0] : guests.data?.guestOrderByToken;
  const invoice = order?.gst_invoices?.find(each => each.number === number);
  return {
    invoice,
    // An answer without it is as useless as none.
    failed: invoice === undefined && (own.error ?? guests.error ?? own.data ?? guests.data) !== undefined,
    again: () => (isCustomers ? askOwn : askGuests)({ requestPolicy: 'network-only' }),
  };
}

/** A tax invoice as the law wants it: parties, place of supply, and the tax of each line. */
export function InvoiceDialog({ number, orderKey, onClose }: InvoiceDialogProps) {
  const { invoice, failed, again } = useInvoice(number, orderKey);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.number(number)}
      footer={
        invoice && (
          <Button href={invoice.document_url} newTab>
            {text.download}
          </Button>
        )
      }
    >
      {invoice ? (
        // To the paisa, as the law has it, whatever the shop's prices look like.
        <PriceFormatProvider decimals={2}>
          <Invoice invoice={invoice} />
        </PriceFormatProvider>
      ) : failed ? (
        <RetryNotice onRetry={again}>{text.notLoaded}</RetryNotice>
      ) : (
        <Skeleton height="420px" />
      )}
    </Dialog>
  );
}

function Party({ title, party }: { title: string; party: TaxInvoice['seller'] }) {
  const { name, company, gstin, street, city, region, postcode, state_code: code } = party;
  const lines = [name, company, ...street, `${city}, ${region} (${code}) ${postcode}`].filter(Boolean);
  return (
    <section>
      <h3>{title}</h3>
      <p className={css['party']}>{lines.join('\n')}</p>
      {gstin && (
        <p>
          {text.gstin}
          <strong>{gstin}</strong>
        </p>
      )}
    </section>
  );
}

function Invoice({ invoice }: { invoice: TaxInvoice }) {
  const money = useMoney();
  const exact = (amount: { value: number | null } | null) => money(amount?.value ?? 0);
  const { issued_at: at, place_of_supply: place, seller, buyer, lines, taxable_value: taxable } = invoice;
  const taxes = (
    [
      ['cgst', text.cgst],
      ['sgst', text.sgst],
      ['igst', text.igst],
    ] as const
  ).filter(([name]) => invoice[name] !== null);
  return (
    <div className={css['invoice']}>
      <p>
        {text.issuedOn(serverDate(at))}
        <br />
        {text.placeOfSupply}
        <strong>{place}</strong>
      </p>
      <div className={css['parties']}>
        <Party title={text.soldBy} party={seller} />
        <Party title={text.billedTo} party={buyer} />
      </div>
      <ul className={css['lines']} aria-label={text.lines}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a charge may stand there twice, with one sku
          <li key={`${line.sku}-${index}`}>
            <p className={css['name']}>{line.name}</p>
            <dl>
              {[
                [text.hsn, line.hsn],
                [text.quantity, formatNumber(line.quantity, Number.isInteger(line.quantity) ? 0 : 2)],
                [text.taxable, exact(line.taxable_value)],
                [text.rate, text.percent(String(line.rate))],
                ...taxes.map(([name, label]) => [label, exact(line[name])]),
                [text.total, exact(line.total)],
              ].map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <dl className={css['totals']}>
        {[[text.taxable, exact(taxable)], ...taxes.map(([name, label]) => [label, exact(invoice[name])])].map(
          ([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        <div className={css['grand']}>
          <dt>{text.total}</dt>
          <dd>{exact(invoice.total)}</dd>
        </div>
      </dl>
    </div>
  );
}
