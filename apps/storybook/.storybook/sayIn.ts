type Texts = Record<string, unknown>;

/** Not a language: English that is half as long again, as other languages are, with marks that show what is cut off. */
export const longLocale = 'en_XA';

const complete = 'en_US';
const rooms: ((locale: string) => void)[] = [];
let spoken = complete;

const lengthen = (text: string) => `[${text}${' ·'.repeat(Math.ceil(text.length / 4))}]`;

/** The same text in the longer English; what is no text stays. */
function longer(text: unknown): unknown {
  if (typeof text === 'string') return lengthen(text);
  if (typeof text !== 'function') return text;
  return (...values: unknown[]) => longer((text as (...given: unknown[]) => unknown)(...values));
}

const lengthened = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, longer(text)]));

/**
 * Tells a room its texts, now and whenever another locale is chosen.
 *
 * @param byLocale The room in each locale that has it.
 * @param set Takes every text of the room.
 */
export function sayIn(byLocale: Record<string, Texts>, set: (texts: Texts) => void): void {
  const whole = byLocale[complete] ?? {};
  const tell = (locale: string) => set(locale === longLocale ? lengthened(whole) : { ...whole, ...byLocale[locale] });
  rooms.push(tell);
  tell(spoken);
}

/** Shows all texts in another locale from the next drawing on. */
export function speak(locale: string): void {
  if (locale === spoken) return;
  spoken = locale;
  for (const tell of rooms) tell(locale);
}
