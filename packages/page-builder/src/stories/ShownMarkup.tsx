import { parse } from '../parse/parse.ts';
import type { PageData } from '../render/page.ts';
import { PageBuilder } from '../render/PageBuilder.tsx';
import type { PageTree } from '../tree.ts';
import { drawing } from './drawings.ts';

export interface ShownMarkupProps {
  /** Page Builder markup as GraphQL delivers it; pictures are named as /media/drawn/NAME. */
  markup: string;
  /** What the page names and the back end knows: blocks, for example. */
  data?: PageData;
}

/** Pictures of stories are drawn in place: the parser takes none from `data:` addresses, so they come in after it. */
const drawn = (tree: PageTree): PageTree =>
  JSON.parse(JSON.stringify(tree).replaceAll(/\/media\/drawn\/(\w+)/g, (_, name: string) => drawing(name))) as PageTree;

const tile = (key: string) => (
  <article
    key={key}
    style={{
      display: 'grid',
      gap: 'var(--space-2)',
      padding: 'var(--space-3)',
      border: '1px solid var(--color-line)',
      borderRadius: 'var(--radius)',
      background: 'var(--color-surface-raised)',
    }}
  >
    <img
      src={drawing(key.replaceAll('-', ''))}
      alt=""
      style={{ inlineSize: '100%', aspectRatio: '0.8', objectFit: 'cover' }}
    />
    <strong>
      {key[0]?.toUpperCase()}
      {key.slice(1).replaceAll('-', ' ')}
    </strong>
    <span>₹1,499</span>
  </article>
);

/** Markup, parsed and rendered as a shop does it. */
export function ShownMarkup({ markup, data }: ShownMarkupProps) {
  return (
    <PageBuilder
      tree={drawn(parse(markup, { hosts: ['shop.test'] }))}
      renderProducts={keys => keys.map(tile)}
      data={data}
    />
  );
}

/** A block as it is fetched. */
export const block = (markup: string): { tree: PageTree } => ({ tree: parse(markup, { hosts: ['shop.test'] }) });
