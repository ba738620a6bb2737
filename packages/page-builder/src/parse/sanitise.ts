import type { Element, ElementContent, Root, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import type { RichNode } from '../tree.ts';
import { contentLink } from './contentLink.ts';
import { parseStyles } from './styles.ts';

/** The one allow-list of the shop for HTML from the back end, on server and browser alike. */
const allowList: Schema = {
  tagNames: [
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'dd',
    'del',
    'details',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'ins',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    's',
    'section',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'time',
    'tr',
    'u',
    'ul',
  ],
  attributes: {
    '*': ['style', 'title', 'lang', 'dir', 'ariaLabel', 'ariaHidden'],
    a: ['href', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    ol: ['start'],
    details: ['open'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: {},
  strip: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'template',
    'noscript',
    'svg',
    'math',
    'title',
    'textarea',
    'xmp',
    'plaintext',
  ],
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  clobberPrefix: '',
};

/** Elements that lay out others: React refuses the line breaks which editors leave between those. */
const frames = new Set(['table', 'tbody', 'tfoot', 'thead', 'tr']);

type Value = string | number | boolean | Record<string, string>;

const reactName: Record<string, string> = { ariaLabel: 'aria-label', ariaHidden: 'aria-hidden' };

/** Pictures of the back end come through the shop, whose policy names no other host for them. */
function sameOrigin(src: string, hosts: string[]): string {
  if (!URL.canParse(src)) return src;
  const { host, pathname, search } = new URL(src);
  return hosts.includes(host) ? pathname + search : src;
}

function propsOf(element: Element, hosts: string[]): Record<string, Value> {
  const props: Record<string, Value> = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (name === 'style') {
      const styles = parseStyles(String(value));
      if (Object.keys(styles).length > 0) props['style'] = styles;
    } else if (name === 'href') {
      props['href'] = contentLink(String(value), hosts);
    } else if (name === 'src') {
      props['src'] = sameOrigin(String(value), hosts);
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      props[reactName[name] ?? name] = value;
    }
  }
  return props;
}

function toRich(node: RootContent | ElementContent, hosts: string[]): RichNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const props = propsOf(node, hosts);
  const children = node.children
    .flatMap(child => toRich(child, hosts))
    .filter(child => typeof child !== 'string' || !frames.has(node.tagName) || child.trim() !== '');
  return [
    {
      tag: node.tagName,
      ...(Object.keys(props).length > 0 ? { props } : {}),
      ...(children.length > 0 ? { children } : {}),
    },
  ];
}

/** Cleans nodes of a parsed document and turns them into plain data. `hosts` are the back end's own. */
export function sanitise(nodes: ElementContent[], hosts: string[]): RichNode[] {
  const clean = sanitize({ type: 'root', children: nodes } satisfies Root, allowList);
  return (clean.type === 'root' ? clean.children : [clean]).flatMap(node => toRich(node, hosts));
}
