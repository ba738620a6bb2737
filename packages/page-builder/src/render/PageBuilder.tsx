import { Button, Image, Link } from '@shop/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { Background, Banner, Link as ContentLink, PageElement, PageTree, Picture } from '../tree.ts';
import css from './PageBuilder.module.css';
import { Rich } from './Rich.tsx';

export interface PageBuilderProps {
  tree: PageTree;
  /** Renders the products of a list, in the order given; unknown url keys are left out by the caller. */
  renderProducts: (urlKeys: string[], appearance: 'grid' | 'carousel') => ReactNode;
}

interface ElementProps extends Omit<PageBuilderProps, 'tree'> {
  element: PageElement;
  /** True for what stands in the first screen: its pictures are not lazy. */
  first: boolean;
}

const Linked = ({ link, className, children }: { link: ContentLink | undefined; className?: string | undefined; children: ReactNode }) =>
  link ? <Link href={link.href} newTab={link.newTab ?? false} className={className}>{children}</Link> : <div className={className}>{children}</div>;

/** The picture behind a row, column or banner: for wide screens, and up to 768 px where another one is given. */
function BackgroundPicture({ background, first }: { background: Background | undefined; first: boolean }) {
  const wide = background?.desktop ?? background?.mobile;
  if (wide === undefined) return null;
  return <Image className={css['background']} src={wide} mobileSrc={background?.mobile} alt="" sizes="100vw" priority={first} fill />;
}

function PictureElement({ element, first }: { element: Picture; first: boolean }) {
  return (
    <figure className={css['figure']} style={element.styles}>
      <Linked link={element.link}>
        <Image src={element.desktop ?? element.mobile ?? ''} mobileSrc={element.mobile} alt={element.alt} sizes="(max-width: 768px) 100vw, 1226px" priority={first} natural />
      </Linked>
      {element.caption && <figcaption><Rich nodes={element.caption} /></figcaption>}
    </figure>
  );
}

function BannerElement({ element, first }: { element: Banner; first: boolean }) {
  const { overlay, button } = element;
  return (
    <div style={element.styles}>
      <Linked link={element.link} className={css['banner']}>
        <BackgroundPicture background={element.background} first={first} />
        <div className={css['overlay']} data-appearance={element.appearance} data-show={overlay.show} style={{ minHeight: element.minHeight, '--overlay': overlay.colour } as CSSProperties}>
          <div className={css['bannerContent']}>
            <Rich nodes={element.content} />
            {button && <span className={css['bannerButton']} data-button={button.button} data-show={button.show}>{button.label}</span>}
          </div>
        </div>
      </Linked>
    </div>
  );
}

function Element({ element, first, renderProducts }: ElementProps): ReactNode {
  const children = (list: PageElement[]) =>
    list.map((child, index) => <Element key={index} element={child} first={first && index === 0} renderProducts={renderProducts} />);
  switch (element.type) {
    case 'row':
      return (
        <section className={css['row']} data-appearance={element.appearance} style={element.appearance === 'contained' ? undefined : element.styles}>
          <BackgroundPicture background={element.background} first={first} />
          <div className={css['rowInner']} style={element.appearance === 'contained' ? element.styles : undefined}>{children(element.children)}</div>
        </section>
      );
    case 'column-group':
      return <div className={css['columnGroup']} style={element.styles}>{children(element.children)}</div>;
    case 'column-line':
      return <div className={css['columnLine']} style={element.styles}>{children(element.children)}</div>;
    case 'column': {
      const { width, ...rest } = element.styles ?? {};
      return (
        <div className={css['column']} data-appearance={element.appearance} style={{ ...rest, '--width': width } as CSSProperties}>
          <BackgroundPicture background={element.background} first={first} />
          {children(element.children)}
        </div>
      );
    }
    case 'heading': {
      const Tag = `h${element.level}` as const;
      return <Tag className={css['heading']} style={element.styles}><Rich nodes={element.content} /></Tag>;
    }
    case 'text':
    case 'html':
      return <div className={css['text']} style={element.styles}><Rich nodes={element.content} /></div>;
    case 'divider':
      return <div style={element.styles}><hr className={css['divider']} style={element.line} /></div>;
    case 'image':
      return <PictureElement element={element} first={first} />;
    case 'buttons':
      return <div className={css['buttons']} data-appearance={element.appearance} data-same-width={element.sameWidth} style={element.styles}>{children(element.children)}</div>;
    case 'button-item':
      return element.link
        ? <Button href={element.link.href} newTab={element.link.newTab ?? false} kind={element.button}>{element.label}</Button>
        : <span className={css['emptyButton']}>{element.label}</span>;
    case 'banner':
      return <BannerElement element={element} first={first} />;
    case 'products':
      return <div style={element.styles}>{renderProducts(element.urlKeys, element.appearance)}</div>;
  }
}

/** Renders a page's tree, on server and browser alike. */
export function PageBuilder({ tree, renderProducts }: PageBuilderProps) {
  return tree.children.map((element, index) => <Element key={index} element={element} first={index === 0} renderProducts={renderProducts} />);
}
