/** Requests that are under way at a time. */
const AT_ONCE = 8;

/** What a link within a shop leads to that is no page: files of the build, pictures, the manifest. */
const isFile = (path: string) => /^\/(assets|icons|media)\/|\.webmanifest$/.test(path);

const linksOf = (html: string): string[] =>
  [...html.replace(/<script type="application\/json".*/s, '').matchAll(/ href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').split('#')[0] ?? '')
    .filter(path => !isFile(path));

/**
 * Opens pages of a shop and every link within the shop that stands on them, redirects followed, and names the links
 * that lead nowhere with the page that they were found on.
 *
 * @param paths Pages that are searched for links.
 * @param more Links that no page shows before somebody opens a menu.
 */
export async function deadLinks(
  shop: string,
  paths: string[],
  { cookie = '', more = [] as string[] } = {},
): Promise<string[]> {
  const dead: string[] = [];
  const foundOn = new Map<string, string>(more.map(path => [path, 'a menu']));
  const visit = async (path: string): Promise<string> => {
    const answer = await fetch(shop + path, { headers: { cookie } });
    if (!answer.ok) dead.push(`${path} on ${foundOn.get(path) ?? 'the list'} answers ${answer.status}`);
    return answer.text();
  };
  for (const path of paths)
    for (const link of linksOf(await visit(path))) if (!foundOn.has(link)) foundOn.set(link, path);
  const rest = [...foundOn.keys()].filter(link => !paths.includes(link));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let link = rest.pop(); link !== undefined; link = rest.pop()) await visit(link);
    }),
  );
  return dead;
}
