import { fields } from '@shop/variant';
import { brandProblem, nearestBrand } from './colour.ts';
import { readLogo } from './logo.ts';

/** What a new variant is made from. */
export interface Answers {
  id: string;
  name: string;
  brandColour: string;
  /** Path of an SVG or PNG file; empty: a wordmark is drawn from the name. */
  logo: string;
  coinName: string;
  decimals: 0 | 2;
  helpNumber: string;
  guestCart: boolean;
  storeCode: string;
  port: number;
}

/** What the workspace has already. */
export interface Workspace {
  shops: { name: string; port: number; helpNumber: string }[];
  /** Names that an app cannot have: of packages, of the other apps, and of what has a port variable. */
  reserved: string[];
  /** Ports of the sandbox and of Storybook. */
  taken: number[];
}

export interface Question<Name extends keyof Answers = keyof Answers> {
  flag: string;
  text: string;
  /** What the answer is for and where it is written, for `--help`. */
  help: string;
  /** Offered when nothing is typed; undefined: an answer is needed. */
  offer?: (workspace: Workspace, answers: Partial<Answers>) => string;
  /** Turns what was typed into the answer, or throws a Refusal. */
  read: (typed: string, workspace: Workspace) => Answers[Name] | Promise<Answers[Name]>;
}

/** A bad answer: why, and what to write instead. */
export class Refusal extends Error {
  /** An answer that would be taken. */
  readonly proposal: string | undefined;
  constructor(message: string, proposal?: string) {
    super(message);
    this.proposal = proposal;
  }
}

const check = (name: keyof typeof fields, value: unknown) => {
  if (!fields[name].holds(value)) throw new Refusal(`${JSON.stringify(value)} cannot be taken. ${fields[name].remedy}`);
};

const checked = (name: keyof typeof fields) => (typed: string) => {
  check(name, typed);
  return typed;
};

const yes = /^(y|yes|true)$/i;
const no = /^(n|no|false|)$/i;
const firstPort = 3000;
/** Of a store view, characters. */
const longestCode = 32;

function freePort({ shops, taken }: Workspace): string {
  const used = new Set([...shops.map(({ port }) => port), ...taken]);
  let port = firstPort;
  while (used.has(port)) port += 1;
  return String(port);
}

/** Every question, in the order in which it is asked. */
export const questions: { [Name in keyof Answers]: Question<Name> } = {
  id: {
    flag: 'id',
    text: 'Id, as folder and cookie have it (kaveri)',
    help: 'lower-case letters, digits and single hyphens, beginning with a letter: names the folder in apps/, the cookie and the variable <ID>_PORT',
    read: (typed, { shops, reserved }) => {
      check('id', typed);
      if (shops.some(({ name }) => name === typed))
        throw new Refusal(`apps/${typed} exists already. Choose another id.`);
      if (reserved.includes(typed))
        throw new Refusal(`The workspace uses the name ${typed} for something else. Choose another id.`);
      return typed;
    },
  },
  name: {
    flag: 'name',
    text: 'Name, as shoppers read it (Kaveri Rewards)',
    help: 'as shoppers read it: in titles, in mails and, without a logo, in the header',
    read: checked('name'),
  },
  brandColour: {
    flag: 'brand-colour',
    text: 'Brand colour (#0b7a75)',
    help: 'six hexadecimal digits, with or without #: buttons, links and the icon; one that cannot be read on white, or not be written on, is refused with the nearest shade that can',
    read: typed => {
      const colour = typed.toLowerCase().replace(/^(?!#)/, '#');
      check('themeColour', colour);
      const problem = brandProblem(colour);
      if (problem !== undefined)
        throw new Refusal(
          `${problem}. The nearest shade that passes is ${nearestBrand(colour)}.`,
          nearestBrand(colour),
        );
      return colour;
    },
  },
  logo: {
    flag: 'logo',
    text: 'Logo, an SVG or PNG file; nothing draws one from the name',
    help: 'path of an SVG or PNG file of at most 60 KB, copied into the app; without one the name is drawn',
    offer: () => '',
    read: async typed => {
      if (typed === '') return '';
      try {
        await readLogo(typed);
      } catch (error) {
        throw new Refusal(error instanceof Error ? error.message : String(error));
      }
      return typed;
    },
  },
  coinName: {
    flag: 'coin-name',
    text: 'Name of the loyalty coins',
    help: 'as shoppers read it; "Coins" where nothing is said',
    offer: () => 'Coins',
    read: checked('coinName'),
  },
  decimals: {
    flag: 'decimals',
    text: 'Decimals of prices, 0 or 2',
    help: '0 shows ₹499, 2 shows ₹499.00; paise are always shown',
    offer: () => '0',
    read: typed => {
      if (typed !== '0' && typed !== '2')
        throw new Refusal(`${JSON.stringify(typed)} cannot be taken. ${fields.priceDecimals.remedy}`);
      return typed === '2' ? 2 : 0;
    },
  },
  helpNumber: {
    flag: 'help-number',
    text: 'Number of the help chat (919000000004)',
    help: 'country code and number in digits only, another one than the other shops have',
    read: (typed, { shops }) => {
      check('helpNumber', typed);
      const owner = shops.find(({ helpNumber }) => helpNumber === typed)?.name;
      if (owner !== undefined)
        throw new Refusal(`${typed} is the number of ${owner}, and each shop has its own. Give another number.`);
      return typed;
    },
  },
  guestCart: {
    flag: 'guest-cart',
    text: 'May the cart button take guests to the cart? (y/n)',
    help: 'the cart button takes guests to the cart; without it they are asked to sign in first',
    offer: () => 'n',
    read: typed => {
      if (!yes.test(typed) && !no.test(typed))
        throw new Refusal(`${JSON.stringify(typed)} cannot be taken. Answer y or n.`);
      return yes.test(typed);
    },
  },
  storeCode: {
    flag: 'store-code',
    text: 'Code of the store view that it shows first',
    help: 'the store view of the back end whose titles, prices and mails it shows; one that the commerce sandbox lacks is brought to it, under the name of the shop',
    offer: (_, { id = 'default' }) => id.replaceAll('-', '_').slice(0, longestCode),
    read: checked('storeCode'),
  },
  port: {
    flag: 'port',
    text: 'Port on this machine',
    help: 'where it opens while it is developed and tried here',
    offer: freePort,
    read: (typed, workspace) => {
      const port = Number(typed);
      if (!Number.isInteger(port) || port < 1024 || port > 65_535)
        throw new Refusal(`${JSON.stringify(typed)} cannot be taken. Give a port from 1024 to 65535.`);
      const owner =
        workspace.shops.find(shop => shop.port === port)?.name ??
        (workspace.taken.includes(port) ? 'the sandbox or Storybook' : undefined);
      if (owner !== undefined)
        throw new Refusal(`Port ${port} belongs to ${owner}. ${freePort(workspace)} is free.`, freePort(workspace));
      return port;
    },
  },
};
