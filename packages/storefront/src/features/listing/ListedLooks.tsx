import { graphql, inAddresses, type CommerceClient } from '@shop/commerce-client';
import { useEffect } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import type { Looks } from './looks.ts';

/** What the choices of listed products look like: asked for once somebody uses the list. */
export const ListedLooksQuery = graphql(`
  query ListedLooks($skus: [String]) {
    products(filter: { sku: { in: $skus } }, pageSize: 60) {
      items {
        __typename
        uid
        sku
        ... on ConfigurableProduct { variants { attributes { code uid } product { uid small_image { url } } } }
      }
    }
  }
`);

/** The first picture of each value that a variant has. */
export async function loadLooks(client: CommerceClient, skus: string[]): Promise<Looks> {
  const answers = await Promise.all(inAddresses(skus).map(skus => client.query(ListedLooksQuery, { skus })));
  return Object.fromEntries(
    answers
      .flatMap(({ products }) => products?.items ?? [])
      .flatMap(product => {
        if (!product?.sku || !('variants' in product)) return [];
        const pictures = (product.variants ?? []).flatMap(variant =>
          (variant?.attributes ?? []).flatMap(attribute => {
            const url = variant?.product?.small_image?.url;
            return attribute && url && !url.includes('/placeholder/') ? [[attribute.uid, url] as const] : [];
          }),
        );
        return [[product.sku, Object.fromEntries(pictures.toReversed())] as const];
      }),
  );
}

export interface ListedLooksProps {
  /** Of the products that are shown. */
  skus: string[];
  /** Told what the choices of each product look like, once that is here. */
  onChange: (looks: Looks) => void;
}

/** Fetches what the choices of listed products look like. Where that does not come, a choice changes no picture. */
export function ListedLooks({ skus, onChange }: ListedLooksProps) {
  const { client } = useCommerce();
  const asked = skus.join();
  useEffect(() => {
    let isHere = true;
    loadLooks(client, asked.split(',')).then(
      looks => {
        if (isHere) onChange(looks);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [client, asked, onChange]);
  return null;
}
