// Writes, out of schema/schema.graphql, src/graphql-env.d.ts, the types that gql.tada infers documents from, and
// src/schemaHash.ts, which names what a browser keeps. With --check it writes nothing and fails when the file is not
// what it would write. gql.tada's own command needs TypeScript's JavaScript API, which TypeScript 7 does not have.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSchema, introspectionFromSchema } from 'graphql';

const require = createRequire(import.meta.url);
const tada = createRequire(require.resolve('gql.tada'));
const { minifyIntrospection, outputIntrospectionFile } = tada('@gql.tada/internal');

const sdl = readFileSync(new URL('../schema/schema.graphql', import.meta.url), 'utf8');
const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(sdl)));
const text = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
const hash = createHash('sha256').update(sdl).digest('hex').slice(0, 8);
const files = {
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
