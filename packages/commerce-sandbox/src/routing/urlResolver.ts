import { GraphQLError } from 'graphql';
import type { SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { encodeUid } from '../uid.ts';
import { type Place, placeOf } from './routeResolvers.ts';

function typeOf({ __typename: name }: Place): string | null {
  if (name === 'RoutableUrl') return null;
  if (name === 'CategoryTree') return 'CATEGORY';
  return name === 'CmsPage' ? 'CMS_PAGE' : 'PRODUCT';
}

/** Query.urlResolver, which was before route; null where nothing lives. */
export function urlResolver(url: string, context: SandboxContext) {
  if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
  let place: Place | null;
  try {
    place = placeOf(url.trim(), context);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
  if (!place) return null;
  const { id } = place as Place & { id?: number };
  return {
    id: id ?? null,
    entity_uid: id === undefined ? null : encodeUid(id),
    type: typeOf(place),
    relative_url: place.relative_url,
    canonical_url: place.relative_url,
    redirectCode: place.redirect_code,
  };
}
