// chunk: content
import * as text from '@shop/messages/content';
import { Button, Carousel, Image, ProductGrid } from '@shop/ui';
import { Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { PageElement, PageTree, Picture, Products } from '../tree.ts';
import { Backdrop } from './Backdrop.tsx';
import { BlockPart } from './BlockPart.tsx';
import { Linked } from './Linked.tsx';
import { MapPart } from './MapPart.tsx';
import { nameRows } from './nameRows.ts';
import type { Page, PageData } from './page.ts';
import css from './PageBuilder.module.css';
import { PosterPart } from './PosterPart.tsx';
import { Rich } from './Rich.tsx';
import { styleOf } from './styleOf.ts';
import { TabsPart } from './TabsPart.tsx';
import { VideoPart } from './VideoPart.tsx';

export interface PageBuilderProps {
  /** What `parse` made of the markup. */
  tree: PageTree;
  /** Gives a tile for each product that is known, in the order given; unknown url keys are left out. */
  renderProducts: (urlKeys: string[]) => ReactNode[];
  /** Says when the offers of products end, above them. */
  renderDealsEnd?: ((urlKeys: string[]) => ReactNode) | undefined;
  /** Stands below the first element of the page that is no heading. */
  belowFirst?: ReactNode;
  /** Blocks that the page names (`resolveBlocks`). */
  data?: PageData | undefined;
}

function PictureElement({ element, first }: { element: Picture; first: boolean }) {
  return (
    <figure className={css['figure']} style={styleOf(element)} title={element.title}>
      <Linked
        link={element.link}
        label={element.link && element.alt === '' ? (element.title ?? element.link.href) : undefined}
      >
        <Image
          src={element.desktop ?? element.mobile ?? ''}
          mobileSrc={element.desktop ? element.mobile : undefined}
          alt={element.alt}
          sizes="(max-width: 768px) 100vw, 1226px"
          ratio={element.ratio}
          priority={first}
          natural
        />
      </Linked>
      {element.caption && (
        <figcaption>
          <Rich nodes={element.caption} />
        </figcaption>
      )}
    </figure>
  );
}

function ProductsElement({ element, page }: { element: Products; page: Page }) {
  const tiles = page.renderProducts(element.urlKeys);
  if (tiles.length === 0) return null;
  const { carousel } = element;
  const label = page.names.get(element) ?? text.products;
  return (
    <div style={styleOf(element)}>
      {element.areDeals && page.renderDealsEnd?.(element.urlKeys)}
      {carousel ? (
        <Carousel
          label={label}
          show="tiles"
          options={carousel}
          centerPadding={carousel.mode === 'continuous' ? carousel.centerPadding : undefined}
        >
          {tiles}
        </Carousel>
      ) : (
        <ProductGrid label={label}>{tiles}</ProductGrid>
      )}
    </div>
  );
}

interface ElementProps {
  element: PageElement;
  /** Among its siblings, from 0. */
  place: number;
  /** Whether it is what a shopper sees first. */
  first: boolean;
  page: Page;
}

/** Rows at the beginning of a page, which fill the first screen. */
const rowsInSight = 2;

/** A content type without a component does not compile: what is returned may not be undefined. */
function Element({ element, place, first, page }: ElementProps): ReactElement {
  const style = styleOf(element);
  switch (element.type) {
    case 'row': {
      const contained = element.appearance === 'contained';
      return (
        <section
          className={css['row']}
          data-appearance={element.appearance}
          data-offscreen={place < rowsInSight ? undefined : ''}
          style={contained ? undefined : style}
        >
          <Backdrop background={element.background} first={first} parallax={element.parallax} />
          <div className={css['rowInner']} style={contained ? style : undefined}>
            {page.render(element.children, { first })}
          </div>
        </section>
      );
    }
    case 'column-group':
    case 'column-line':
      return (
        <div className={css[element.type === 'column-line' ? 'columnLine' : 'columnGroup']} style={style}>
          {page.render(element.children, { first })}
        </div>
      );
    case 'column': {
      const { width, ...rest } = style ?? {};
      return (
        <div
          className={css['column']}
          data-appearance={element.appearance}
          style={{ ...rest, '--width': width } as CSSProperties}
        >
          <Backdrop background={element.background} first={first} />
          {page.render(element.children, { first })}
        </div>
      );
    }
    case 'heading': {
      const Tag = `h${element.level}` as const;
      return (
        <Tag className={css['heading']} style={style}>
          <Rich nodes={element.content} />
        </Tag>
      );
    }
    case 'text':
    case 'html':
      return (
        <div className={css['text']} style={style}>
          <Rich nodes={element.content} />
        </div>
      );
    case 'divider':
      return (
        <div style={style}>
          <hr className={css['divider']} style={element.line} />
        </div>
      );
    case 'image':
      return <PictureElement element={element} first={first} />;
    case 'buttons':
      return (
        <div
          className={css['buttons']}
          data-appearance={element.appearance}
          data-same-width={element.sameWidth}
          data-align={style?.textAlign}
          style={style}
        >
          {page.render(element.children)}
        </div>
      );
    case 'button-item':
      return element.link ? (
        <Button href={element.link.href} newTab={element.link.newTab ?? false} kind={element.button}>
          {element.label}
        </Button>
      ) : (
        <span className={css['emptyButton']}>{element.label}</span>
      );
    case 'banner':
      return <PosterPart poster={element} first={first} />;
    case 'slider':
      return (
        <div style={style}>
          <Carousel
            label={page.names.get(element) ?? text.slides}
            show="page"
            options={element.options}
            isOnSlide={element.slides.every(slide => slide.background)}
          >
            {element.slides.map((slide, index) => (
              <PosterPart key={index} poster={slide} name={slide.name} first={first && index === 0} />
            ))}
          </Carousel>
        </div>
      );
    case 'tabs':
      return <TabsPart element={element} page={page} />;
    case 'products':
      return <ProductsElement element={element} page={page} />;
    case 'video':
      return <VideoPart element={element} />;
    case 'map':
      return <MapPart element={element} />;
    case 'block':
    case 'dynamic_block':
      return <BlockPart element={element} page={page} />;
  }
}

/** Where a page begins: below its heading, where that has a row of its own (content-25). */
function beginningOf([head]: PageElement[]): number {
  const [title, ...others] = head?.type === 'row' ? head.children : [];
  return title?.type === 'heading' && title.level === 1 && others.length === 0 ? 1 : 0;
}

function makePage(shared: Pick<Page, 'renderProducts' | 'renderDealsEnd' | 'data' | 'names'>, within: string[]): Page {
  const page: Page = {
    ...shared,
    within,
    render: (elements, { first = false, within: deeper } = {}) => {
      const inner = deeper ? makePage(shared, deeper) : page;
      const beginning = beginningOf(elements);
      return elements.map((element, place) => (
        <Element key={place} element={element} place={place} first={first && place <= beginning} page={inner} />
      ));
    },
  };
  return page;
}

/** Renders a page's tree, on server and browser alike. */
export function PageBuilder({ tree, renderProducts, renderDealsEnd, belowFirst, data }: PageBuilderProps) {
  const page = makePage({ renderProducts, renderDealsEnd, data, names: nameRows(tree, data) }, []);
  const elements = page.render(tree.children, { first: true });
  const rest = beginningOf(tree.children) + 1;
  return belowFirst
    ? [...elements.slice(0, rest), <Fragment key="below-first">{belowFirst}</Fragment>, ...elements.slice(rest)]
    : elements;
}
