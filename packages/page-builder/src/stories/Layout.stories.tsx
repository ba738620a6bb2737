import type { Meta, StoryObj } from '@storybook/react-vite';
import { columns, heading, pictures, row, text, typed, videoRow } from '../samples.ts';
import { ShownMarkup } from './ShownMarkup.tsx';

const meta = {
  title: 'Page builder/Layout',
  component: ShownMarkup,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShownMarkup>;
export default meta;
type Story = StoryObj<typeof meta>;

const words =
  heading('Semester sorted') +
  text('<p>Laptops, tablets and headphones for the new term, with coins back on each of them.</p>');
const onPicture = {
  'data-background-type': 'image',
  'data-background-images': pictures('/media/drawn/desk', '/media/drawn/phone'),
  style: 'min-height: 320px;',
};
const contained =
  '<div data-content-type="row" data-appearance="contained" data-element="main">' +
  `<div data-background-images="${pictures('/media/drawn/desk')}" data-element="inner" ` +
  `style="min-height: 260px; padding: 24px;">${words}</div></div>`;

export const RowContained: Story = { args: { markup: contained } };
export const RowFullWidth: Story = { args: { markup: row(words, onPicture) } };
export const RowFullBleed: Story = { args: { markup: row(words, { ...onPicture, 'data-appearance': 'full-bleed' }) } };
export const RowWithParallax: Story = {
  args: {
    markup:
      row(words, { ...onPicture, 'data-enable-parallax': '1', 'data-parallax-speed': '0.5' }) + row(words.repeat(6)),
  },
};
/** The file is absent, so that the fallback picture stays. */
export const RowWithVideoThatFails: Story = {
  args: {
    markup: videoRow(words, 'mp4:/media/absent.mp4', {
      'data-video-fallback-src': '/media/drawn/river',
      style: 'min-height: 320px; padding: 24px; color: rgb(255, 255, 255);',
    }),
  },
};
export const ColumnsInFourAlignments: Story = {
  args: {
    markup: row(
      columns([
        [
          '25%',
          heading('Full height', 3) + text('<p>Open now. Until nine in the evening.</p><p>Closed on Diwali.</p>'),
          'full-height',
        ],
        ['25%', heading('Top', 3), 'align-top'],
        ['25%', heading('Middle', 3), 'align-center'],
        ['25%', heading('Bottom', 3), 'align-bottom'],
      ]),
    ),
  },
};
export const ColumnsInTwoLines: Story = {
  args: {
    markup: row(
      columns([
        ['33.3333%', words],
        ['66.6667%', words],
      ]) +
        columns([
          ['50%', words],
          ['50%', words],
        ]),
    ),
  },
};
export const StylesThatChangeAt768: Story = {
  args: {
    markup:
      '<style>#html-body [data-pb-style=A1]{padding:48px;text-align:center;border:1px solid}@media only screen and ' +
      '(max-width: 768px){#html-body ' +
      `[data-pb-style=A1]{padding:8px;text-align:left}}</style>${row(words, { 'data-pb-style': 'A1' })}`,
  },
};

/**
 * What an editor may write into "CSS Classes" of an element (content-19); other classes are dropped. What the element is
 * given beside them, as a margin, wins.
 */
export const CssClasses: Story = {
  args: {
    markup: row(
      ['shop-quiet', 'shop-raised', 'shop-accent', 'pagebuilder-mobile-hidden', 'pagebuilder-mobile-only']
        .map(name => typed('text', `<p>Text with the class ${name}</p>`, { class: name }))
        .join(''),
    ),
  },
};
