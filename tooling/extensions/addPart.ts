import { join } from 'node:path';
import { edit, write } from './edit.ts';

/** A part of the kit. */
export function addPart(packages: string): void {
  const ui = join(packages, 'ui/src');
  write(
    join(ui, 'ribbon/Ribbon.tsx'),
    `import type { ReactNode } from 'react';
import css from './Ribbon.module.css';

export interface RibbonProps {
  /** What it says, a few words. */
  children: ReactNode;
}

/** A few words across the page. */
export function Ribbon({ children }: RibbonProps) {
  return <p className={css['ribbon']}>{children}</p>;
}
`,
  );
  write(
    join(ui, 'ribbon/Ribbon.module.css'),
    '.ribbon {\n  padding: var(--space-2);\n  color: var(--color-text);\n}\n',
  );
  write(
    join(ui, 'ribbon/Ribbon.stories.tsx'),
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Ribbon.guide.tsx';
import { Ribbon } from './Ribbon.tsx';

const meta = {
  title: 'Feedback/Ribbon – banner, strip',
  id: 'feedback-ribbon',
  component: Ribbon,
  parameters: { guide },
  args: { children: 'Good things, fairly priced.' },
} satisfies Meta<typeof Ribbon>;
export default meta;

export const Short: StoryObj<typeof meta> = {};
`,
  );
  write(
    join(ui, 'ribbon/Ribbon.guide.tsx'),
    `import type { Guide } from '../guide/Guide.ts';
import { Ribbon } from './Ribbon.tsx';

export const guide: Guide = {
  when: ['For a few words that hold for the whole page.'],
  instead: ['For what has just happened: Toaster.'],
  good: { picture: <Ribbon>Good things, fairly priced.</Ribbon>, says: 'One short sentence.' },
  bad: { picture: <Ribbon>Welcome to the page of our shop, which you have opened.</Ribbon>, says: 'It says nothing.' },
  anatomy: ['Words.'],
  keys: {},
  words: ['A sentence, with its full stop.'],
};
`,
  );
  edit(join(ui, 'index.ts'), /\n*$/, "\nexport { Ribbon, type RibbonProps } from './ribbon/Ribbon.tsx';\n");
}
