import type { OperationResult, SSRData } from '@urql/core';
import type { AnswerWatcher, CommerceClient } from './createCommerceClient.ts';
import { rootFields } from './documentText.ts';
import { schemaHash } from './schemaHash.ts';

/** What every visitor of a store view gets alike. Prices, carts, customers, settings and routes are not among it. */
const CATALOGUE_ROOTS = new Set(['categories', 'categoryList', 'cmsPage', 'cmsBlocks', 'countries', 'country']);
/** Milliseconds that an answer counts: a day. */
const LIFE = 86_400_000;
/** Answers kept for one store view; the oldest go first. */
const MOST = 40;

interface KeptAnswer {
  data: string;
  /** Milliseconds since 1970. */
  since: number;
}

type KeptAnswers = Record<string, KeptAnswer>;

export interface KeepAnswersOptions {
  client: Pick<CommerceClient, 'session' | 'restore'>;
  /** Local storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** What their keys begin with; whatever else begins with it is removed. */
  prefix: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs something when the browser has nothing else to do. */
  whenIdle: (run: () => void) => void;
}

/**
 * Keeps catalogue answers across visits, for a day: under a key for each store view, named by the hash of the SDL, so
 * that a build with another contract starts anew. What is private is never written. Forgetting private answers, as
 * signing out does, drops what is kept of every store view.
 *
 * @returns what is to be told of answers.
 */
export function keepAnswers({ client, storage, prefix, now, whenIdle }: KeepAnswersOptions): AnswerWatcher {
  const key = `${prefix}${schemaHash}_${client.session.storeCode()}`;
  let fresh: KeptAnswers = {};
  let planned = false;

  const write = () => {
    planned = false;
    if (Object.keys(fresh).length === 0) return;
    // Another tab may have written since.
    const newest = Object.entries({ ...read(storage, key, now()), ...fresh }).toSorted(
      ([, one], [, other]) => other.since - one.since,
    );
    fresh = {};
    attempt(() => storage.setItem(key, JSON.stringify(Object.fromEntries(newest.slice(0, MOST)))));
  };

  removeWhere(storage, name => name.startsWith(prefix) && !name.startsWith(`${prefix}${schemaHash}_`));
  client.restore(asSsrData(read(storage, key, now())));
  return {
    answered(result) {
      if (!isCatalogue(result)) return;
      fresh[result.operation.key] = { data: JSON.stringify(result.data), since: now() };
      if (!planned) whenIdle(write);
      planned = true;
    },
    forgotten() {
      fresh = {};
      removeWhere(storage, name => name.startsWith(prefix));
    },
  };
}

const isCatalogue = ({ operation, data, error }: OperationResult): boolean =>
  operation.kind === 'query' &&
  !error &&
  typeof data === 'object' &&
  data !== null &&
  rootFields(operation).every(field => CATALOGUE_ROOTS.has(field));

function read(storage: KeepAnswersOptions['storage'], key: string, time: number): KeptAnswers {
  const kept = attempt((): unknown => JSON.parse(storage.getItem(key) ?? '{}'));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, KeptAnswer] => isSound(entry[1], time)),
  );
}

/** Storage is open to other scripts and older builds, and clocks are set back. */
function isSound(answer: unknown, time: number): answer is KeptAnswer {
  const { data, since } = (answer ?? {}) as { data?: unknown; since?: unknown };
  if (typeof data !== 'string' || typeof since !== 'number' || since > time || time - since > LIFE) return false;
  return typeof attempt((): unknown => JSON.parse(data)) === 'object';
}

const asSsrData = (kept: KeptAnswers): SSRData =>
  Object.fromEntries(Object.entries(kept).map(([key, { data }]) => [key, { data }]));

function removeWhere(storage: KeepAnswersOptions['storage'], isUnwanted: (name: string) => boolean): void {
  attempt(() => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (isUnwanted(name)) storage.removeItem(name);
  });
}

/** Storage may be full, switched off, or hold what is not ours; the shop works without. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
