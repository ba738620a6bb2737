import { graphql } from '../graphql.ts';

/** What lives at a path; null when nothing does. `redirect_code` 301 and 302 send to `relative_url`. */
export const ResolveUrl = graphql(`
  query ResolveURL($url: String!) {
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage { identifier }
      ... on ProductInterface { uid name sku }
      ... on CategoryInterface { uid name }
    }
  }
`);
