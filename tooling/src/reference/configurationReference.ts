import type { Field } from '@shop/variant';
import type { EnvironmentField } from './environmentFields.ts';

export interface ReferenceInput {
  variant: Record<string, Field>;
  environment: {
    server: Record<string, EnvironmentField>;
    sandbox: Record<string, EnvironmentField>;
    tooling: Record<string, EnvironmentField>;
  };
  /** Text of packages/ui/src/tokens/base.css. */
  tokens: string;
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** What a field falls back to, as it is written in a table. */
function fallbackOf({ fallback, fallbackText }: Field): string {
  if (fallback === undefined) return 'must be given';
  return fallbackText ?? `\`${JSON.stringify(fallback({}))}\``;
}

const environmentTable = (fields: Record<string, EnvironmentField>) =>
  table(
    ['variable', 'meaning', 'default', 'example'],
    Object.entries(fields).map(([name, { meaning, fallback, example }]) => [
      `\`${name}\``,
      meaning,
      fallback ?? '',
      `\`${example}\``,
    ]),
  );

const kinds: [RegExp, string][] = [
  [/^color-/, 'Colour'],
  [/^(font|size|line|weight)-/, 'Type'],
  [/^(space|gutter|touch|section-gap|panel-space|tile-gap)/, 'Spacing'],
  [/^(radius|border|button-line|tile-line)/, 'Shape'],
  [/shadow/, 'Elevation'],
  [/^(motion|ease)/, 'Motion'],
  [/^layer/, 'Layers'],
];

function tokenTables(css: string): string {
  const [block = ''] = /:root \{[^}]*\}/.exec(css) ?? [];
  const groups = new Map<string, string[][]>();
  for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const kind = kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'Layout';
    groups.set(kind, [...(groups.get(kind) ?? []), [`\`--${name}\``, `\`${value}\``]]);
  }
  return [...groups].map(([kind, rows]) => `### ${kind}\n\n${table(['token', 'default'], rows)}`).join('\n\n');
}

/** The configuration reference: every field of a variant, every token of its theme and every variable, as Markdown. */
export function configurationReference({ variant, environment, tokens }: ReferenceInput): string {
  return `# Configuration

Printed from the schemas by \`pnpm docs:configuration\`; a test fails when it is stale.

## Variant

\`apps/<id>/src/variant.ts\` hands these to \`defineVariant()\`. They are checked while the app is built; the browser gets the checked values only.

${table(
  ['field', 'meaning', 'default', 'example'],
  Object.entries(variant).map(([name, field]) => [
    `\`${name}\``,
    field.meaning,
    fallbackOf(field),
    `\`${JSON.stringify(field.example)}\``,
  ]),
)}

The port of an app stands in its package.json, as \`"shop": { "port": 3000 }\`: by this line an app is known as a shop, so that it is started, tested and shown.
Its icons are made from \`icon.svg\`, its wordmark and what else it replaces are the slots in \`src/shop.ts\`. What a variant does not use is left out of its build.

## Theme

\`apps/<id>/theme.css\` sets these on \`:root\`. What it leaves out is as follows (packages/ui/src/tokens/base.css).

${tokenTables(tokens)}

## Environment of a storefront server

Secret are \`PURGE_TOKEN\`, and \`OTEL_EXPORTER_OTLP_HEADERS\` where it carries a key: give them as secrets of the platform. The others are not, and some reach browsers: addresses of
the shop, of scripts and maps, the tag manager, the Firebase project, what is switched off, and the customers who are always signed out.

${environmentTable(environment.server)}

## Environment of the commerce sandbox

${environmentTable(environment.sandbox)}

## Environment of the commands

\`SANDBOX_PORT\`, \`STORYBOOK_PORT\` and \`<ID>_PORT\` move the servers that the commands start.

${environmentTable(environment.tooling)}
`;
}
