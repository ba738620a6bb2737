import { GetAvailableStores } from '@shop/commerce-client';
import { Select } from '@shop/ui';
import { useQuery } from 'urql';
import { useShell } from '../shared/useShell.ts';

/** Shows the page in another store view; nothing where the back end has one alone. */
export function StoreViewSwitch() {
  const { store } = useShell();
  const [{ data }] = useQuery({ query: GetAvailableStores });
  const options = (data?.availableStores ?? []).flatMap(view =>
    view?.store_code ? [{ value: view.store_code, label: view.store_name ?? view.store_code }] : [],
  );
  if (options.length < 2) return null;
  const show = (code: string) => {
    const url = new URL(location.href);
    url.searchParams.set('___store', code);
    location.assign(url);
  };
  return (
    <Select
      label="Store view"
      options={options}
      value={store?.store_code ?? ''}
      onChange={event => show(event.currentTarget.value)}
    />
  );
}
