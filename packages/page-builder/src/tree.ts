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

/** A video file, with the type that a browser asks for. */
export interface VideoFile {
  src: string;
  type: 'video/mp4' | 'video/webm' | 'video/ogg';
}

export type VideoSource = { host: 'youtube' | 'vimeo'; id: string } | { host: 'local'; files: VideoFile[] };

/** Where a video begins and ends, in seconds. */
export interface VideoSpan {
  start?: number;
  end?: number;
}

/**
 * A muted video behind content. The fallback picture stands for it until it plays, on an error, and at an unlooped end.
 */
export interface BackgroundVideo extends VideoSpan {
  source: VideoSource;
  fallback?: string;
  loop: boolean;
  /** Stops while it is out of sight. */
  onlyVisible: boolean;
  /** Comes only when it is in sight. */
  lazy: boolean;
  /** Colour over it. */
  overlay?: string;
}

/** A picture for wide screens and, where it differs, one up to 768 px; or a video. */
export interface Background {
  desktop?: string;
  mobile?: string;
  video?: BackgroundVideo;
}

/** Styles that hold where a media query does. */
export interface MediaStyles {
  media: string;
  styles: Styles;
}

interface Base {
  styles?: Styles;
  /** In the order of the page: where two hold, the later one wins. */
  mediaStyles?: MediaStyles[];
}

export type RowAppearance = 'contained' | 'full-width' | 'full-bleed';
export type ColumnAppearance = 'full-height' | 'align-top' | 'align-center' | 'align-bottom';
export type Shown = 'always' | 'hover' | 'never';
export type BannerAppearance = 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
export type ButtonType = 'primary' | 'secondary' | 'link';

export interface Row extends Base {
  type: 'row';
  appearance: RowAppearance;
  background?: Background;
  parallax?: { speed: number };
  children: PageElement[];
}
export interface ColumnGroup extends Base {
  type: 'column-group';
  children: PageElement[];
}
export interface ColumnLine extends Base {
  type: 'column-line';
  children: PageElement[];
}
export interface Column extends Base {
  type: 'column';
  appearance: ColumnAppearance;
  background?: Background;
  children: PageElement[];
}
export interface Heading extends Base {
  type: 'heading';
  level: 1 | 2 | 3 | 4 | 5 | 6;
  content: RichNode[];
}
export interface Text extends Base {
  type: 'text';
  content: RichNode[];
}
export interface Html extends Base {
  type: 'html';
  content: RichNode[];
}
export interface Divider extends Base {
  type: 'divider';
  line: Styles;
}
/** `ratio` is width over height, where the markup says both. */
export interface Picture extends Base {
  type: 'image';
  desktop?: string;
  mobile?: string;
  ratio?: number;
  alt: string;
  title?: string;
  caption?: RichNode[];
  link?: Link;
}
export interface Buttons extends Base {
  type: 'buttons';
  appearance: 'inline' | 'stacked';
  sameWidth: boolean;
  children: PageElement[];
}
export interface ButtonItem extends Base {
  type: 'button-item';
  button: ButtonType;
  label: string;
  link?: Link;
}
/** What a banner and a slide have in common. */
export interface Poster extends Base {
  appearance: BannerAppearance;
  background?: Background;
  content: RichNode[];
  overlay: { colour?: string; show: Shown };
  button?: { button: ButtonType; label: string; show: Shown };
  link?: Link;
  minHeight?: string;
}

export interface Banner extends Poster {
  type: 'banner';
}
export interface Slide extends Poster {
  type: 'slide';
  name?: string;
}

export interface SliderOptions {
  autoplay: boolean;
  /** ms for which a slide stands. */
  autoplaySpeed: number;
  fade: boolean;
  infinite: boolean;
  arrows: boolean;
  dots: boolean;
}

export interface Slider extends Base {
  type: 'slider';
  options: SliderOptions;
  minHeight?: string;
  slides: Slide[];
}
export interface TabItem extends Base {
  title: string;
  background?: Background;
  children: PageElement[];
}
export interface Tabs extends Base {
  type: 'tabs';
  defaultIndex: number;
  align: 'start' | 'center' | 'end';
  minHeight?: string;
  tabs: TabItem[];
}
export interface CarouselOptions extends SliderOptions {
  /** `continuous`: the chosen one stands in the middle, with its neighbours cut off by the padding. */
  mode: 'default' | 'continuous';
  centerPadding?: string;
}

/** A list of products, named by url key, in the order of the page. */
export interface Products extends Base {
  type: 'products';
  appearance: 'grid' | 'carousel';
  urlKeys: string[];
  carousel?: CarouselOptions;
  /** Their offer prices end, and the shop says when (content-22). */
  areDeals?: true;
}
export interface Video extends Base, VideoSpan {
  type: 'video';
  source: VideoSource;
  autoplay: boolean;
  muted: boolean;
  maxWidth?: string;
}

export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  /** Lines of the address, as they are shown. */
  address: string[];
  phone?: string;
  comment?: string;
}

export interface PlaceMap extends Base {
  type: 'map';
  controls: boolean;
  places: Place[];
}
/** A block that stands inside the page; where the page only names it, it is to be fetched. */
export interface Block extends Base {
  type: 'block';
  identifier?: string;
  children: PageElement[];
}
export interface DynamicBlock extends Base {
  type: 'dynamic_block';
  uids: string[];
  mode: 'fixed' | 'salesrule' | 'catalogrule';
  inline: boolean;
  children: PageElement[];
}

/** One element of a page, as Magento's Page Builder knows it. */
export type PageElement =
  | Row
  | ColumnGroup
  | ColumnLine
  | Column
  | Heading
  | Text
  | Html
  | Divider
  | Picture
  | Buttons
  | ButtonItem
  | Banner
  | Slider
  | Tabs
  | Products
  | Video
  | PlaceMap
  | Block
  | DynamicBlock;

/** A whole page: typed elements, or plain sanitised HTML where the markup bears no content types. */
export interface PageTree {
  children: PageElement[];
}

/** What a page wants from the back end. */
export interface Needs {
  /** Url keys of products, each once, in the order of the page. */
  products: string[];
  /** Identifiers of blocks that the page only names. */
  blocks: string[];
  /** Uids of dynamic blocks. */
  uids: string[];
}
