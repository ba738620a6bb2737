import * as text from '@shop/messages/chrome';
import { useAppDispatch } from '@shop/state';
import { Select } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import { chooseScheme, colourSchemes, onScheme, shownScheme } from './colourScheme.ts';

/** Light, dark, or as the system is (look-20). */
export function SchemeChoice() {
  const dispatch = useAppDispatch();
  const scheme = useSyncExternalStore(onScheme, shownScheme);
  const labels = { system: text.asDevice, light: text.lightScheme, dark: text.darkScheme };
  return (
    <Select
      label={text.appearance}
      options={colourSchemes.map(value => ({ value, label: labels[value] }))}
      value={scheme}
      onChange={({ target }) => {
        const chosen = colourSchemes.find(value => value === target.value);
        if (chosen) dispatch(chooseScheme(chosen));
      }}
    />
  );
}
