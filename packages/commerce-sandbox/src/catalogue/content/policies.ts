import { CASH_ON_DELIVERY_SURCHARGE, FLAT_RATE, FREE_SHIPPING_FROM } from '../../checkout/charges.ts';
import { rupeeText } from '../../money.ts';
import { company, officers } from '../company.ts';
import type { StoreViewSeed } from '../contentTypes.ts';
import { buttons, columns, heading, markupText, row, text } from './markup.ts';

type View = Pick<StoreViewSeed, 'name' | 'seller'>;

/** A telephone number that a press dials. */
const dialled = (number: string) => `<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`;

/** What may be given back, how, and when the money comes (routes-14). */
export const returnPolicy = ({ seller }: View): string =>
  row([
    heading(1, 'Returns, refunds and cancellation'),
    text(`<h2>Returning something</h2>
<p>Unused products can be returned within ${seller.return_days} days of delivery, or within the days that their page names, in the box that
they came in. Ask for it on the page of the order; we collect it from your address at no cost.</p>
<p>Food, innerwear, opened earphones, what was made for you, vouchers and subscriptions cannot be returned, unless they came damaged, defective or other
than ordered. Tell us within 48 hours of delivery then, with a photo.</p>
<h2>Your money</h2>
<p>Once the product has reached us we refund within 5 working days, the way you paid: UPI and wallets within a day more, cards and
netbanking within 7. What was paid in cash goes to a bank account or UPI id that you name. Coins that you spent come back; coins
that the order earned are taken back.</p>
<h2>Replacement and warranty</h2>
<p>A product that arrives damaged is replaced where the same one is in stock, else refunded. After that time the
brand’s own warranty holds; the invoice on the page of the order is the proof that it asks for.</p>
<h2>Cancelling</h2>
<p>An order can be cancelled on its page until it is sent, at no cost. What was paid comes back as above.</p>`),
    buttons([
      { label: 'My orders', href: '/order-history' },
      { label: 'Order without an account', href: '/guest-order', kind: 'link' },
    ]),
  ]);

/** Where it is delivered, in what time and at what cost (routes-14). */
export const shippingPolicy = ({ seller }: View): string =>
  row([
    heading(1, 'Shipping and delivery'),
    text(`<h2>Where</h2>
<p>We deliver within India, to the pincodes that the shop accepts: type yours on the page of a product to see whether we do, and
when. Orders leave from ${markupText(seller.city)}, or from the warehouse nearest to you.</p>
<h2>When</h2>
<p>The days named on the page of a product and at checkout are working days from the payment. You get a mail with the courier’s
number when the parcel leaves; the page of the order shows where it is. Vouchers and subscriptions arrive by e-mail within
minutes.</p>
<h2>What it costs</h2>
<p>Delivery is free from ${rupeeText(FREE_SHIPPING_FROM)} and costs ${rupeeText(FLAT_RATE)} below. Cash on delivery, where the courier
takes it, costs ${rupeeText(CASH_ON_DELIVERY_SURCHARGE)} more. A handling charge of single products is named on their pages and in
the cart. The total at checkout holds all of it, with GST.</p>
<h2>If nobody is at home</h2>
<p>The courier tries three times and calls first. After that the parcel comes back to us and what you paid is refunded.</p>`),
    buttons([{ label: 'Returns and refunds', href: '/return-policy', kind: 'link' }]),
  ]);

/** Who runs the shop and who answers complaints, as rule 4 of the e-commerce rules of 2020 asks (routes-14). */
export function grievance({ name, seller }: View): string {
  const officer = officers[seller.gstin];
  if (!officer)
    throw new Error(`grievance: nobody answers for ${seller.gstin}. Name an officer in catalogue/company.ts.`);
  return row([
    heading(1, 'Grievance officer and legal information'),
    text(
      `<p>Something went wrong and our customer care did not put it right? Write to the grievance officer. She or he confirms within 48 hours, with a ticket number, and decides within a month.</p>`,
    ),
    columns(
      [
        [
          heading(2, 'Grievance officer'),
          text(
            `<p>${officer.name}, head of customer relations<br><a href="mailto:${officer.email}">${officer.email}</a><br>${dialled(officer.telephone)}<br>Monday to Saturday, 10 am to 6 pm</p>`,
          ),
        ],
        [
          heading(2, `Who runs ${markupText(name)}`),
          text(
            `<p>${company.name}<br>Registered office: ${company.office}<br>CIN ${company.cin}<br>GSTIN ${seller.gstin}</p>`,
          ),
        ],
        [
          heading(2, 'Where it is sent from'),
          text(`<p>${seller.street.join(', ')}, ${markupText(seller.city)} ${seller.postcode}</p>`),
        ],
      ],
      'align-top',
    ),
    text(
      `<h2>Customer care</h2><p>${dialled(company.telephone)}, Monday to Saturday, 9:30 am to 6:30 pm, or the form of the contact page. The National Consumer Helpline, 1915, hears you too.</p>`,
    ),
    buttons([
      { label: 'Contact us', href: '/contact-us' },
      { label: 'Returns and refunds', href: '/return-policy', kind: 'link' },
    ]),
  ]);
}
