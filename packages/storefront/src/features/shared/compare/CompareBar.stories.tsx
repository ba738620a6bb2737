import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SessionContext } from '../../../context/SessionContext.ts';
import { Messages } from '../../../testing/Messages.tsx';
import { samplePicture } from '../../../testing/sampleProduct.ts';
import { ShopPart } from '../../../testing/ShopPart.tsx';
import { ComparePlace } from './ComparePlace.tsx';
import { CompareProvider } from './CompareProvider.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { keepCompared } from './compared.ts';

const phones = ['Lumen 5', 'Nova 2', 'Zen Play', 'Orbit', 'Kite'].map((name, index) => ({
  sku: name.toLowerCase().replace(' ', '-'),
  name,
  picture: samplePicture(['#0b7a75', '#8a4b08', '#4a4e9b', '#93305c', '#333333'][index] ?? ''),
}));

function Phones({ chosen }: { chosen: number }) {
  return (
    <ShopPart before={dispatch => dispatch(keepCompared('kaveri', phones.slice(0, chosen)))}>
      <SessionContext value>
        <CompareProvider>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minBlockSize: 200 }}>
            {phones.map(phone => (
              <CompareToggle key={phone.sku} {...phone} withLabel />
            ))}
          </div>
          <ComparePlace />
        </CompareProvider>
      </SessionContext>
      <Messages />
    </ShopPart>
  );
}

const meta = {
  title: 'Catalogue/Compare bar',
  component: Phones,
  args: { chosen: 2 },
} satisfies Meta<typeof Phones>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule compare-01: what is taken in can be taken out again in either place. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Chosen to compare' }));
    await expect(bar.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      '/compare?sku=lumen-5&sku=nova-2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Compare: Orbit', pressed: false }));
    await expect(bar.getByText('3 of 4 chosen')).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Do not compare Nova 2' }));
    await expect(canvas.getByRole('button', { name: 'Compare: Nova 2' })).toHaveAttribute('aria-pressed', 'false');
    await expect(bar.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      '/compare?sku=lumen-5&sku=orbit',
    );
  },
};
export const One: Story = {
  args: { chosen: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Choose one more to compare.');
  },
};

/** Rule compare-01: a fifth is refused, and says why. */
export const Full: Story = {
  args: { chosen: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Compare 4' });
    await userEvent.click(canvas.getByRole('button', { name: 'Compare: Kite' }));
    await canvas.findByText('You can compare 4 products. Take one out first.');
    await expect(canvas.getByRole('button', { name: 'Compare: Kite' })).toHaveAttribute('aria-pressed', 'false');
  },
};
