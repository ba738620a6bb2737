/**
 * How an order travels, which Magento says as "Carrier - Method". A method that the carrier's name says already is left
 * out: "Free Shipping", not "Free Shipping - Free".
 */
export function shippingWay(way: string | null | undefined): string | undefined {
  if (!way) return undefined;
  const [carrier = '', ...rest] = way.split(' - ');
  const method = rest.join(' - ');
  return carrier.toLowerCase().includes(method.toLowerCase()) ? carrier : way;
}
