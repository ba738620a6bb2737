import { graphql } from '../graphql.ts';

/** A missing block is a null item and an error beside it: read it with `queryPartial`. */
export const GetCmsBlocks = graphql(`
  query cmsBlocks($identifiers: [String]!) { cmsBlocks(identifiers: $identifiers) { items { identifier content } } }
`);

export const GetCmsPage = graphql(`
  query cmsPage($identifier: String!) {
    cmsPage(identifier: $identifier) {
      identifier
      url_key
      title
      content_heading
      content
      meta_title
      meta_description
    }
  }
`);

/** Adobe Commerce only. Blocks whose conditions are not met are left out. */
export const GetDynamicBlocks = graphql(`
  query dynamicBlocks($uids: [ID]!) {
    dynamicBlocks(input: { type: SPECIFIED, dynamic_block_uids: $uids }) { items { uid content { html } } }
  }
`);
