/** Writes Magento Page Builder markup, as its editor would save it. */

/** Text as it may stand in markup, between tags and in attributes. */
export const markupText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The directive by which content names a picture; the server expands it. */
export const media = (name: string): string => `{{media url=wysiwyg/${name}}}`;

/** Pictures that have room for words: phones show another one, with the things below the words. */
const withWords = /^(?!brands\/)(?!.*\/(?:sticker|top)-).*\.jpg$/;

/** The picture that phones show instead of a campaign's; undefined for every other picture. */
export const phonePicture = (name: string): string | undefined =>
  withWords.test(name) ? name.replace('.jpg', '-phone.jpg') : undefined;

export type RowAppearance = 'contained' | 'full-width' | 'full-bleed';

/** A row of a page. `style` goes to its body. */
export function row(
  children: string[],
  { appearance = 'contained', style = '' }: { appearance?: RowAppearance; style?: string } = {},
): string {
  const background =
    'data-background-images="{}" data-background-type="image" data-enable-parallax="0" data-parallax-speed="0.5"';
  const body = children.join('');
  return appearance === 'contained'
    ? '<div data-content-type="row" data-appearance="contained" data-element="main">' +
        `<div ${background} data-element="inner" style="${style}">${body}</div></div>`
    : `<div data-content-type="row" data-appearance="${appearance}" ${background} data-element="main" ` +
        `style="${style}"><div class="row-full-width-inner" data-element="inner">${body}</div></div>`;
}

export const heading = (level: 1 | 2 | 3, text: string, style = ''): string =>
  `<h${level} data-content-type="heading" data-appearance="default" data-element="main" style="${style}">${text}</h${level}>`;

/** `className` is what an editor typed as CSS classes. */
export const text = (html: string, className = ''): string =>
  `<div data-content-type="text" data-appearance="default" data-element="main"${className && ` class="${className}"`}>${html}</div>`;

/** Raw HTML stays escaped in the markup, as the editor saves it. */
export const html = (raw: string): string =>
  '<div data-content-type="html" data-appearance="default" data-element="main">' +
  `${raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</div>`;

/** Columns of equal width beside each other. */
export function columns(cells: string[][], appearance = 'full-height'): string {
  const width = `${Number((100 / cells.length).toFixed(4))}%`;
  const column = (cell: string[]) =>
    `<div class="pagebuilder-column" data-content-type="column" data-appearance="${appearance}" ` +
    `data-background-images="{}" data-element="main" style="width: ${width};">${cell.join('')}</div>`;
  return (
    '<div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" ' +
    'data-appearance="default" data-grid-size="12" data-element="main" style="display: flex;">' +
    '<div class="pagebuilder-column-line" data-content-type="column-line" data-appearance="default" ' +
    `data-element="main" style="display: flex; width: 100%;">${cells.map(column).join('')}</div></div>`
  );
}

/** A picture that may lead somewhere. */
export function image(
  name: string,
  alt: string,
  { width, height }: { width: number; height: number },
  href?: string,
  caption?: string,
): string {
  const size = `width="${width}" height="${height}"`;
  const img =
    `<img class="pagebuilder-mobile-hidden" src="${media(name)}" ${size} alt="${markupText(alt)}" ` +
    `data-element="desktop_image"><img class="pagebuilder-mobile-only" src="${media(name)}" ` +
    `alt="${markupText(alt)}" data-element="mobile_image">`;
  const inner = href ? `<a href="${href}" target="" data-link-type="default" data-element="link">${img}</a>` : img;
  return (
    '<figure data-content-type="image" data-appearance="full-width" data-element="main" style="margin: 0px;">' +
    `${inner}${caption ? `<figcaption data-element="caption">${caption}</figcaption>` : ''}</figure>`
  );
}

export type ButtonKind = 'primary' | 'secondary' | 'link';

/** Buttons beside each other, at the start of their line unless told. */
export const buttons = (
  items: { label: string; href: string; kind?: ButtonKind }[],
  align: 'left' | 'center' = 'left',
): string =>
  `<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main"${align === 'left' ? '' : ` style="text-align: ${align};"`}>${items
    .map(
      ({ label, href, kind = 'primary' }) =>
        '<div data-content-type="button-item" data-appearance="default" data-element="main" ' +
        `style="display: inline-block;"><a class="pagebuilder-button-${kind}" href="${href}" target="" ` +
        `data-link-type="default" data-element="link"><span data-element="link_text">${label}</span></a></div>`,
    )
    .join('')}</div>`;

/** Pictures of a background, in JSON within an attribute. */
function backgroundImages(picture: string | undefined): string {
  const narrow = picture === undefined ? undefined : phonePicture(picture);
  const images = {
    ...(picture !== undefined && { desktop_image: media(picture) }),
    ...(narrow !== undefined && { mobile_image: media(narrow) }),
  };
  return JSON.stringify(images).replaceAll('"', '\\&quot;');
}

export interface BannerMarkup {
  /** Name of the picture below wysiwyg/. */
  picture: string;
  appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
  content: string;
  href: string;
  button?: string;
  /** CSS length. */
  height: string;
}

export const banner = ({ picture, appearance, content, href, button, height }: BannerMarkup): string =>
  `<div data-content-type="banner" data-appearance="${appearance}" ` +
  `data-show-button="${button ? 'always' : 'never'}" data-show-overlay="never" data-element="main">` +
  `<a href="${href}" target="" data-link-type="default" data-element="link">` +
  `<div class="pagebuilder-banner-wrapper" data-background-images="${backgroundImages(picture)}" ` +
  'data-background-type="image" data-element="wrapper" style="background-size: cover;">' +
  '<div class="pagebuilder-overlay" data-overlay-color="" data-element="overlay" ' +
  `style="min-height: ${height}; padding: 24px;"><div class="pagebuilder-collage-content">` +
  `<div data-element="content">${content}</div>` +
  (button
    ? '<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button">' +
      `${button}</button>`
    : '') +
  '</div></div></div></a></div>';

/**
 * A list of products; only the links matter to whoever reads it. `suffix` is the end of product addresses, `className`
 * what an editor typed as CSS classes.
 */
export const products = (
  items: { name: string; urlKey: string }[],
  appearance: 'grid' | 'carousel' = 'grid',
  suffix = '.html',
  className = '',
): string =>
  `<div data-content-type="products" data-appearance="${appearance}" data-element="main"${className && ` class="${className}"`}><ol class="product-items">${items
    .map(
      ({ name, urlKey }) =>
        `<li class="product-item"><strong class="product-item-name"><a title="${markupText(name)}" ` +
        `href="/${urlKey}${suffix}" class="product-item-link">${markupText(name)}</a></strong></li>`,
    )
    .join('')}</ol></div>`;

export interface SlideMarkup {
  /** Shown to editors only. */
  name: string;
  /** Name of the ground below wysiwyg/; without one the slide has the colour of the page. */
  picture?: string;
  appearance?: BannerMarkup['appearance'];
  content: string;
  href?: string;
  button?: string;
}

/** `height` is a CSS length for every slide. */
export interface SliderMarkup {
  height: string;
  /** Milliseconds for which a slide stands; absent means that it waits for the shopper. */
  autoplay?: number;
  slides: SlideMarkup[];
}

function slideMarkup(
  { name, picture, appearance = 'collage-left', content, href, button }: SlideMarkup,
  height: string,
): string {
  const shown = button
    ? '<button type="button" class="pagebuilder-slide-button pagebuilder-button-primary" data-element="button" ' +
      `style="opacity: 1; visibility: visible;">${button}</button>`
    : '';
  const inner =
    `<div class="pagebuilder-slide-wrapper" data-background-images="${backgroundImages(picture)}" ` +
    `data-background-type="image" data-element="wrapper" style="background-size: cover; min-height: ${height};">` +
    '<div class="pagebuilder-overlay" data-overlay-color="" data-element="overlay" style="padding: 24px 60px;">' +
    '<div class="pagebuilder-collage-content">' +
    `<div data-element="content">${content}</div>${shown}</div></div></div>`;
  const linked = href
    ? `<a href="${href}" target="" data-link-type="default" data-element="link">${inner}</a>`
    : `<div data-element="empty_link">${inner}</div>`;
  return (
    `<div data-content-type="slide" data-slide-name="${markupText(name)}" data-appearance="${appearance}" ` +
    `data-show-button="${button ? 'always' : 'never'}" data-show-overlay="never" ` +
    `data-element="main">${linked}</div>`
  );
}

/** Slides behind each other, with arrows and dots. */
export const slider = ({ height, autoplay, slides }: SliderMarkup): string =>
  '<div class="pagebuilder-slider" data-content-type="slider" data-appearance="default" ' +
  `data-autoplay="${autoplay !== undefined}" data-autoplay-speed="${autoplay ?? 4000}" data-fade="false" ` +
  'data-infinite-loop="true" data-show-arrows="true" data-show-dots="true" data-element="main" ' +
  `style="min-height: ${height};">${slides.map(slide => slideMarkup(slide, height)).join('')}</div>`;

/** Panels behind titles. `id` tells the tabs of one page apart. */
export function tabs(
  id: string,
  items: [title: string, children: string[]][],
  align: 'left' | 'center' | 'right' = 'left',
): string {
  const titles = items.map(
    ([title], index) =>
      `<li role="tab" class="tab-header" data-element="headers"><a href="#${id}-${index}" class="tab-title"><span class="tab-title">${title}</span></a></li>`,
  );
  const panels = items.map(
    ([title, children], index) =>
      `<div data-content-type="tab-item" data-appearance="default" data-tab-name="${markupText(title)}" ` +
      `data-background-images="{}" data-element="main" id="${id}-${index}">${children.join('')}</div>`,
  );
  return (
    `<div class="tab-align-${align}" data-content-type="tabs" data-appearance="default" data-active-tab="0" ` +
    'data-element="main"><ul role="tablist" class="tabs-navigation" ' +
    `data-element="navigation">${titles.join('')}</ul><div class="tabs-content" data-element="content" ` +
    `style="min-height: 100px;">${panels.join('')}</div></div>`
  );
}

export const divider = (): string =>
  '<div data-content-type="divider" data-appearance="default" data-element="main">' +
  '<hr data-element="line" style="width: 100%; border-width: 1px; border-color: rgb(206, 206, 206); ' +
  'display: inline-block;"></div>';

/** A CMS block that stands in the page: the server has put its content there. */
export const block = (content: string): string =>
  `<div data-content-type="block" data-appearance="default" data-element="main"><div class="widget block block-static-block">${content}</div></div>`;

/** A dynamic block by its id. `meanwhile` is what the server rendered when the page was saved. */
export const dynamicBlock = (id: number, mode: 'fixed' | 'salesrule' | 'catalogrule', meanwhile: string): string =>
  '<div data-content-type="dynamic_block" data-appearance="default" data-element="main">' +
  `<div class="widget block block-banners" data-banner-id="${id}" data-types="" data-display-mode="${mode}" ` +
  `data-ids="${id}" data-rotate="" data-store-id="0" ` +
  `data-uids="${Buffer.from(String(id)).toString('base64')}">${meanwhile}</div></div>`;

/** Products beside each other that can be moved through. */
export const carousel = (items: { name: string; urlKey: string }[], suffix?: string): string =>
  products(items, 'carousel', suffix).replace(
    'data-appearance="carousel"',
    'data-appearance="carousel" data-autoplay="false" data-autoplay-speed="4000" data-infinite-loop="false" ' +
      'data-show-arrows="true" data-show-dots="false" data-carousel-mode="default" data-center-padding="90px"',
  );
