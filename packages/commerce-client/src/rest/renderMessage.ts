/** The body of a REST error (Magento's error-response). */
export interface RestErrorBody {
  /** May hold placeholders: %1 for a list of parameters, %name for an object. */
  message?: string;
  parameters?: unknown;
  code?: number;
  /** Several failures at once; the message above is then only a heading. */
  errors?: { message?: string; parameters?: unknown }[];
  trace?: string;
}

/** The sentences of a REST error with their placeholders filled in (client-16); undefined where it has none. */
export function renderMessage({ message, parameters, errors }: RestErrorBody): string | undefined {
  const parts = (errors ?? []).map(error => filled(error.message ?? '', error.parameters)).filter(Boolean);
  if (parts.length > 0) return parts.join(' ');
  return message ? filled(message, parameters) : undefined;
}

/** A placeholder without a value stays as it is. */
function filled(message: string, parameters: unknown): string {
  if (typeof parameters !== 'object' || parameters === null) return message;
  const values = new Map(
    Object.entries(parameters).map(([name, value]) => [
      Array.isArray(parameters) ? String(Number(name) + 1) : name,
      value,
    ]),
  );
  return message.replace(/%(\w+)/g, (placeholder, name: string) =>
    values.has(name) ? String(values.get(name) ?? '') : placeholder,
  );
}
