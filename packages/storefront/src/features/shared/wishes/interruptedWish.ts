import { tabStorage } from '../tabStorage.ts';

export interface WrittenOption {
  uid: string;
  value: string;
}

export interface Wish {
  sku: string;
  name: string;
  /** Uids of the options that were chosen. */
  options: string[];
  /** What was written, by the uid of its field. */
  entered?: WrittenOption[] | undefined;
}

/** Seconds that a wish waits for its sign-in: half an hour. */
const LIFE = 1800;

/** Keeps what a guest wished for until she has signed in. */
export const keepWish = (wish: Wish): void => tabStorage().set('interruptedWish', wish, LIFE);

/** What was wished for before signing in, once. */
export function takeWish(): Wish | undefined {
  const wish = tabStorage().get('interruptedWish');
  tabStorage().remove('interruptedWish');
  const sound =
    typeof wish?.sku === 'string' &&
    typeof wish.name === 'string' &&
    Array.isArray(wish.options) &&
    (wish.entered === undefined || Array.isArray(wish.entered));
  return sound ? wish : undefined;
}
