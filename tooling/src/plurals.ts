import { parseSync } from 'vite';
import { editText } from './editText.ts';
import { walk, type SyntaxNode } from './walk.ts';

/** What a text says of a number, as code: by plural category, in the order in which it says them. */
interface Plural {
  /** Names the number. */
  count: string;
  forms: Map<string, string>;
  /** Where the call stands in the code. */
  start: number;
  end: number;
}

/** A language without rules in CLDR counts as English does: so does `pluralIn`. */
const rulesOf = (language: string) => new Intl.PluralRules([language, 'en']);
const whole = Array.from({ length: 200 }, (_, number) => number);

/** Numbers that stand for a category: whole ones as a shop counts them, else those that only a million or a half is of. */
function numbersOf(language: string, category: string): number[] {
  const rules = rulesOf(language);
  const isOfIt = (number: number) => rules.select(number) === category;
  const counted = whole.filter(isOfIt);
  return counted.length > 0 ? counted : [1_000_000, 0.5, 1.5].filter(isOfIt);
}

/** The plural categories of a language, each with numbers that it is said of. */
export function categoriesOf(language: string): { category: string; numbers: number[] }[] {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return rulesOf(language)
    .resolvedOptions()
    .pluralCategories.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map(category => ({ category, numbers: numbersOf(language, category) }));
}

/** The calls of `plural` in the code of a text or a room. */
function pluralsIn(code: string): Plural[] {
  const found: Plural[] = [];
  const codeOf = ({ start, end }: SyntaxNode) => code.slice(start, end);
  walk(parseSync('text.ts', code).program, node => {
    const [count, forms] = (node['arguments'] as SyntaxNode[] | undefined) ?? [];
    if (node.type !== 'CallExpression' || (node['callee'] as SyntaxNode)['name'] !== 'plural' || !count || !forms)
      return;
    const entries = (forms['properties'] as SyntaxNode[]).map(
      ({ key, value }) => [codeOf(key as SyntaxNode), codeOf(value as SyntaxNode)] as const,
    );
    found.push({ count: codeOf(count), forms: new Map(entries), start: node.start, end: node.end });
  });
  return found;
}

/** What a text says of a number; undefined for one that is no more than that. */
export function pluralOf(answer: string): Plural | undefined {
  const [plural] = pluralsIn(answer);
  return plural?.start === 0 && plural.end === answer.length ? plural : undefined;
}

/** The text as code. */
export const pluralCode = (count: string, forms: [category: string, code: string][]): string =>
  `plural(${count}, { ${forms.map(form => form.join(': ')).join(', ')} })`;

/**
 * When a whole number is "one", for a language that has no category but this and "other"; undefined where it takes rules
 * to tell.
 */
function isOne(language: string): ((count: string) => string) | undefined {
  const categories = categoriesOf(language);
  if (categories.map(({ category }) => category).join() !== 'one,other') return undefined;
  const ones = categories[0]?.numbers.join();
  if (ones === '1') return count => `${count} === 1`;
  return ones === '0,1' ? count => `${count} < 2` : undefined;
}

const head = /import \{ pluralIn \} from '[^']+';\s+const plural = pluralIn\('([^']+)'\);\n/;

/** The language whose rules a room chooses by, as a BCP 47 tag; undefined for a room without plurals. */
export const languageOf = (room: string): string | undefined => head.exec(room)?.[1];

/**
 * Code with a comparison for each plural, which costs a phone less than rules do; as it is where the language needs
 * more than a comparison.
 */
export function comparePlurals(code: string, language: string): string {
  const condition = isOne(language);
  if (condition === undefined) return code;
  const compared = pluralsIn(code).map(({ count, forms, start, end }) => {
    const other = forms.get('other') ?? '';
    const one = forms.get('one');
    return { start, end, text: one === undefined ? other : `(${condition(count)} ? ${one} : ${other})` };
  });
  return editText(
    code.replace(head, found => ' '.repeat(found.length)),
    compared,
  );
}
