// chunk: content
import type { CSSProperties } from 'react';
import type { Poster, RichNode } from '../tree.ts';
import { Backdrop } from './Backdrop.tsx';
import { Linked } from './Linked.tsx';
import css from './PosterPart.module.css';
import { Rich } from './Rich.tsx';
import { styleOf } from './styleOf.ts';

/** A link must not stand inside a link: within a linked banner, text links are text. */
const unlinked = (nodes: RichNode[]): RichNode[] =>
  nodes.map(node => {
    if (typeof node === 'string') return node;
    const { href: _, target: __, ...props } = node.props ?? {};
    return {
      ...node,
      tag: node.tag === 'a' ? 'span' : node.tag,
      props: node.tag === 'a' ? props : (node.props ?? {}),
      ...(node.children && { children: unlinked(node.children) }),
    };
  });

const hasText = (nodes: RichNode[]): boolean =>
  nodes.some(node =>
    typeof node === 'string'
      ? node.trim() !== ''
      : (node.tag === 'img' && node.props?.['alt']) || hasText(node.children ?? []),
  );

/**
 * A banner, or a slide: content over a picture or video, with a button and an overlay that show always, on hover or
 * never.
 */
export function PosterPart({
  poster,
  first,
  name,
}: {
  /** The banner or the slide. */
  poster: Poster;
  /** True for what stands in the first screen: its picture is not lazy. */
  first: boolean;
  /** Names its link where nothing in it does. */
  name?: string | undefined;
}) {
  const { overlay, button, content, link } = poster;
  return (
    <div
      className={css['poster']}
      data-promotion=""
      data-plain={poster.background ? undefined : ''}
      data-upright={poster.background?.mobile ? '' : undefined}
      style={styleOf(poster)}
    >
      <Backdrop background={poster.background} first={first} />
      <Linked
        link={link}
        label={link && !button && !hasText(content) ? (name ?? link.href) : undefined}
        className={css['overlay']}
        style={
          {
            minHeight: poster.minHeight,
            '--veil': overlay.show === 'never' ? undefined : overlay.colour,
          } as CSSProperties
        }
      >
        <div className={css['veil']} data-show={overlay.show} />
        <div className={css['content']} data-appearance={poster.appearance}>
          <Rich nodes={link ? unlinked(content) : content} />
          {button && (
            <span className={css['button']} data-button={button.button} data-show={button.show}>
              {button.label}
            </span>
          )}
        </div>
      </Linked>
    </div>
  );
}
