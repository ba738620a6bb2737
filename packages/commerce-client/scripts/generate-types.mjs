// Writes, out of schema/schema.graphql, src/graphql-env.d.ts, the types that gql.tada infers documents from,
// src/schemaHash.ts, which names what a browser keeps, and src/shapes/typeShapes.ts, by which answers are checked. With --check it writes nothing and fails when the file is not
// what it would write. gql.tada's own command needs TypeScript's JavaScript API, which TypeScript 7 does not have.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildSchema,
  getNamedType,
  introspectionFromSchema,
  isCompositeType,
  isEnumType,
  isObjectType,
  isUnionType,
} from 'graphql';

const require = createRequire(import.meta.url);
const tada = createRequire(require.resolve('gql.tada'));
const { minifyIntrospection, outputIntrospectionFile } = tada('@gql.tada/internal');

const sdl = readFileSync(new URL('../schema/schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl);
const introspection = minifyIntrospection(introspectionFromSchema(schema));
const text = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
const hash = createHash('sha256').update(sdl).digest('hex').slice(0, 8);

const textOf = ({ type }) => {
  const named = getNamedType(type);
  return isEnumType(named) ? String(type).replace(named.name, 'Enum') : String(type);
};

/**
 * A field is `name:Type`; a text that may be null is not written. All enums are one: which values they have may grow. What
 * an interface of the type says as well is not said again.
 */
function shapeOf(type) {
  if (isUnionType(type))
    return `=${type
      .getTypes()
      .map(({ name }) => name)
      .join(' ')}`;
  const above = isObjectType(type) ? type.getInterfaces() : [];
  const isInherited = field =>
    above.some(({ name }) => {
      const same = schema.getType(name).getFields()[field.name];
      return same && textOf(same) === textOf(field);
    });
  const fields = Object.values(type.getFields())
    .filter(field => !isInherited(field))
    .map(field => (textOf(field) === 'String' ? field.name : `${field.name}:${textOf(field)}`));
  return [...above.map(({ name }) => `<${name}`), ...fields].join(' ');
}
const isOwn = ({ name }) => !name.startsWith('__');
const shapes = Object.values(schema.getTypeMap()).filter(type => isCompositeType(type) && isOwn(type));
const lines = shapes.map(type => `  ${type.name}: '${shapeOf(type)}',`);

const files = {
  'shapes/typeShapes.ts':
    '/** What the SDL says of each type, written by `pnpm generate` (docs/decisions/answers-that-fit.md). */\n' +
    `export const typeShapes: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  'graphql-env.d.ts': text,
  'schemaHash.ts': `/** Hash of the SDL, written by \`pnpm generate\`. */\nexport const schemaHash = '${hash}';\n`,
};
for (const [name, wanted] of Object.entries(files)) {
  const target = new URL(`../src/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(target, wanted);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== wanted) {
    console.error(`src/${name} does not follow schema/schema.graphql. Run: pnpm generate`);
    process.exitCode = 1;
  }
}
