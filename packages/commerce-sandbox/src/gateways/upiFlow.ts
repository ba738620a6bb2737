import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** How UPI is paid: in an app on this phone, or by a code that a phone scans from this screen. */
export type UpiFlow = 'intent' | 'qr';

const flows: ReadonlySet<string> = new Set<UpiFlow>(['intent', 'qr']);

/** What the shop's window asked for, else what suits the browser. */
export function upiFlow(asked: string | undefined, userAgent: string | undefined): UpiFlow {
  if (asked !== undefined && flows.has(asked)) return asked as UpiFlow;
  return /Android|iPhone|iPod/.test(userAgent ?? '') ? 'intent' : 'qr';
}

const SIZE = 21;
const corners = [
  [0, 0],
  [SIZE - 7, 0],
  [0, SIZE - 7],
] as const;

/** Whether a square of the drawing is dark: the three eyes of a QR code, and between them a pattern of the text. */
function isDark(text: string, x: number, y: number): boolean {
  const eye = corners.find(([left, top]) => x >= left - 1 && x < left + 8 && y >= top - 1 && y < top + 8);
  if (!eye) return ((text.charCodeAt((x * 7 + y * 3) % text.length) * (x + 3) * (y + 5)) >> 2) % 2 === 1;
  const distance = Math.max(Math.abs(x - eye[0] - 3), Math.abs(y - eye[1] - 3));
  return distance === 3 || distance <= 1;
}

/** A drawing that looks like a QR code and leads nowhere. */
function playedCode(text: string): Markup {
  const squares = Array.from({ length: SIZE * SIZE }, (_, place) => [place % SIZE, Math.floor(place / SIZE)] as const);
  const path = squares
    .filter(([x, y]) => isDark(text, x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join('');
  return html`<svg class="code" viewBox="-2 -2 25 25" role="img" aria-label="QR code"><path d="${path}"></path></svg>`;
}

/** What UPI shows before it is paid. */
export const upiPanel = (flow: UpiFlow, order: string, amount: string): Markup =>
  flow === 'qr'
    ? html`<div class="upi" data-flow="qr">${playedCode(order)}<p>Scan this code with the UPI app on your phone.</p></div>`
    : html`<div class="upi" data-flow="intent"><p>Your UPI app opens and asks you to approve ${amount}.</p></div>`;
