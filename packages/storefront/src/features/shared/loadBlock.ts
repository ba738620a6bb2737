import { GetCmsBlocks, type CommerceClient, type OptionalFeature } from '@shop/commerce-client';
import type { PageTree } from '@shop/page-builder';
import { deadPaths } from './deadPaths.ts';
import { ownHosts } from './ownHosts.ts';
import { ShellQuery } from './shellQueries.ts';

/**
 * A CMS block of the frame or of one of the shop's own pages, read and cleaned. Undefined where the back end has none,
 * or does not answer.
 */
export async function loadBlock(
  client: CommerceClient,
  identifier: string,
  has: (feature: OptionalFeature) => boolean,
): Promise<PageTree | undefined> {
  const [{ data }, { data: shell }, { parseOnce }] = await Promise.all([
    client.queryPartial(GetCmsBlocks, { identifiers: [identifier] }),
    client.queryPartial(ShellQuery, {}),
    import('@shop/page-builder/parse'),
  ]);
  const content = data?.cmsBlocks?.items?.[0]?.content;
  return content ? parseOnce(content, { hosts: ownHosts(shell?.storeConfig), isDead: deadPaths(has) }) : undefined;
}
