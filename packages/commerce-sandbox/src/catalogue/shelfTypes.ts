/** An entry of the category tree. `path` is its url_path, for example "audio/headphones/wireless". */
export interface CategorySeed {
  path: string;
  name: string;
  /** Ascending among its siblings. */
  position: number;
  description?: string;
  /** False hides it from menus. */
  inMenu?: boolean;
  /** Code of the one store view that has it; absent means all. */
  view?: string;
}

export interface BrandSeed {
  /** Value of the attribute brand_code, for example "aurora". */
  code: string;
  name: string;
}
