import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { ProductFactsSeed } from '../catalogue/types.ts';
import { rows, run } from '../database.ts';
import { factsOf } from '../products/factsOf.ts';
import { names } from '../reviews/reviewTexts.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';
import { topics } from './questionTexts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Of so many products one was never asked about. */
const ONE_SILENT_IN = 4;
/** Of so many questions one waits for its answer. */
const ONE_OPEN_IN = 9;
/** Of one product, in one language. */
const MOST_QUESTIONS = 6;

type Language = 'en' | 'hi';

interface Asked {
  id: number;
  facts: string | null;
  is_hindi: 0 | 1;
}

/** A whole number that looks random and is the same for the same text. */
const chance = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

const pickOf = <T>(list: readonly T[], text: string): T => list[chance(text) % list.length]!;

function returnsIn({ returnDays, returnKind }: ProductFactsSeed, language: Language): string | undefined {
  if (returnDays === undefined || returnDays === 0) return undefined;
  const isReplaced = returnKind === 'replacement';
  if (language === 'hi')
    return isReplaced
      ? `${returnDays} दिन के अंदर ख़राब या टूटा सामान बदला जाता है।`
      : `${returnDays} दिन के अंदर लौटाया जा सकता है।`;
  return isReplaced
    ? `What is faulty or damaged is replaced within ${returnDays} days.`
    : `It can be returned within ${returnDays} days.`;
}

/** What a product states of a topic; undefined where it says nothing. */
function factFor(facts: ProductFactsSeed, about: string, language: Language): string | undefined {
  if (about === 'box')
    return facts.boxContents?.map(thing => thing.charAt(0).toLowerCase() + thing.slice(1)).join(', ');
  if (about === 'warranty') return facts.warranty;
  if (about === 'returns') return returnsIn(facts, language);
  return facts.specifications?.find(({ label }) => label === about)?.value;
}

/** Asks about a product what it states, so that no answer says another thing than the page. */
export function seedQuestions({ db, now }: Pick<SeedDeps, 'db' | 'now'>): void {
  const products = rows<Asked>(
    db,
    `SELECT id, facts, EXISTS (SELECT 1 FROM product_in_view WHERE product_id = product.id AND view LIKE '%\\_hi' ESCAPE '\\'
       AND name IS NOT NULL) AS is_hindi
     FROM product WHERE parent_id IS NULL ORDER BY id`,
  );
  for (const product of products) {
    if (chance(`silent ${product.id}`) % ONE_SILENT_IN === 0) continue;
    askAbout(db, now, product, 'en');
    if (product.is_hindi === 1) askAbout(db, now, product, 'hi');
  }
}

function askAbout(db: DatabaseSync, now: Date, product: Asked, language: Language): void {
  const facts = factsOf(product);
  const asked = topics
    .flatMap(topic => {
      const [said, fact] = [topic[language], factFor(facts, topic.about, language)];
      return said && fact ? [{ topic, said, fact }] : [];
    })
    .slice(0, 2 + (chance(`most ${product.id}`) % (MOST_QUESTIONS - 1)));
  for (const [index, { topic, said, fact }] of asked.entries()) {
    const name = `${product.id} ${language} ${topic.about}`;
    const time = now.getTime() - (4 + index * 19 + (chance(`age ${name}`) % 15)) * DAY - (chance(name) % DAY);
    const who = chance(`who ${product.id} ${language}`);
    const nameOf = (turn: number) => names[(who + turn * 7) % names.length]!;
    const { id } = run(
      db,
      "INSERT INTO question (product_id, status, locale, nickname, text, created_at) VALUES (?, 'approved', ?, ?, ?, ?)",
      product.id,
      language === 'hi' ? 'hi_IN' : 'en_US',
      nameOf(index),
      pickOf(said.asks, `ask ${name}`),
      time,
    );
    if (chance(`open ${name}`) % ONE_OPEN_IN === 0) continue;
    answer(db, id, true, SHOP[language], said.answer(fact), time + DAY * 0.4);
    if (chance(`adds ${name}`) % 2 === 0)
      answer(db, id, false, nameOf(index + 5), pickOf(said.adds, `add ${name}`), time + DAY * 3);
  }
}

/** Who answers for the shop. */
const SHOP: Record<Language, string> = { en: 'Product desk', hi: 'प्रोडक्ट टीम' };

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
