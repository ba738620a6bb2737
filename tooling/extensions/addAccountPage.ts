import { join } from 'node:path';
import { edit, write } from './edit.ts';

/** A flow of the cart's piece of code, which the new page runs. */
function addFlow(state: string): void {
  write(
    join(state, 'app/keepMotto.ts'),
    `import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { mottoSlice } from './mottoSlice.ts';

/** Remembers that the motto was read. */
export const keepMotto = (): ShopThunk<Promise<Outcome>> => async dispatch => {
  dispatch(mottoSlice.actions.read());
  return done;
};
`,
  );
  edit(join(state, 'flows.ts'), /\n*$/, "\nexport { keepMotto } from './app/keepMotto.ts';\n");
  write(
    join(state, 'app/keepMotto.test.ts'),
    `import { expect, it } from 'vitest';
import { runFlow } from '../runFlow.ts';
import { openShop } from '../testing/openShop.ts';
import { mottoSlice } from './mottoSlice.ts';

it('is run as soon as its code is here', async () => {
  const shop = openShop();
  const outcome = shop.dispatch(runFlow(flows => flows.keepMotto()));
  expect(mottoSlice.selectors.selectIsMottoRead(shop.state())).toBe(false);
  expect(await outcome).toEqual({ status: 'done', value: undefined });
  expect(mottoSlice.selectors.selectIsMottoRead(shop.state())).toBe(true);
});
`,
  );
}

/** A feature of which a part comes late, and with it the flow. */
function addLatePart(storefront: string): void {
  const motto = join(storefront, 'features/motto');
  write(
    join(motto, 'KeepMotto.tsx'),
    `import * as text from '@shop/messages/motto';
import { mottoSlice, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { Button } from '@shop/ui';

/** Keeps the motto at a press, and says so. */
export function KeepMotto() {
  const dispatch = useAppDispatch();
  const isRead = useAppSelector(mottoSlice.selectors.selectIsMottoRead);
  if (isRead) return <p>{text.kept}</p>;
  return <Button onClick={() => void dispatch(runFlow(flows => flows.keepMotto()))}>{text.keep}</Button>;
}
`,
  );
  edit(join(motto, 'Motto.stories.tsx'), 'import { Motto }', "import { KeepMotto } from './KeepMotto.tsx';\n$&");
  edit(join(motto, 'Motto.stories.tsx'), /\n*$/, '\nexport const Keep: StoryObj = { render: () => <KeepMotto /> };\n');
  write(
    join(motto, 'KeepPlace.ts'),
    `import { late } from '../shared/late.tsx';

export const KeepPlace = late(async () => (await import('./KeepMotto.tsx')).KeepMotto);
`,
  );
  write(
    join(motto, 'KeepPlace.test.tsx'),
    `import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { AccountMenu } from '../shared/account/AccountMenu.tsx';
import { KeepPlace } from './KeepPlace.ts';

const open = (element: React.ReactNode) =>
  renderShop({ backEnd: cartBackEnd([]), path: '/mottos', routes: [{ path: '/mottos', element }] });

it('comes after the page, and runs what comes later still', async () => {
  open(<KeepPlace />);
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('It is kept.')).toBeTruthy();
});

it('has its place in the menu of the account, which shows that it is open', () => {
  open(<AccountMenu />);
  const [link] = screen.getAllByRole('link', { name: 'My mottos' });
  expect([link?.getAttribute('href'), link?.getAttribute('aria-current')]).toEqual(['/mottos', 'page']);
});
`,
  );
}

/** A page of the account, with its place in the menu and a part and a flow that stay out of the first load. */
export function addAccountPage(packages: string): void {
  const storefront = join(packages, 'storefront/src');
  addFlow(join(packages, 'state/src'));
  addLatePart(storefront);
  const texts = join(packages, 'messages/src/en_US');
  edit(join(texts, 'motto.ts'), /\n*$/, "\nexport const keep = 'Keep it';\nexport const kept = 'It is kept.';\n");
  edit(join(texts, 'accountPages.ts'), /\n*$/, "\nexport const mottos = 'My mottos';\n");
  write(
    join(storefront, 'routes/MottosPage.tsx'),
    `import * as text from '@shop/messages/accountPages';
import { KeepPlace } from '../features/motto/KeepPlace.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

/** The motto that a customer keeps. */
export function Component() {
  return (
    <AccountLayout title={text.mottos} skeleton={null}>
      <KeepPlace />
    </AccountLayout>
  );
}
`,
  );
  edit(
    join(storefront, 'app/laterPages.ts'),
    'export const laterPages = {\n',
    "$&  mottos: { file: 'MottosPage', load: () => import('../routes/MottosPage.tsx') },\n",
  );
  edit(join(storefront, 'app/routes.tsx'), 'const laterPrivatePaths: LaterPath[] = [\n', "$&  'mottos',\n");
  edit(
    join(storefront, 'features/shared/account/accountEntries.ts'),
    'const entries: AccountEntry[] = [\n',
    "$&  { path: '/mottos', label: text.mottos, Icon: Heart, panel: 'always' },\n",
  );
  edit(
    join(storefront, 'routes/AccountScreens.stories.tsx'),
    '/** The brands below the form',
    "export const Mottos: Story = { args: { path: '/mottos' }, play: offers('Keep it') };\n\n$&",
  );
}
