import type { SandboxContext } from '../context.ts';
import { labelInView } from '../store/labelInView.ts';

type Asker = Pick<SandboxContext, 'db' | 'storeView'>;

/** Why something may be given back: the values of the attribute `reason` of an item that is returned. */
const reasons = [
  'It is damaged or does not work',
  'It is not what I ordered',
  'It does not fit',
  'It is not as described',
  'Parts are missing',
  'I do not like it',
] as const;

/** The attribute `reason` as attributesList tells it, for entity type RMA_ITEM. */
export const returnReason = {
  entity_type: 'RMA_ITEM',
  code: 'reason',
  label: 'Why do you give it back?',
  frontend_input: 'SELECT',
  input_filter: 'NONE',
  is_required: true,
  is_unique: false,
  multiline_count: 1,
  sort_order: 10,
  validate_rules: [],
  options: reasons.map((label, index) => ({ value: String(index + 1), label, is_default: false })),
} as const;

/** What a reason, kept by its label, is called in the store view that asks. */
export const reasonInView = (asker: Asker, label: string): string =>
  labelInView(asker, 'option', label)?.label ?? label;

/** The attribute in the words of the store view that asks. */
export const returnReasonInView = (asker: Asker) => ({
  ...returnReason,
  label: labelInView(asker, 'attribute', returnReason.code)?.label ?? returnReason.label,
  options: returnReason.options.map(option => ({ ...option, label: reasonInView(asker, option.label) })),
});
