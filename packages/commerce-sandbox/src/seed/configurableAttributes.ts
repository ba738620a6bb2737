/** What products are configured by, in the order in which a shopper is asked. Ids of a fresh Magento. */
export const configurableAttributes = [
  { id: 93, code: 'color', label: 'Colour' },
  { id: 145, code: 'storage', label: 'Storage' },
  { id: 144, code: 'size', label: 'Size' },
] as const;
