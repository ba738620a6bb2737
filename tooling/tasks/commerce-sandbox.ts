// The sandbox's own command, from the root: it reads its arguments itself, and its data are those of `npm start`.
await import(new URL('../../packages/commerce-sandbox/src/bin.ts', import.meta.url).href);
