import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, within } from 'storybook/test';
import { sampleMenu } from '../../testing/sampleMenu.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Footer } from './Footer.tsx';
import { FooterLinks } from './FooterLinks.tsx';

const storeConfig = {
  store_code: 'kaveri',
  store_name: 'Kaveri',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
};
const answers = { ...sampleMenu, Shell: { ...sampleMenu.Shell, storeConfig } };
const block =
  '<h2>Why Kaveri</h2><ul><li><a href="/about-us">Who we are</a></li><li><a href="/contact-us">Write to us</a></li></ul><p>Pay with UPI, cards, or cash at the door.</p><p>Prices include GST.</p>';

const menu = ['Mobiles & Tablets', 'Laptops', 'Audio', 'Wearables', 'Kitchen', 'Books'].map(name => {
  const path = name.toLowerCase().replaceAll(/\W+/g, '-');
  return { uid: path, name, href: `/${path}.html`, hasChildren: false, isBills: false };
});

const meta = {
  title: 'Chrome/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a block of the back end: departments, help and legal pages (frame-16). */
export const OwnGroups: Story = {
  render: () => (
    <ShopPart
      answers={answers}
      footer={renderToStaticMarkup(
        <FooterLinks
          menu={menu}
          legal={['/terms-and-condition', '/return-policy']}
          copyright="© 2026 Kaveri. All rights reserved."
        />,
      )}
    >
      <Footer />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Mobiles & Tablets' })).toHaveAttribute(
      'href',
      '/mobiles-tablets.html',
    );
    const legal = within(canvas.getByRole('navigation', { name: 'Legal' }));
    await expect(legal.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Terms & conditions',
      'Return policy',
    ]);
    await expect(canvas.getByText('© 2026 Kaveri. All rights reserved.')).toBeVisible();
  },
};

/** What editors wrote takes the place of the groups. */
export const Block: Story = {
  render: () => (
    <ShopPart answers={answers} footer={block}>
      <Footer />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Who we are' })).toBeVisible();
    await expect(await canvas.findByText('Prices include GST.')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The back end is away: what the shop knows by itself. */
export const BackEndAway: Story = {
  render: () => (
    <ShopPart
      refusals={{ Shell: 'Internal server error' }}
      footer={renderToStaticMarkup(<FooterLinks menu={[]} legal={[]} copyright="© Kaveri" />)}
    >
      <Footer />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('© Kaveri')),
};

/** In a shop with a dark scheme one chooses here (look-20). */
export const DarkScheme: Story = {
  render: () => (
    <ShopPart answers={answers} footer={block} variant={{ darkScheme: true }}>
      <Footer />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.hover(canvasElement);
    await expect(await within(canvasElement).findByRole('combobox', { name: 'Appearance' })).toBeEnabled();
  },
};
