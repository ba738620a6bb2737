import { parseOnce } from '@shop/page-builder/parse';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { treeCode } from '../features/product/treeCode.ts';
import { fetchServed } from '../features/shared/useServed.ts';
import { ShopPart } from '../testing/ShopPart.tsx';
import { AboutPlace, fetchAbout } from './AboutPlace.tsx';
import { loadAbout } from './AboutProduct.tsx';

const watched = vi.fn();
/** Tells the page that what it watches came near. */
let comeNear = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe = watched;
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  watched.mockReset();
  document.body.replaceChildren();
});

const tab = (name: string, inner: string) =>
  `<div data-content-type="tab-item" data-tab-name="${name}" data-element="main"><div data-content-type="text" data-element="main"><p>${inner}</p></div></div>`;
const tabs = parseOnce(
  `<div data-content-type="tabs" data-element="main"><div data-element="content">${tab('Use', 'Boils in a minute.')}${tab('Care', 'Wipe it dry.')}</div></div>`,
  { hosts: [] },
);

/** The place as the server wrote it, in a browser that has no code of it yet. */
async function serve(nodes: Parameters<typeof AboutPlace>[0]['part']['nodes']) {
  const part = { nodes, origin: 'India', shop: 'Kaveri', specifications: [], boxContents: [] };
  await fetchServed(treeCode);
  const About = await loadAbout();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <ShopPart>
      <section>
        <About {...part} />
      </section>
    </ShopPart>,
  );
  treeCode.Part = undefined;
  const shown = (
    <ShopPart>
      <AboutPlace part={part} />
    </ShopPart>
  );
  render(shown, { container, hydrate: true });
  return container;
}

it('needs no code for plain words', async () => {
  const place = await serve(['Of steel.']);
  expect(place.textContent).toContain('Of steel.');
  expect(watched).not.toHaveBeenCalled();
});

// Rule content-01.
it('shows what Page Builder made before its code comes, which takes over in one step when somebody comes near', async () => {
  const place = await serve(tabs);
  expect(screen.getByRole('tabpanel').textContent).toBe('Boils in a minute.');
  const served = screen.getByRole('tab', { name: 'Care' });
  const before = place.textContent;
  const seen = new Set<string>();
  new MutationObserver(() => seen.add(place.textContent)).observe(place, { childList: true, subtree: true });
  comeNear();
  await waitFor(() => expect(place.contains(served)).toBe(false));
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('Wipe it dry.');
  });
  expect([...seen]).toEqual([before]);
});

it('shows what Page Builder made on a page that was made in the browser', async () => {
  const part = { nodes: tabs, origin: 'India', shop: 'Kaveri', specifications: [], boxContents: [] };
  treeCode.Part = undefined;
  await fetchAbout();
  render(
    <ShopPart>
      <AboutPlace part={part} />
    </ShopPart>,
  );
  expect((await screen.findByRole('tabpanel')).textContent).toBe('Boils in a minute.');
});
