import '@shop/ui/base.css';
import '@shop/ui/schemes.css';
import { RegionOutline } from '@shop/storefront/region-outline';
import { PriceFormatProvider } from '@shop/ui';
import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { locales } from 'virtual:locales';
import { complaints, noteComplaints } from './complaints.ts';
import { describeProps } from './describeProps.ts';
import { dress } from './dress.ts';
import { findPictures } from './findPictures.ts';
import { keepChoices, readChoices } from './keptChoices.ts';
import { keepToThisFrame } from './ownStorage.ts';
import { PartPage } from './PartPage.tsx';
import { playBack } from './playback.ts';
import { longLocale } from './sayIn.ts';
import { Settled } from './Settled.tsx';
import { themes } from './themes.ts';

/** The tests run all stories once for each shop, and say which by this. */
const isTest = import.meta.env['SHOP_THEME'] !== undefined;
const initial = String(import.meta.env['SHOP_THEME'] ?? 'zepp-coins');

if (isTest) {
  noteComplaints();
  keepToThisFrame();
}

findPictures();

if (!isTest)
  addons
    .getChannel()
    .on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Record<string, unknown> }) => keepChoices(userGlobals));

const languages = new Intl.DisplayNames('en', { type: 'language' });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  parameters: {
    // As the journeys: WCAG 2.2 up to AA, and what axe takes for good practice besides.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    layout: 'padded',
    docs: { page: PartPage, toc: { headingSelector: 'h2, h3', ignoreSelector: '.example *, .sb-story *' } },
    // As a designer goes through them: from the smallest part to whole screens.
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Colours – colors, palette, contrast',
            'Typography – type, fonts, text styles',
            'Spacing – space, margin, padding, gap',
            'Grid – layout, breakpoints, columns, responsive',
            'Shape and elevation – radius, border, shadow, depth',
            'Motion – animation, transition, easing, duration',
            'Icons – symbols, glyphs, lucide',
            'Writing – content, copy, tone of voice, text',
            'Photography – images, pictures, illustration',
            'Tokens – variables',
          ],
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Catalogue',
          'Layout',
          'Page builder',
          ['Layout', 'Content'],
          'Chrome',
          ['Header'],
          'Search',
          'Listing',
          'Delivery',
          'Product',
          ['Buy box', 'Gallery'],
          'Wishlist',
          'Cart',
          'Checkout',
          'Notifications',
          'Orders',
          'Bills',
          'Rewards',
          'Account',
          'Contact',
          'Offline',
          'Screens',
          ['Home', 'Catalogue', 'Cart', 'Checkout', 'Account', 'Bills'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'The shop whose theme is worn',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Whose texts are shown',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...locales.map(value => ({ value, title: languages.of(value.replaceAll('_', '-')) ?? value })),
          { value: longLocale, title: 'Longer texts' },
        ],
      },
    },
    direction: {
      description: 'The side that lines begin at',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'From the left' },
          { value: 'rtl', title: 'From the right' },
        ],
      },
    },
    regions: {
      description: 'The parts of a screen that a variant may replace, wrap or take out',
      toolbar: {
        title: 'Regions',
        icon: 'outline',
        items: [
          { value: 'hidden', title: 'No outline' },
          { value: 'shown', title: 'Outline regions' },
        ],
      },
    },
    textSize: {
      description: 'Size of the text that the reader asked for',
      toolbar: { title: 'Text size', icon: 'paragraph', dynamicTitle: true, items: ['100%', '125%', '150%', '200%'] },
    },
  },
  initialGlobals: {
    theme: initial,
    scheme: 'light',
    locale: 'en_US',
    direction: 'ltr',
    regions: 'hidden',
    textSize: '100%',
    ...(isTest ? {} : readChoices()),
  },
  beforeEach: ({ parameters, globals }) => {
    complaints.length = 0;
    return playBack(parameters, String(globals['theme'] ?? initial));
  },
  // Only where a test can say it: whoever looks is shown the part, and not an error in its place.
  afterEach: () => {
    if (isTest && complaints.length > 0) throw new Error(`The console was told:\n${complaints.join('\n')}`);
  },
  decorators: [
    (Story, { args, globals, parameters }) => {
      const theme = String(globals['theme'] ?? initial);
      dress({ ...globals, theme });
      const { decimals = 0, shop } = themes[theme] ?? {};
      const screen = 'recording' in parameters ? { args: { ...args, shop: shop ?? themes[initial]?.shop } } : undefined;
      return (
        <PriceFormatProvider decimals={decimals}>
          <Settled key={`${theme} ${String(globals['locale'])}`}>
            <Story {...screen} />
          </Settled>
          {globals['regions'] === 'shown' && <RegionOutline />}
        </PriceFormatProvider>
      );
    },
  ],
};

export default preview;
