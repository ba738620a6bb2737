import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Type {
  name: string;
  raw?: string;
  value?: string;
  elements?: Type[];
}
/** What Storybook writes onto a component while it builds. */
const written = '__docgenInfo';
type Documented = { [written]?: { props?: Record<string, { tsType?: Type }> } };

const literal = (type: Type) => type.name === 'literal' && type.value !== undefined;
const plain = new Map([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
] as const);

/** What a type may be: its own parts, without the nothing that a prop left out is. */
const choicesOf = (type: Type): Type[] =>
  (type.name === 'union' ? (type.elements ?? []) : [type]).filter(
    ({ name }) => name !== 'undefined' && name !== 'null',
  );

const spell = (type: Type): string =>
  choicesOf(type)
    .map(each => each.value ?? each.raw ?? each.name)
    .join(' | ');

/** A literal as it is passed: its quotes are the language's. */
function valueOf({ value = '' }: Type): unknown {
  const [, text] = /^'(.*)'$/.exec(value) ?? [];
  return text ?? (JSON.parse(value) as unknown);
}

/** The control that a prop is changed by; none where only code can give it. */
function controlOf(type: Type, given: unknown): object {
  const choices = choicesOf(type);
  if (choices.length > 0 && choices.every(literal)) {
    const options = choices.map(valueOf);
    return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
  }
  const [only] = choices;
  if (only === undefined || choices.length > 1) return { control: false };
  const known = plain.get(only.name as 'string');
  if (known !== undefined) return { control: { type: known } };
  // A text is a node, and so is what stands there by default.
  if (only.name.endsWith('ReactNode') && (given === undefined || typeof given === 'string'))
    return { control: { type: 'text' } };
  if (/^(?:Array|signature)$/.test(only.name) && given !== undefined && typeof given !== 'function')
    return { control: { type: 'object' } };
  return { control: false };
}

/** What Storybook notes of a story that is drawn without what it is given: no control would change anything there. */
const isFixed = (parameters: Record<string, unknown>) => parameters['__isArgsStory'] === false;

/** Writes out what each prop may be, and gives it the control that fits. What a story says of a prop itself stays. */
export const describeProps: ArgTypesEnhancer = ({ component, argTypes, initialArgs, parameters }) => {
  const props = (component as Documented | undefined)?.[written]?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      if (!type) return [name, argType];
      return [
        name,
        {
          ...argType,
          ...(isFixed(parameters) ? { control: false } : controlOf(type, initialArgs[name])),
          table: { ...argType.table, type: { summary: spell(type) } },
        },
      ];
    }),
  );
};
