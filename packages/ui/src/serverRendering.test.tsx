// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  Accordion,
  Carousel,
  Dialog,
  Drawer,
  Menu,
  OptionPicker,
  PageLoadingBar,
  Pagination,
  ProductGridSkeleton,
  Price,
  ProductTile,
  QuantityStepper,
  Tabs,
  TextField,
  Toaster,
} from './index.ts';

const nothing = () => {};
const slides = { autoplay: false, autoplaySpeed: 4000, fade: false, infinite: false, arrows: true, dots: true };
const message = { id: '1', type: 'info' as const, message: 'You are online.' };

it.each([
  ['Accordion', <Accordion key="" sections={[{ title: 'Returns', content: 'Within 7 days' }]} />, 'Within 7 days'],
  [
    'Carousel',
    <Carousel key="" label="Bestsellers" show="page" options={slides}>
      <p>One</p>
      <p>Two</p>
    </Carousel>,
    'Two',
  ],
  ['Menu', <Menu key="" label="Sort by" entries={[{ label: 'Price', href: '?sort=price' }]} />, 'href="?sort=price"'],
  [
    'OptionPicker',
    <OptionPicker
      key=""
      label="Size"
      name="size"
      value="m"
      onChange={nothing}
      choices={[{ value: 'm', label: 'M', available: true }]}
    />,
    'type="radio"',
  ],
  ['Pagination', <Pagination key="" current={1} total={3} hrefOf={page => `?page=${page}`} />, 'href="?page=2"'],
  [
    'ProductTile',
    <ProductTile key="" href="/a.html" name="Lumen" image="/media/a.jpg" price={<Price value={1} />} />,
    'href="/a.html"',
  ],
  ['ProductGridSkeleton', <ProductGridSkeleton key="" />, 'Products are loading'],
  ['QuantityStepper', <QuantityStepper key="" value={2} label="Quantity" onChange={nothing} />, 'Quantity'],
  ['Tabs', <Tabs key="" label="About" tabs={[{ title: 'Reviews', content: 'Good' }]} />, 'Good'],
  ['TextField', <TextField key="" label="Pincode" name="pincode" />, 'name="pincode"'],
  ['Toaster', <Toaster key="" toasts={[message]} onAction={nothing} onDismiss={nothing} />, 'You are online.'],
])('%s is whole in the HTML from the server', (_, element, expected) => {
  expect(renderToString(element)).toContain(expected);
});

it.each([
  [
    'dialog',
    <Dialog key="" open={false} onClose={nothing} title="Code">
      Secret
    </Dialog>,
  ],
  [
    'drawer',
    <Drawer key="" open={false} onClose={nothing} title="You">
      Secret
    </Drawer>,
  ],
])('a closed %s costs the page no content', (_, element) => {
  expect(renderToString(element)).not.toContain('Secret');
});

it('shows six empty tiles while a gallery comes (catalogue-02)', () => {
  expect(renderToString(<ProductGridSkeleton />).match(/<li[ >]/g)).toHaveLength(6);
});

it('hides a loading bar that has nothing to say', () => {
  expect(renderToString(<PageLoadingBar loading={false} />)).toContain('aria-hidden="true"');
});
