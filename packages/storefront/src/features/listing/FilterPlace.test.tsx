import { runInThisContext } from 'node:vm';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Hydrated } from '../../app/Hydrated.tsx';
import { inlineScripts } from '../../inline/inlineScripts.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { startLateLoader } from '../../testing/startLateLoader.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { FilterPlace } from './FilterPlace.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['hydrated'];
});

const panel = (onChange: FilterPanelProps['onChange']): FilterPanelProps => ({
  aggregations: [
    { attribute_code: 'colour', label: 'Colour', count: 1, options: [{ value: 'red', label: 'Red', count: 1 }] },
  ],
  chosen: {},
  swatches: {},
  kept: [],
  onChange,
});

// Rule frame-22.
it('narrows the listing by what was ticked before the shop listened, once', async () => {
  const onChange = vi.fn<FilterPanelProps['onChange']>();
  const page = (
    <ShopPart>
      <Hydrated start={() => undefined}>
        <FilterPlace {...panel(onChange)} />
      </Hydrated>
    </ShopPart>
  );
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(page);
  // On the server the code is here from the start.
  screen.getByRole('complementary').innerHTML = renderToString(<FilterPanel {...panel(onChange)} />);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  runInThisContext(inlineScripts.head);
  startLateLoader();
  screen.getByRole('checkbox', { name: /Red/ }).click();
  render(page, { container, hydrate: true });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls.map(([content]) => [...content])).toEqual([[['colour', 'red']]]);
});
