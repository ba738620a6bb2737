const internal = '^packages/';

/** Which package a package may import, besides itself (docs/architecture.md, "Packages"). */
const allowed = {
  messages: [],
  variant: ['messages'],
  'commerce-client': ['messages'],
  ui: ['messages'],
  state: ['variant', 'commerce-client', 'messages'],
  analytics: ['state', 'commerce-client', 'variant'],
  'page-builder': ['ui', 'messages'],
  server: ['variant', 'messages'],
  storefront: ['analytics', 'page-builder', 'ui', 'state', 'commerce-client', 'variant', 'messages'],
  artwork: [],
  'commerce-sandbox': ['artwork'],
};

const directions = Object.entries(allowed).map(([name, targets]) => ({
  name: `${name}-imports-one-way`,
  comment: `packages/${name} may import ${targets.length > 0 ? targets.join(', ') : 'no other package'}. Move the code down, or hand it in as a port.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: internal, pathNot: `^packages/(${[name, ...targets].join('|')})/` },
}));

/** The floors of the storefront, from the ground up: each stands on those before it. */
const floors = ['context', 'features', 'layouts', 'routes', 'app', 'entry'];

const storefrontFloors = floors.slice(0, -1).map((floor, level) => ({
  name: `storefront-${floor}-stands-below`,
  comment: `src/${floor} may not use ${floors.slice(level + 1).join(', ')}: what they compose knows nothing of them. What a feature needs of the shop stands in src/context.`,
  severity: 'error',
  from: { path: `^packages/storefront/src/${floor}/`, pathNot: '\\.(?:test|stories)\\.tsx?$' },
  to: {
    path: `^packages/storefront/src/(?:${floors.slice(level + 1).join('|')})/`,
    dependencyTypesNot: ['dynamic-import'],
  },
}));

export default {
  forbidden: [
    ...directions,
    ...storefrontFloors,
    {
      name: 'no-cycles',
      comment: 'A cycle has no direction. Move what both sides need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'state-takes-types-of-the-client-only',
      comment: 'State talks to the back end through CommercePort. Import the type and take the port as an argument.',
      severity: 'error',
      from: { path: '^packages/state/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/commerce-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'analytics-takes-types-of-the-client-only',
      comment: 'Analytics asks nobody: it hears actions and states. Import types of the client only.',
      severity: 'error',
      from: { path: '^packages/analytics/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/commerce-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-measure-visit-imports-analytics',
      comment:
        'Analytics listens and never answers. Say what happened by an action (`happened` of @shop/state); app/measureVisit.ts hears it.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/(analytics/|storefront/src/app/measureVisit)' },
      to: { path: '^packages/analytics/' },
    },
    {
      name: 'apps-compose',
      comment: 'An app is a composition root: it imports storefront, server, variant and the kit.',
      severity: 'error',
      from: { path: '^apps/(?!storybook/)' },
      to: { path: internal, pathNot: '^packages/(storefront|server|variant|ui)/' },
    },
    {
      name: 'features-do-not-import-features',
      comment:
        'The route composes features. Move what two of them need into a folder below features/shared or into a package.',
      severity: 'error',
      from: { path: '^packages/storefront/src/features/([^/]+)/' },
      to: { path: '^packages/storefront/src/features/', pathNot: '^packages/storefront/src/features/($1|shared)/' },
    },
    {
      name: 'ui-knows-no-shop',
      comment: 'The UI kit takes data and emits events. Data fetching and state belong to features.',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: 'node_modules/(urql|@urql|react-redux|@reduxjs|react-router)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|storybook-static|graphql-env\\.d\\.ts)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
