/** What a call asks, without its document: operation and variables of GraphQL, or method and path of REST. */
export function requestKey(method: string, url: URL, body: string): string {
  if (url.pathname !== '/graphql') return `${method} ${url.pathname}${url.search}`;
  const asked =
    method === 'GET'
      ? {
          operationName: url.searchParams.get('operationName'),
          variables: JSON.parse(url.searchParams.get('variables') ?? '{}') as unknown,
        }
      : (JSON.parse(body) as { operationName?: string; variables?: unknown });
  return `${String(asked.operationName)} ${JSON.stringify(asked.variables ?? {})}`;
}
