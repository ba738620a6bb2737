export { measure } from './measure.ts';
export type { Item } from './events.ts';
export type { ListedItem, PageFacts, PressFacts } from './facts.ts';
