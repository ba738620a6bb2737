/** Where bills of a kind are paid, and there those of a biller (bills-01). */
export const setuHref = (category?: string, biller?: string): string => {
  const query = new URLSearchParams({ ...(category && { p: category }), ...(biller && { biller }) }).toString();
  return query ? `/setu?${query}` : '/setu';
};
