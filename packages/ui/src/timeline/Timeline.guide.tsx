import type { Guide } from '../guide/Guide.ts';
import { Timeline } from './Timeline.tsx';

export const guide: Guide = {
  when: ['For the course of something that others carry out: an order, a return, a payment.'],
  instead: ['For steps that the shopper does: Progress steps.', 'For one state: Badge.'],
  good: {
    picture: (
      <Timeline
        label="Order 100234"
        events={[
          { key: 'a', label: 'Ordered', at: '21 November 2026', state: 'done' },
          { key: 'b', label: 'On its way', detail: 'Comes tomorrow.', state: 'current' },
          { key: 'c', label: 'Delivered', state: 'coming' },
        ]}
      />
    ),
    says: 'What was, what is, and what comes, with days.',
  },
  bad: {
    picture: <Timeline label="Order 100235" events={[{ key: 'a', label: 'Processing', state: 'current' }]} />,
    says: 'Nobody knows how long, or what comes after.',
  },
  anatomy: [
    'Mark: done, now, to come, or ended.',
    'Line to the next.',
    'What happens.',
    'When.',
    'What is to be known.',
    'What belongs to it: parcels.',
  ],
  keys: { Tab: 'Comes to what can be pressed within it.' },
  words: ['A participle or a noun: "Ordered", "On its way".', 'Dates as everywhere: 21 November 2026.'],
};
