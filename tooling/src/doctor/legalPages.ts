import { legalPaths } from '@shop/variant';

/** How long a back end may take to say what lies at an address, ms. */
const patience = 15_000;

async function isThere(endpoint: URL, path: string, call: typeof fetch): Promise<boolean> {
  const answer = await call(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      query: 'query ($url: String!) { route(url: $url) { redirect_code } }',
      variables: { url: path },
    }),
    signal: AbortSignal.timeout(patience),
  });
  const { data } = (await answer.json()) as { data?: { route?: { redirect_code: number } | null } | null };
  return data?.route?.redirect_code === 0;
}

/**
 * Which of the pages that Indian law asks of a shop the default store view of a back end lacks, for people (routes-14).
 *
 * @param endpoint GraphQL endpoint of the back end.
 */
export async function reportLegalPages(endpoint: URL, call: typeof fetch = fetch): Promise<string> {
  const title = 'Pages that Indian law asks for';
  try {
    const there = await Promise.all(legalPaths.map(path => isThere(endpoint, path, call)));
    const lacking = legalPaths.filter((_, index) => !there[index]);
    return lacking.length === 0
      ? `has    ${title}`
      : `lacks  ${title}: ${lacking.join(', ')}. Write them as content pages.`;
  } catch {
    return `?      ${title}: ${endpoint.href} did not say.`;
  }
}
