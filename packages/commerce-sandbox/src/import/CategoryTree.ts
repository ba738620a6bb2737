import type { CategorySeed } from '../catalogue/shelfTypes.ts';
import { FieldError, splitEscaped, splitKeeping } from './splitFields.ts';
import { toUrlKey } from '../toUrlKey.ts';

const MOST_LEVELS = 8;
/** What Magento calls the root that a new shop has. */
const ROOT = 'Default Category';
const SEPARATOR = '\u0000';

/** Names without regard to case, as Magento finds a category. */
const keyOf = (names: readonly string[]) => names.map(name => name.toLowerCase()).join(SEPARATOR);

/**
 * The category tree while a catalogue is loaded: finds categories by their names and makes those that are not there.
 */
export class CategoryTree {
  readonly #add: (seed: CategorySeed) => void;
  readonly #notices: Set<string>;
  /** url_path by names from the top. */
  readonly #paths = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #positions = new Map<string, number>();

  /**
   * `known` has parents before children. `add` makes a category, or throws FieldError where none may be made. `notices`
   * takes what whoever made the file may have meant otherwise.
   */
  constructor(known: Iterable<CategorySeed>, add: (seed: CategorySeed) => void, notices: Set<string>) {
    for (const seed of known) this.#know(seed);
    this.#add = add;
    this.#notices = notices;
  }

  /** Adds a category that an export describes, unless it is there. */
  describe(seed: CategorySeed): void {
    if (this.#names.has(seed.path) || !this.#hasParent(seed.path)) return;
    this.#add(seed);
    this.#know(seed);
  }

  /**
   * url_paths of the categories that Magento's column names: `Default Category/A/B,Default Category/C`, slashes and
   * commas inside names with a backslash. The first name is the root and may be any. Throws FieldError.
   */
  find(text: string): string[] {
    return splitKeeping(text, ',').flatMap(path => {
      const names = splitEscaped(path, '/');
      if (names.length > MOST_LEVELS) throw new FieldError(`"${path}" has more than ${MOST_LEVELS} levels`);
      const [first = '', ...below] = names;
      if (first !== ROOT)
        this.#notices.add(
          `"${first}" was read as the root of the categories, as "${ROOT}" is in Magento: what should be a category of its own is written "${ROOT}/${first}".`,
        );
      return below.length === 0 ? [] : [this.#pathOf(below)];
    });
  }

  #pathOf(names: readonly string[]): string {
    const known = this.#paths.get(keyOf(names));
    if (known !== undefined) return known;
    const above = names.length > 1 ? `${this.#pathOf(names.slice(0, -1))}/` : '';
    const name = names.at(-1)!;
    const key = toUrlKey(name) || 'category';
    let path = `${above}${key}`;
    for (let count = 2; this.#names.has(path); count++) path = `${above}${key}-${count}`;
    const position = (this.#positions.get(above) ?? 0) + 1;
    this.#add({ path, name, position });
    this.#know({ path, name, position });
    return path;
  }

  #hasParent(path: string): boolean {
    const slash = path.lastIndexOf('/');
    return slash < 0 || this.#names.has(path.slice(0, slash));
  }

  #know({ path, name, position }: CategorySeed): void {
    const steps = path.split('/');
    this.#names.set(path, name);
    this.#paths.set(keyOf(steps.map((_, depth) => this.#names.get(steps.slice(0, depth + 1).join('/')) ?? '')), path);
    const above = steps.length > 1 ? `${steps.slice(0, -1).join('/')}/` : '';
    this.#positions.set(above, Math.max(this.#positions.get(above) ?? 0, position));
  }
}
