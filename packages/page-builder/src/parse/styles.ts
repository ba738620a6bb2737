import type { Styles } from '../tree.ts';

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

/** Reads the rules that Page Builder inlines, by the id of the element that each names. Media rules are left to their own reader. */
export function parseStyleRules(css: string): Map<string, Styles> {
  const rules = new Map<string, Styles>();
  const flat = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selector = '', body = ''] of flat.matchAll(rule)) {
    for (const [, id = ''] of selector.matchAll(styleId)) rules.set(id, { ...rules.get(id), ...parseStyles(body) });
  }
  return rules;
}
