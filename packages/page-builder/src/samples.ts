/**
 * Page Builder markup as GraphQL delivers it, one piece for each content type and appearance, with a place for content
 * where the type has one. Tests, stories and the throughput measure share them.
 */
const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Pictures are JSON whose quotes are escaped, and escaped again. */
export const pictures = (desktop: string, mobile?: string): string =>
  JSON.stringify({ desktop_image: desktop, ...(mobile !== undefined && { mobile_image: mobile }) }).replaceAll(
    '"',
    '\\&quot;',
  );

export const typed = (type: string, inner: string, values: Record<string, string> = {}): string =>
  `<div data-content-type="${type}"${attributes({ 'data-appearance': 'default', 'data-element': 'main', ...values })}>${inner}</div>`;

export const row = (inner: string, values: Record<string, string> = {}): string =>
  typed('row', inner, { 'data-appearance': 'full-width', ...values });

export const videoRow = (inner: string, address: string, values: Record<string, string> = {}): string =>
  row(
    `<div class="video-overlay" data-video-overlay-color="rgba(0, 0, 0, 0.4)" data-element="video_overlay"></div>${inner}`,
    {
      'data-appearance': 'full-bleed',
      'data-background-type': 'video',
      'data-background-images': '{}',
      'data-video-src': address,
      'data-video-loop': 'true',
      'data-video-play-only-visible': 'true',
      'data-video-lazy-load': 'true',
      ...values,
    },
  );

export interface PosterSample {
  type?: 'banner' | 'slide';
  appearance?: string;
  overlay?: string;
  button?: string;
  picture?: string;
  mobile?: string;
  href?: string;
  label?: string;
  /** Values of the wrapper, which carries the background. */
  wrapper?: Record<string, string>;
}

export function poster(
  content: string,
  {
    type = 'banner',
    appearance = 'poster',
    overlay = 'always',
    button = 'always',
    picture,
    mobile,
    href,
    label = 'Shop now',
    wrapper = {},
  }: PosterSample = {},
): string {
  const shown = attributes({
    'data-background-images': picture === undefined ? '{}' : pictures(picture, mobile),
    'data-background-type': 'image',
    'data-element': 'wrapper',
    ...wrapper,
  });
  const inner =
    `<div${shown}>` +
    '<div data-overlay-color="rgba(255, 255, 255, 0.7)" data-element="overlay" ' +
    `style="min-height: 300px; padding: 40px;"><div><div data-element="content">${content}</div>` +
    '<button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" ' +
    `data-element="button">${label}</button></div></div></div>`;
  const linked =
    href === undefined
      ? `<div data-element="empty_link">${inner}</div>`
      : `<a href="${href}" target="" data-link-type="default" data-element="link">${inner}</a>`;
  return typed(type, linked, {
    'data-appearance': appearance,
    'data-show-button': button,
    'data-show-overlay': overlay,
    ...(type === 'slide' && { 'data-slide-name': label }),
  });
}

export const slider = (slides: string[], values: Record<string, string> = {}): string =>
  typed('slider', slides.join(''), {
    'data-autoplay': 'false',
    'data-autoplay-speed': '4000',
    'data-fade': 'false',
    'data-infinite-loop': 'true',
    'data-show-arrows': 'true',
    'data-show-dots': 'true',
    ...values,
  });

export const tabs = (items: [title: string, inner: string][], values: Record<string, string> = {}): string =>
  typed(
    'tabs',
    `<ul role="tablist" data-element="navigation">${items
      .map(
        ([title], index) =>
          `<li role="tab" data-element="headers"><a href="#T${index}" class="tab-title">` +
          `<span class="tab-title">${title}</span></a></li>`,
      )
      .join('')}</ul>` +
      `<div data-element="content" style="min-height: 100px;">${items
        .map(([title, inner], index) =>
          typed('tab-item', inner, { 'data-tab-name': title, 'data-background-images': '{}', id: `T${index}` }),
        )
        .join('')}</div>`,
    { 'data-active-tab': '0', class: 'tab-align-left', ...values },
  );

export const products = (urlKeys: string[], values: Record<string, string> = {}): string =>
  typed(
    'products',
    `<ol class="product-items">${urlKeys
      .map(
        key =>
          `<li class="product-item"><strong class="product-item-name"><a title="${key}" ` +
          `href="https://shop.test/${key}.html" class="product-item-link">${key}</a></strong></li>`,
      )
      .join('')}</ol>`,
    { 'data-appearance': 'grid', ...values },
  );

export const columns = (items: [width: string, inner: string, appearance?: string][]): string =>
  typed(
    'column-group',
    typed(
      'column-line',
      items
        .map(([width, inner, appearance = 'full-height']) =>
          typed('column', inner, {
            'data-appearance': appearance,
            'data-background-images': '{}',
            style: `width: ${width};`,
          }),
        )
        .join(''),
      { style: 'display: flex; width: 100%;' },
    ),
    { 'data-grid-size': '12' },
  );

export const text = (html: string): string => typed('text', html);
export const heading = (html: string, level = 2): string =>
  `<h${level} data-content-type="heading" data-appearance="default" data-element="main">${html}</h${level}>`;

export const image = (desktop: string, alt: string, { mobile = '', href = '', caption = '' } = {}): string => {
  const shown =
    `<img class="pagebuilder-mobile-hidden" src="${desktop}" alt="${alt}" data-element="desktop_image">` +
    (mobile && `<img class="pagebuilder-mobile-only" src="${mobile}" alt="${alt}" data-element="mobile_image">`);
  return (
    '<figure data-content-type="image" data-appearance="full-width" data-element="main">' +
    (href ? `<a href="${href}" data-element="link">${shown}</a>` : shown) +
    `${caption && `<figcaption data-element="caption">${caption}</figcaption>`}</figure>`
  );
};

export const buttons = (labels: [kind: string, label: string][], values: Record<string, string> = {}): string =>
  typed(
    'buttons',
    labels
      .map(([kind, label]) =>
        typed(
          'button-item',
          `<a class="pagebuilder-button-${kind}" href="/cart" data-link-type="default" data-element="link"><span data-element="link_text">${label}</span></a>`,
        ),
      )
      .join(''),
    { 'data-appearance': 'inline', 'data-same-width': 'false', ...values },
  );

export const video = (player: string): string =>
  typed(
    'video',
    `<div data-element="inner" style="max-width: 800px;"><div data-element="wrapper">${player}</div></div>`,
  );

export const map = (places: object[], values: Record<string, string> = {}): string =>
  typed('map', '', {
    'data-show-controls': 'true',
    'data-locations': JSON.stringify(places).replaceAll('"', '&quot;'),
    style: 'height: 300px;',
    ...values,
  });
