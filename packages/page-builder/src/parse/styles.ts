import type { MediaStyles, Styles } from '../tree.ts';

/** Properties that content may set. None of them can load anything, run anything or leave the page's flow. */
const allowed =
  /^(align-items|align-self|background-(color|position|repeat|size)|border(-(top|right|bottom|left))?(-(color|radius|style|width))?|color|display|flex(-(basis|direction|grow|shrink|wrap))?|font-(size|style|weight)|gap|height|justify-content|letter-spacing|line-height|margin(-(top|right|bottom|left))?|max-(height|width)|min-(height|width)|opacity|padding(-(top|right|bottom|left))?|text-(align|decoration|transform)|vertical-align|width)$/;

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
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    if (value.length > longestValue) continue;
    if (allowed.test(property) && value !== '' && harmless.test(value) && !forbiddenFunction.test(value))
      styles[camel(property)] = value;
  }
  return styles;
}

const styleId = /\[data-pb-style=["']?([\w-]+)["']?\]/g;
const condition = /^\s*@media\b([\w\s().:<>=,-]+)$/;
/** A comment that nobody ends takes all that follows, as in a browser; looking for its end once keeps this linear. */
const comment = /\/\*(?:[^]*?\*\/|[^]*$)/g;

/** Longest value of a property that is read, in characters. */
const longestValue = 200;
/** Most rules under a media condition that one element takes. Page Builder writes one. */
const mostMediaRules = 20;

/** What inlined rules say of one element. */
export interface StyleRules {
  styles: Styles;
  mediaStyles: MediaStyles[];
}

/**
 * The blocks of a style sheet in their order: what stands before the braces and what stands between them. Looks at each
 * character once.
 */
function* blocksOf(css: string): Generator<[prelude: string, body: string]> {
  let [start, open, depth] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      if (depth === 1) yield [css.slice(start, open), css.slice(open + 1, at)];
      depth = Math.max(depth - 1, 0);
      if (depth === 0) start = at + 1;
    } else if (css[at] === ';' && depth === 0) {
      start = at + 1;
    }
  }
}

/** Adds the rules that Page Builder inlines to `rules`, by the id of the element that each names. */
export function addStyleRules(css: string, rules: Map<string, StyleRules>): void {
  const add = (selector: string, declarations: string, media?: string) => {
    const styles = parseStyles(declarations);
    if (Object.keys(styles).length === 0) return;
    for (const [, id = ''] of selector.matchAll(styleId)) {
      const known = rules.get(id) ?? { styles: {}, mediaStyles: [] };
      rules.set(id, known);
      if (media === undefined) Object.assign(known.styles, styles);
      else if (known.mediaStyles.length < mostMediaRules) known.mediaStyles.push({ media, styles });
    }
  };
  for (const [prelude, body] of blocksOf(css.replace(comment, ''))) {
    const media = condition.exec(prelude)?.[1]?.trim();
    if (media !== undefined) for (const [selector, declarations] of blocksOf(body)) add(selector, declarations, media);
    else if (!body.includes('{')) add(prelude, body);
  }
}
