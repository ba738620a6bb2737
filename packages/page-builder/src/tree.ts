/** Sanitised HTML as data: text, or an element with the attributes and children that the allow-list left. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  /** Attributes in React's spelling. */
  props?: Record<string, string | number | boolean | Record<string, string>>;
  children?: RichNode[];
}

/** Style properties from the allow-list, in React's spelling. */
export type Styles = Record<string, string>;

export interface Link {
  href: string;
  /** Opens in a new tab. */
  newTab?: boolean;
}

/** A picture for wide screens and, where it differs, one up to 768 px. */
export interface Background {
  desktop?: string;
  mobile?: string;
}

interface Base {
  styles?: Styles;
}

export type RowAppearance = 'contained' | 'full-width' | 'full-bleed';
export type ColumnAppearance = 'full-height' | 'align-top' | 'align-center' | 'align-bottom';
export type Shown = 'always' | 'hover' | 'never';
export type BannerAppearance = 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
export type ButtonType = 'primary' | 'secondary' | 'link';

export interface Row extends Base { type: 'row'; appearance: RowAppearance; background?: Background; children: PageElement[] }
export interface ColumnGroup extends Base { type: 'column-group'; children: PageElement[] }
export interface ColumnLine extends Base { type: 'column-line'; children: PageElement[] }
export interface Column extends Base { type: 'column'; appearance: ColumnAppearance; background?: Background; children: PageElement[] }
export interface Heading extends Base { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; content: RichNode[] }
export interface Text extends Base { type: 'text'; content: RichNode[] }
export interface Html extends Base { type: 'html'; content: RichNode[] }
export interface Divider extends Base { type: 'divider'; line: Styles }
export interface Picture extends Base { type: 'image'; desktop?: string; mobile?: string; alt: string; title?: string; caption?: RichNode[]; link?: Link }
export interface Buttons extends Base { type: 'buttons'; appearance: 'inline' | 'stacked'; sameWidth: boolean; children: PageElement[] }
export interface ButtonItem extends Base { type: 'button-item'; button: ButtonType; label: string; link?: Link }
export interface Banner extends Base {
  type: 'banner'; appearance: BannerAppearance; background?: Background; content: RichNode[]; overlay: { colour?: string; show: Shown };
  button?: { button: ButtonType; label: string; show: Shown }; link?: Link; minHeight?: string;
}
/** A list of products, named by url key, in the order of the page. */
export interface Products extends Base { type: 'products'; appearance: 'grid' | 'carousel'; urlKeys: string[] }

/** One element of a page, as Magento's Page Builder knows it. */
export type PageElement =
  | Row | ColumnGroup | ColumnLine | Column | Heading | Text | Html | Divider | Picture | Buttons | ButtonItem | Banner | Products;

/** A whole page: typed elements, or plain sanitised HTML where the markup bears no content types. */
export interface PageTree {
  children: PageElement[];
}

/** What a page wants from the back end. */
export interface Needs {
  /** Url keys of products, each once, in the order of the page. */
  products: string[];
}
