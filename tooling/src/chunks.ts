import { readFileSync } from 'node:fs';

/** Why modules are one chunk, and what goes there beside those that say so themselves. */
interface ChunkRule {
  why: string;
  /** It takes along all that its modules are made of, as far as no chunk before it has that. */
  isWhole?: true;
  /** Modules of packages from outside and of variants, which need not say it: the ends of their addresses, without ending. */
  others?: readonly string[];
}

/**
 * The named chunks of a browser build, in the order in which they claim modules. A module says at its top where it goes:
 * `// chunk: options`. What says nothing goes where the bundler puts it.
 */
export const chunks = {
  start: {
    why: 'What the entry starts the others with; else it would bring the chunk that it lies in at once.',
    others: ['vite/preload-helper'],
  },
  react: { why: 'Evaluates in its own task.', isWhole: true },
  router: { why: 'Evaluates in its own task.', isWhole: true },
  data: { why: 'Evaluates in its own task.', isWhole: true },
  tiles: {
    why: 'Sheets of how products are shown: a page that shows none, the checkout, does without until its scripts come.',
    others: ['/src/PriceElsewhere.module'],
  },
  menus: { why: 'Sheets of what leads all over the shop, which the checkout shows no more than tiles.' },
  frame: {
    why: 'What stands on every page, and sheets that many need.',
    isWhole: true,
    others: ['/src/shop'],
  },
  pieces: {
    why: 'How many pieces of a product are wanted, on its page and in the cart.',
    others: ['lucide-react/dist/esm/icons/minus', 'lucide-react/dist/esm/icons/plus'],
  },
  options: {
    why: 'Where options are chosen they are read, and what is refused of them: on a product’s page, with what stands around, and in dialogs.',
    others: ['lucide-react/dist/esm/icons/share-2'],
  },
  filters: { why: 'What a listing is narrowed by: the server wrote it, and its code comes late.' },
  listing: {
    why: 'What a list of products shows, of a category and of a search; not what fetches it, nor what comes late.',
    others: ['lucide-react/dist/esm/icons/sliders-horizontal'],
  },
  recent: { why: 'What was looked at last, which a product’s page adds to.' },
  here: { why: 'Whether who waited for an answer is still here, and how it is told to who is not.' },
  basics: {
    why: 'What cart, checkout and lists share, which have no dialogs at first: where the focus goes, what a tab remembers, a line to type.',
    others: ['lucide-react/dist/esm/icons/x'],
  },
  fields: {
    why: 'Who meets one of them meets the others: filters, addresses, forms of the account.',
    others: ['lucide-react/dist/esm/icons/chevron-down'],
  },
  checkout: { why: 'What the checkout needs of an order to be made, and other pages in part.' },
  paying: { why: 'What the checkout needs of the payment, and other pages in part.' },
  cart: { why: 'What the checkout needs of the cart, and other pages in part.' },
  lines: { why: 'What the checkout needs of the lines of an order, and other pages in part.' },
  places: { why: 'What the checkout needs of an address, and other pages in part.' },
  steps: {
    why: 'What the steps of the checkout share with other pages.',
    others: ['lucide-react/dist/esm/icons/check', 'lucide-react/dist/esm/icons/circle-check-big'],
  },
  content: { why: 'A page of the editors: its tree, and what draws it.' },
  rich: { why: 'Texts of editors, which pages of theirs and what is said of a product share.' },
  behaviour: { why: 'What starts the parts that move or play, and what they are called: pages of the editors, deals.' },
  parser: {
    why: 'Comes where the back end lacks fields. By its own name an address would look like the API’s.',
    others: ['@0no-co/graphql.web/dist/graphql.web'],
  },
  signs: {
    why: 'A hundred bytes each are not worth a request.',
    others: ['lucide-react/dist/esm/icons/chevron-left', 'lucide-react/dist/esm/icons/chevron-right'],
  },
  reads: {
    why: 'How a cart that the browser remembers is asked for: comes with what shows it.',
    isWhole: true,
  },
  flows: {
    why: 'What a shopper does, and how the back end is called for it: comes with the first sign of a shopper.',
    isWhole: true,
  },
  orders: {
    why: 'How the steps of the checkout are sent, and what an order asks of the back end: comes with the first sign of a shopper there.',
    isWhole: true,
  },
} satisfies Record<string, ChunkRule>;

export type Chunk = keyof typeof chunks;

export const chunkRules = Object.entries(chunks) as [name: Chunk, rule: ChunkRule][];

/** What a module says at its top of where it goes. */
export const readMark = (source: string): string | undefined => /^\/[/*] chunk: (\w+)/.exec(source)?.[1];

const isChunk = (name: string | undefined): name is Chunk => name !== undefined && name in chunks;

const findOther = (id: string) =>
  chunkRules.find(([, { others }]) => others?.some(module => id.includes(`${module}.`)))?.[0];

function findChunk(id: string): Chunk | undefined {
  const file = id.split('?', 1)[0]!;
  // What the bundler makes up is no file, and starts with a zero.
  const isOurs = !file.startsWith('\0') && !file.includes('/node_modules/');
  const mark = isOurs ? readMark(readFileSync(file, 'utf8')) : undefined;
  return isChunk(mark) ? mark : findOther(file);
}

/** The chunk of each module, by its address in the build. */
export function readChunks(): (id: string) => Chunk | undefined {
  const known = new Map<string, Chunk | undefined>();
  return id => {
    if (!known.has(id)) known.set(id, findChunk(id));
    return known.get(id);
  };
}
