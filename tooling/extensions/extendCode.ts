import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addAccountPage } from './addAccountPage.ts';
import { addEvent } from './addEvent.ts';
import { addGateway } from './addGateway.ts';
import { addPart } from './addPart.ts';
import { edit, write } from './edit.ts';

/** Writes the types of what was added to the contract. */
function generateTypes(packages: string): void {
  const cwd = join(packages, 'commerce-client');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/generate-types.mjs'], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A query of a feature that a back end may lack: contract, resolver, operation, and the tables that name each. */
function addOperation(packages: string): void {
  const client = join(packages, 'commerce-client');
  edit(
    join(client, 'schema/schema.graphql'),
    'type Query {\n',
    'type Query {\n  "What the store says of itself."\n  storeMotto: String\n',
  );
  const sandbox = join(packages, 'commerce-sandbox/src');
  write(
    join(sandbox, 'store/mottoResolvers.ts'),
    `import type { ResolverMap } from '../resolverMap.ts';

export const mottoResolvers: ResolverMap = { Query: { storeMotto: () => 'Good things, fairly priced.' } };
`,
  );
  edit(
    join(sandbox, 'resolvers.ts'),
    'import { storeResolvers }',
    "import { mottoResolvers } from './store/mottoResolvers.ts';\nimport { storeResolvers }",
  );
  edit(join(sandbox, 'resolvers.ts'), '    storeResolvers,\n', '    storeResolvers,\n    mottoResolvers,\n');
  edit(
    join(sandbox, 'testing/strangers/queryAsks.ts'),
    "  'Query.storeConfig': 'The shop.',\n",
    "$&  'Query.storeMotto': 'The shop.',\n",
  );
  edit(
    join(client, 'src/optionalFields.ts'),
    'optionalFields = {\n',
    "optionalFields = {\n  motto: ['Query.storeMotto'],\n",
  );
  edit(join(packages, 'server/src/features.ts'), '= [\n', "= [\n  'motto',\n");
  edit(
    join(packages, '../tooling/src/doctor/shopFeatures.ts'),
    'Record<OptionalFeature, SwitchableFeature> = {\n',
    `$&  motto: {
    title: 'Motto',
    operations: ['StoreMotto'],
    extension: own,
    without: 'the store says nothing of itself',
  },
`,
  );
  write(
    join(packages, 'storefront/src/features/motto/mottoQuery.ts'),
    `import { graphql } from '@shop/commerce-client';

export const MottoQuery = graphql(\`
  query StoreMotto { storeMotto }
\`);
`,
  );
}

/** An exchange that sees every operation, last before it is made small and sent. */
function addExchange(packages: string): void {
  const client = join(packages, 'commerce-client/src');
  write(
    join(client, 'exchanges/languageExchange.ts'),
    `import type { Exchange } from '@urql/core';
import { map, pipe } from 'wonka';
import { withHeaders } from './withHeaders.ts';

/** Names the language that is spoken. */
export const languageExchange: Exchange =
  ({ forward }) =>
  operations$ =>
    pipe(
      operations$,
      map(operation =>
        operation.kind === 'teardown' ? operation : withHeaders(operation, { 'x-language': 'en' }),
      ),
      forward,
    );
`,
  );
  edit(
    join(client, 'createCommerceClient.ts'),
    'import { minifyExchange }',
    "import { languageExchange } from './exchanges/languageExchange.ts';\n$&",
  );
  edit(
    join(client, 'createCommerceClient.ts'),
    '      minifyExchange,\n',
    '      languageExchange,\n      minifyExchange,\n',
  );
}

/** A slice that remembers whether the motto was read. */
function addSlice(packages: string): void {
  const state = join(packages, 'state/src');
  write(
    join(state, 'app/mottoSlice.ts'),
    `import { createSlice } from '@reduxjs/toolkit';

export const mottoSlice = createSlice({
  name: 'motto',
  initialState: { isRead: false },
  reducers: {
    read(state) {
      state.isRead = true;
    },
  },
  selectors: { selectIsMottoRead: ({ isRead }) => isRead },
});
`,
  );
  edit(
    join(state, 'rootReducer.ts'),
    'import { toastsSlice }',
    "import { mottoSlice } from './app/mottoSlice.ts';\n$&",
  );
  edit(join(state, 'rootReducer.ts'), '    toasts:', '    motto: mottoSlice.reducer,\n    toasts:');
  edit(join(state, 'index.ts'), /\n*$/, "\nexport { mottoSlice } from './app/mottoSlice.ts';\n");
}

/** A page with a feature, which shows what the operation brings in the new part, and tells the slice. */
function addPage(packages: string): void {
  const storefront = join(packages, 'storefront/src');
  write(
    join(packages, 'messages/src/en_US/motto.ts'),
    `/*
 * What the store says of itself.
 */

export const title = 'Our motto';
export const none = 'We have none.';
export const toTheShop = 'To the shop';
export const read = 'You have read it.';
`,
  );
  write(
    join(storefront, 'features/motto/Motto.tsx'),
    `// chunk: signs
import * as text from '@shop/messages/motto';
import { addToast, mottoSlice, toastLifetimes, useAppDispatch, useAppSelector } from '@shop/state';
import { Button, Ribbon } from '@shop/ui';
import { region } from '../../context/region.tsx';

export interface MottoProps {
  /** Null where the store has none. */
  motto: string | null;
}

/** The motto of the store, and a way on for who has read it. */
function DefaultMotto({ motto }: MottoProps) {
  const dispatch = useAppDispatch();
  const isRead = useAppSelector(mottoSlice.selectors.selectIsMottoRead);
  return (
    <>
      <Ribbon>{motto ?? text.none}</Ribbon>
      {!isRead && (
        <Button
          href="/"
          onClick={() => {
            dispatch(mottoSlice.actions.read());
            dispatch(addToast({ type: 'info', message: text.read, timeout: toastLifetimes.USUAL_MS }));
          }}
        >
          {text.toTheShop}
        </Button>
      )}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What the store says of itself. */
    Motto: MottoProps;
  }
}

export const Motto = region('Motto', DefaultMotto);
`,
  );
  write(
    join(storefront, 'features/motto/Motto.stories.tsx'),
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Motto } from './Motto.tsx';

const meta = { title: 'Layout/Motto', component: Motto, args: { motto: null } } satisfies Meta<typeof Motto>;
export default meta;

export const None: StoryObj<typeof meta> = {};
export const Short: StoryObj<typeof meta> = { args: { motto: 'Good things, fairly priced.' } };
`,
  );
  write(
    join(storefront, 'routes/MottoPage.tsx'),
    `import * as text from '@shop/messages/motto';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { Motto } from '../features/motto/Motto.tsx';
import { MottoQuery } from '../features/motto/mottoQuery.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { client, has } = loaderContext(args);
  return has('motto') ? client.query(MottoQuery, {}) : { storeMotto: null };
}

/** What the store says of itself. */
export function Component() {
  const { storeMotto } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle page={text.title} />
      <h1>{text.title}</h1>
      <Motto motto={storeMotto} />
    </>
  );
}
`,
  );
  edit(
    join(storefront, 'routes/CatalogueScreens.stories.tsx'),
    'export const SearchResults:',
    "export const Motto: Story = { args: { path: '/motto' }, play: shows('Our motto') };\n$&",
  );
  edit(join(storefront, 'app/routes.tsx'), 'const laterGuestPaths: LaterPath[] = [', "$&'motto', ");
  edit(
    join(storefront, 'app/laterPages.ts'),
    'export const laterPages = {\n',
    "$&  motto: { file: 'MottoPage', load: () => import('../routes/MottoPage.tsx') },\n",
  );
}

/** A content type of the page builder: words of somebody. */
function addContentType(packages: string): void {
  const builder = join(packages, 'page-builder/src');
  edit(
    join(builder, 'tree.ts'),
    'export interface Divider extends Base {',
    "export interface Quote extends Base {\n  type: 'quote';\n  content: RichNode[];\n}\n$&",
  );
  edit(join(builder, 'tree.ts'), '  | Divider\n', '  | Divider\n  | Quote\n');
  edit(
    join(builder, 'parse/readers.ts'),
    '  divider: (element, reading) => {',
    "  quote: (element, reading) => ({ type: 'quote', ...styled(element, reading), content: rich(element, reading) }),\n$&",
  );
  edit(
    join(builder, 'render/PageBuilder.tsx'),
    "    case 'divider':",
    `    case 'quote':
      return (
        <blockquote style={style}>
          <Rich nodes={element.content} />
        </blockquote>
      );
$&`,
  );
  edit(
    join(builder, 'samples.ts'),
    /\n*$/,
    "\nexport const quote = (inner: string): string => typed('quote', inner);\n",
  );
  edit(
    join(builder, 'corpus/corpus.test.tsx'),
    '  text: vector => sample.text(vector),\n',
    '$&  quote: vector => sample.quote(vector),\n',
  );
}

/** Adds one of each thing that CONTRIBUTING.md says how to add in code, small but whole and wired to the others. */
export function extendCode(copy: string): void {
  const packages = join(copy, 'packages');
  addOperation(packages);
  addGateway(packages);
  generateTypes(packages);
  addExchange(packages);
  addSlice(packages);
  addPart(packages);
  addPage(packages);
  addAccountPage(packages);
  addContentType(packages);
  addEvent(packages);
}
