import { type LabelAsker, labelInView } from '../store/labelInView.ts';

const numbers = /\d+(?:[.,]\d+)*/g;

/**
 * What a product states (the name or the value of a fact, a thing in the box, a warranty) in the store view that asks.
 * Labels leave its numbers out, so what an imported product says of others is known, too. What has no label stays.
 */
export function factInView(asker: LabelAsker, text: string): string {
  const label = labelInView(asker, 'fact', text.replaceAll(numbers, '#'))?.label;
  if (label === undefined) return text;
  const found = text.match(numbers) ?? [];
  return label.replaceAll('#', () => found.shift() ?? '#');
}
