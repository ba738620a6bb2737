import { useRef } from 'react';
import { Select } from '../field/Select.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Combobox } from './Combobox.tsx';

const nothing = () => {};

/** What somebody sees who has typed three letters. */
function OpenSearch() {
  const box = useRef<HTMLInputElement>(null);
  const option = (content: string) => ({ id: content, content, onPick: nothing });
  return (
    <div style={{ minBlockSize: 270 }}>
      <div style={{ position: 'relative' }}>
        <input
          ref={box}
          role="combobox"
          aria-label="Search"
          aria-expanded="true"
          aria-controls="guide-search"
          defaultValue="lum"
          style={{ inlineSize: '100%', minBlockSize: 'var(--touch)', paddingInline: 'var(--space-3)' }}
        />
        <Combobox
          box={box}
          id="guide-search"
          label="Suggestions"
          open
          onOpenChange={nothing}
          onType={nothing}
          countText={String}
          groups={[
            { title: 'Products', options: [option('Auvira Lumen 5 5G'), option('Lumora Desk Lamp')] },
            { title: 'Categories', options: [option('Luminaires')] },
          ]}
        />
      </div>
    </div>
  );
}

export const guide: Guide = {
  when: ['Where one types a few letters and is shown what fits: search, places.'],
  instead: ['For a short list that one knows: Select.'],
  good: {
    picture: <OpenSearch />,
    says: 'The field works without the list, and sends what was typed.',
  },
  bad: {
    picture: <Select label="Search" options={[{ value: '1', label: 'Auvira Lumen 5 5G' }]} />,
    says: 'A list of thousands that cannot be typed into.',
  },
  anatomy: [
    'Field.',
    'List below it, in groups with a title each.',
    'Option, with what was typed as a part of it.',
    'Count, read out only.',
  ],
  keys: {
    'ArrowDown, ArrowUp': 'Open the list, and go through the options and back into the field.',
    Enter: 'Takes the option, or sends what was typed.',
    Escape: 'Closes the list.',
  },
  words: ['Group titles are nouns: "Products", "Categories".', "An option reads like its page's title."],
};
