import { html, raw } from 'hono/html';
import { instruments as known } from '../vault/instruments.ts';
import { detailsOf, type PaymentTokenRow } from '../vault/paymentTokens.ts';
import type { Payable } from './paidWith.ts';

type Markup = ReturnType<typeof html>;

/** How a saved method is called, by what the gateway told the shop of it. */
function labelOf(token: PaymentTokenRow): string {
  const { type, maskedCC, vpa } = detailsOf(token);
  const same = known(new Date()).find(({ details }) => details['type'] === type && details['maskedCC'] === maskedCC);
  return vpa ?? same?.label ?? `Card •••• ${maskedCC}`;
}

/** Of what was saved a page asks for the proof alone: the CVV of a card, an approval in the app of a UPI id. */
function savedPanel(token: PaymentTokenRow, amount: string): Markup {
  const label = labelOf(token);
  return token.type === 'card'
    ? html`<div class="field"><strong>${label}</strong>
<label for="cvv">CVV</label>
<input id="cvv" name="cvv" inputmode="numeric" autocomplete="off" pattern="[0-9]{3,4}" maxlength="4" required aria-describedby="cvv-help">
<small id="cvv-help">Three digits on the back of the card. Here any three will do.</small></div>`
    : html`<div class="field"><strong>${label}</strong><small>Approve ${amount} in the UPI app of this ID.</small></div>`;
}

const nouns = { card: 'card', upi: 'UPI ID', any: 'card or UPI ID' };

function choicePanel({ instruments, mayKeep }: Payable): Markup {
  const kinds = new Set(instruments.map(({ kind }) => kind));
  const [first] = kinds;
  const noun = kinds.size === 1 && first ? nouns[first] : nouns.any;
  const others = kinds.size > 1 ? html`<option value="">Net banking</option>` : raw('');
  const consent = mayKeep
    ? html`<label class="consent"><input type="checkbox" name="save" value="yes"><span>Save this ${noun} for later. ${
        kinds.has('card')
          ? 'As the RBI asks, the shop keeps a token, the network, the last four digits and the expiry, never the number.'
          : 'The shop keeps a token and a masked ID.'
      }</span></label>`
    : raw('');
  return html`<div class="field"><label for="instrument">Pay with this test ${noun}</label>
<select id="instrument" name="instrument">${instruments.map(
    ({ id, label, details: { expirationDate } }) =>
      html`<option value="${id}">${label}${expirationDate ? `, ${expirationDate}` : ''}</option>`,
  )}${others}</select></div>${consent}`;
}

/** What the form of a payment page asks before it is paid. */
export function payPanel(payable: Payable, amount: string): Markup | ReturnType<typeof raw> {
  if (payable.saved) return savedPanel(payable.saved, amount);
  return payable.instruments.length > 0 ? choicePanel(payable) : raw('');
}
