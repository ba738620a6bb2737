import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Combobox } from './Combobox.tsx';
import { guide } from './Combobox.guide.tsx';

interface CitySearchProps {
  /** Told which city was picked. */
  onPick: (city: string) => void;
}

const cities = {
  'In the north': ['Chandigarh', 'Jaipur', 'Lucknow', 'New Delhi'],
  'In the south': ['Bengaluru', 'Chennai', 'Hyderabad', 'Kochi', 'Thiruvananthapuram'],
};

/** A field that works by itself, and what helps with it. */
function CitySearch({ onPick }: CitySearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const wanted = typed.toLowerCase();
  return (
    <div style={{ position: 'relative', minBlockSize: 380 }}>
      <div style={{ position: 'relative' }}>
        <input
          ref={box}
          role="combobox"
          aria-label="City"
          aria-expanded="false"
          aria-controls="cities"
          autoComplete="off"
          style={{ inlineSize: '100%', minBlockSize: 'var(--touch)', paddingInline: 'var(--space-3)' }}
        />
        <Combobox
          box={box}
          id="cities"
          label="Cities"
          open={open}
          onOpenChange={setOpen}
          onType={setTyped}
          countText={count => (count === 1 ? '1 city' : `${count} cities`)}
          groups={Object.entries(cities).map(([title, names]) => ({
            title,
            options: names
              .filter(name => name.toLowerCase().includes(wanted))
              .map(name => ({ id: name, content: name, onPick: () => onPick(name) })),
          }))}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Forms/Combobox – autocomplete, search field, typeahead, suggestions',
  id: 'forms-combobox',
  component: CitySearch,
  parameters: { guide },
  subcomponents: { Combobox },
  args: { onPick: fn() },
} satisfies Meta<typeof CitySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'City' });

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => userEvent.click(fieldIn(canvasElement)) };
export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'che');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(1);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 city');
  },
};
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'zz');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), 'j{ArrowDown}');
    await expect(within(canvasElement).getByRole('option', { name: 'Jaipur' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('Jaipur');
  },
};
