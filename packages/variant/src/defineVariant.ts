import { fields } from './fields.ts';
import type { Variant } from './Variant.ts';

/** What a variant writes: these three, and whatever differs from the defaults. */
export type VariantInput = Pick<Variant, 'id' | 'name' | 'helpNumber'> & Partial<Variant>;

const names = Object.keys(fields) as (keyof Variant)[];

/**
 * Checks a variant and fills in what it leaves out (docs/configuration.md lists every field). Runs while an app is
 * built: the browser is sent the checked data only.
 *
 * @throws Error that names each wrong or unknown field, its value and the remedy.
 */
export function defineVariant(input: VariantInput): Variant {
  const variant: Record<string, unknown> = {};
  for (const name of names) variant[name] = input[name] ?? fields[name].fallback?.(input);
  const problems = [
    ...names
      .filter(name => !fields[name].holds(variant[name]))
      .map(name => {
        const { trouble, remedy } = fields[name];
        const help = [trouble?.(variant[name]), remedy].filter(Boolean).join(' ');
        return variant[name] === undefined
          ? `  ${name} is missing. ${help}`
          : `  ${name} is ${JSON.stringify(variant[name])}. ${help}`;
      }),
    ...Object.keys(input)
      .filter(name => !(name in fields))
      .map(name => `  ${name} is no field of a variant. Remove it, or use one of ${names.join(', ')}.`),
  ];
  if (problems.length > 0) {
    throw new Error(`defineVariant: the variant ${JSON.stringify(input.id)} cannot be built.\n${problems.join('\n')}`);
  }
  return Object.freeze(variant as unknown as Variant);
}
