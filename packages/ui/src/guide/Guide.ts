import type { ReactNode } from 'react';

interface Example {
  /** The part, as it is used here. */
  picture: ReactNode;
  /** Why that is right or wrong. */
  says: string;
}

/** What a designer wants to know of a part, beside what it takes. Its page in Storybook shows it. */
export interface Guide {
  /** When to take it. */
  when: string[];
  /** When to take another part, and which. */
  instead: string[];
  /** Used well. */
  good: Example;
  /** Used badly. */
  bad: Example;
  /** What it is made of, in reading order. */
  anatomy: string[];
  /** What keys do; `{}` where nothing is pressed. */
  keys: Record<string, string>;
  /** How what it says is written. */
  words: string[];
}
