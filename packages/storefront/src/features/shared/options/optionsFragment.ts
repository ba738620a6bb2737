// chunk: options
import { graphql } from '@shop/commerce-client';

/** What a configurable product is chosen by, as `readOptions` reads it. */
export const OptionsFragment = graphql(`
  fragment Options on ConfigurableProduct @_unmask {
    configurable_options {
      attribute_code
      label
      position
      values { uid label swatch_data { value ... on ImageSwatchData { thumbnail } } }
    }
  }
`);
