import type { DatabaseSync } from 'node:sqlite';
import type { ProductFactsSeed } from '../catalogue/factTypes.ts';
import { rows, run } from '../database.ts';
import { factInView } from '../products/factInView.ts';
import { factsOf } from '../products/factsOf.ts';
import { names } from '../reviews/reviewTexts.ts';
import { chance } from '../seed/chance.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';
import { englishQuestions, withinSentence, type Said, type Topic } from './englishQuestions.ts';
import { hindiQuestions } from './hindiQuestions.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Of so many products one was never asked about. */
const ONE_SILENT_IN = 4;
/** Of so many questions one waits for its answer. */
const ONE_OPEN_IN = 9;
/** Of one product, in one language. */
const MOST_QUESTIONS = 6;

interface Asked {
  id: number;
  facts: string | null;
  /** Code of the store view that names it in Hindi. */
  hindi_view: string | null;
}

const topicsIn = byLocale<Record<Topic, Said>>({ en_US: englishQuestions, hi_IN: hindiQuestions });

const textsIn = byLocale({
  en_US: {
    shop: 'Product desk',
    returned: (days: number) => `It can be returned within ${days} days.`,
    replaced: (days: number) => `What is faulty or damaged is replaced within ${days} days.`,
    box: (things: readonly string[]) => things.map(withinSentence).join(', '),
  },
  hi_IN: {
    shop: 'प्रोडक्ट टीम',
    returned: days => `${days} दिन के अंदर लौटाया जा सकता है।`,
    replaced: days => `${days} दिन के अंदर ख़राब या टूटा सामान बदला जाता है।`,
    box: things => things.join(', '),
  },
});

const pickOf = <T>(list: readonly T[], text: string): T => list[chance(text) % list.length]!;

function returnsIn({ returnDays, returnKind }: ProductFactsSeed, locale: Locale): string | undefined {
  if (returnDays === undefined || returnDays === 0) return undefined;
  const { replaced, returned } = textsIn[locale];
  return returnKind === 'replacement' ? replaced(returnDays) : returned(returnDays);
}

/** How a product must put what it states for the questions and answers of a topic to fit; put otherwise it is not asked about. */
const fitting: Partial<Record<Topic, RegExp>> = {
  Battery: /mAh$/,
  Protection: /^IP|ATM$/,
  Care: /\bwash\b/i,
  Power: /^[\d,]+ W$/,
  Assembly: /^\d+ minutes$/,
  Origin: /^(?!Blended)/,
  Capacity: /litre|kg|ton$/,
  Size: /×|^A\d$/,
  Weight: /^[\d.]+ k?g$/,
  Validity: /^\d/,
};

/** What a product states of a topic, as `say` puts it; undefined where it says nothing that is asked about. */
function factFor(
  facts: ProductFactsSeed,
  about: Topic,
  locale: Locale,
  say: (text: string) => string,
): string | undefined {
  if (about === 'box') return facts.boxContents && textsIn[locale].box(facts.boxContents.map(say));
  if (about === 'returns') return returnsIn(facts, locale);
  const fact =
    about === 'warranty' ? facts.warranty : facts.specifications?.find(({ label }) => label === about)?.value;
  return fact === undefined || fitting[about]?.test(fact) === false ? undefined : say(fact);
}

/** Asks about a product what it states, so that no answer says another thing than the page. */
export function seedQuestions({ db, now }: Pick<SeedDeps, 'db' | 'now'>): void {
  const products = rows<Asked>(
    db,
    `SELECT id, facts, (SELECT min(view) FROM product_in_view WHERE product_id = product.id AND view LIKE '%\\_hi' ESCAPE '\\'
       AND name IS NOT NULL) AS hindi_view
     FROM product WHERE parent_id IS NULL ORDER BY id`,
  );
  for (const product of products) {
    if (chance(`silent ${product.id}`) % ONE_SILENT_IN === 0) continue;
    askAbout(db, now, product, 'en_US', text => text);
    const { hindi_view: code } = product;
    if (code !== null) askAbout(db, now, product, 'hi_IN', text => factInView({ db, storeView: { code } }, text));
  }
}

function askAbout(db: DatabaseSync, now: Date, product: Asked, locale: Locale, say: (text: string) => string): void {
  const facts = factsOf(product);
  const language = locale.slice(0, 2);
  const topics = topicsIn[locale];
  const asked = (Object.keys(topics) as Topic[])
    .flatMap(about => {
      const fact = factFor(facts, about, locale, say);
      return fact ? [{ about, said: topics[about], fact }] : [];
    })
    .slice(0, 2 + (chance(`most ${product.id}`) % (MOST_QUESTIONS - 1)));
  for (const [index, { about, said, fact }] of asked.entries()) {
    const name = `${product.id} ${language} ${about}`;
    const time = now.getTime() - (4 + index * 19 + (chance(`age ${name}`) % 15)) * DAY - (chance(name) % DAY);
    const who = chance(`who ${product.id} ${language}`);
    const nameOf = (turn: number) => names[(who + turn * 7) % names.length]!;
    const { id } = run(
      db,
      "INSERT INTO question (product_id, status, locale, nickname, text, created_at) VALUES (?, 'approved', ?, ?, ?, ?)",
      product.id,
      locale,
      nameOf(index),
      pickOf(said.asks, `ask ${name}`),
      time,
    );
    if (chance(`open ${name}`) % ONE_OPEN_IN === 0) continue;
    answer(db, id, true, textsIn[locale].shop, said.answer(fact), time + DAY * 0.4);
    if (chance(`adds ${name}`) % 2 === 0)
      answer(db, id, false, nameOf(index + 5), pickOf(said.adds, `add ${name}`), time + DAY * 3);
  }
}

function answer(db: DatabaseSync, id: number, isOfShop: boolean, nickname: string, text: string, time: number): void {
  run(
    db,
    'INSERT INTO question_answer (question_id, is_of_shop, nickname, text, created_at) VALUES (?, ?, ?, ?, ?)',
    id,
    isOfShop ? 1 : 0,
    nickname,
    text,
    Math.round(time),
  );
}
