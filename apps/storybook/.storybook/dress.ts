import { longLocale, speak } from './sayIn.ts';
import { themes } from './themes.ts';

const styleId = 'shop-theme';

/** Puts a shop's theme into the document, in the place of the one before. */
function wear(name: string): void {
  const style =
    document.getElementById(styleId) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: styleId }));
  style.textContent = themes[name]?.css ?? '';
}

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

/** Shows the document as the toolbar says: theme, colour scheme, language, direction and size of the text. */
export function dress(chosen: Record<string, unknown>): void {
  const locale = text(chosen['locale'], 'en_US');
  const { documentElement } = document;
  wear(text(chosen['theme'], ''));
  speak(locale);
  documentElement.dataset['scheme'] = text(chosen['scheme'], 'light');
  documentElement.lang = locale === longLocale ? 'en' : locale.replaceAll('_', '-');
  documentElement.dir = text(chosen['direction'], 'ltr');
  documentElement.style.fontSize = text(chosen['textSize'], '100%');
}
