// Writes src/graphql-env.d.ts, the types that gql.tada infers documents from, out of schema/schema.graphql.
// With --check it writes nothing and fails when the file is not what it would write.
// gql.tada's own command needs TypeScript's JavaScript API, which TypeScript 7 does not have.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buildSchema, introspectionFromSchema } from 'graphql';

const require = createRequire(import.meta.url);
const tada = createRequire(require.resolve('gql.tada'));
const { minifyIntrospection, outputIntrospectionFile } = tada('@gql.tada/internal');

const sdl = readFileSync(new URL('../schema/schema.graphql', import.meta.url), 'utf8');
const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(sdl)));
const text = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
const target = new URL('../src/graphql-env.d.ts', import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/graphql-env.d.ts does not follow schema/schema.graphql. Run: pnpm generate');
  process.exitCode = 1;
}
