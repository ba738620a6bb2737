import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessionReady } from './useSessionReady.ts';

/**
 * What a link hands over in the address that must not stay there, such as a token: it moves into the state of the
 * history entry, which a reload keeps and nobody reads over a shoulder.
 *
 * @param names of the parameters.
 * @returns their values; undefined until the address is clean, and a parameter that is missing is missing.
 */
export function useHandedOver<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> | undefined {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const ready = useSessionReady();
  const kept =
    typeof state === 'object' && state !== null && 'handedOver' in state
      ? (state.handedOver as Partial<Record<Name, string>>)
      : undefined;
  const params = new URLSearchParams(search);
  const isDirty = names.some(name => params.has(name));
  useEffect(() => {
    if (!isDirty && kept !== undefined) return;
    const clean = new URLSearchParams(search);
    const handedOver = Object.fromEntries(
      names.flatMap(name => {
        const value = clean.get(name);
        clean.delete(name);
        return value ? [[name, value.slice(0, 2048)]] : [];
      }),
    );
    const rest = clean.toString();
    void navigate(rest === '' ? pathname : `${pathname}?${rest}`, {
      replace: true,
      preventScrollReset: true,
      state: { handedOver },
    });
  }, [isDirty, kept, names, navigate, pathname, search]);
  // The document that is hydrated was drawn without it.
  return isDirty || !ready ? undefined : kept;
}
