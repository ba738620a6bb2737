import type { MediaStyles, Styles } from '../tree.ts';

/** Properties that content may set. None of them can load anything, run anything or leave the page's flow. */
const allowed = /^(align-items|align-self|background-(color|position|repeat|size)|border(-(top|right|bottom|left))?(-(color|radius|style|width))?|color|display|flex(-(basis|direction|grow|shrink|wrap))?|font-(size|style|weight)|gap|height|justify-content|letter-spacing|line-height|margin(-(top|right|bottom|left))?|max-(height|width)|min-(height|width)|opacity|padding(-(top|right|bottom|left))?|text-(align|decoration|transform)|vertical-align|width)$/;

const harmless = /^[\w\s#%.,()+/!-]*$/;
const forbiddenFunction = /(url|expression|image|image-set|attr|var|env)\s*\(/i;

const camel = (property: string) => property.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Reads declarations ("margin: 0; color: red") and keeps those that content may set. */
export function parseStyles(text: string | undefined): Styles {
  const styles: Styles = {};
  for (const declaration of (text ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).replace(/!important/i, '').trim();
    if (allowed.test(property) && value !== '' && harmless.test(value) && !forbiddenFunction.test(value)) styles[camel(property)] = value;
  }
  return styles;
}

const rule = /([^{}]+)\{([^{}]*)\}/g;
const styleId = /\[data-pb-style=["']?([\w-]+)["']?\]/g;
const mediaRule = /@media\s*([^{]*)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;
const comment = /\/\*[^]*?\*\//g;

/** What inlined rules say of one element. */
export interface StyleRules {
  styles: Styles;
  mediaStyles: MediaStyles[];
}

/** Adds the rules that Page Builder inlines to `rules`, by the id of the element that each names. */
export function addStyleRules(css: string, rules: Map<string, StyleRules>): void {
  const text = css.replace(comment, '');
  const named = function* (body: string): Generator<[StyleRules, Styles]> {
    for (const [, selector = '', declarations = ''] of body.matchAll(rule)) {
      for (const [, id = ''] of selector.matchAll(styleId)) {
        const known = rules.get(id) ?? { styles: {}, mediaStyles: [] };
        rules.set(id, known);
        yield [known, parseStyles(declarations)];
      }
    }
  };
  for (const [known, styles] of named(text.replace(mediaRule, ''))) Object.assign(known.styles, styles);
  for (const [, media = '', body = ''] of text.matchAll(mediaRule)) {
    if (!/^[\w\s().:<>=,-]+$/.test(media)) continue;
    for (const [known, styles] of named(body)) if (Object.keys(styles).length > 0) known.mediaStyles.push({ media: media.trim(), styles });
  }
}
