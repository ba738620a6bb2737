/** Where a product's page is. Paths end as the back end says, in ".html" where it says nothing (routes-09). */
export const productHref = ({
  url_key,
  url_suffix,
}: {
  url_key?: string | null | undefined;
  url_suffix?: string | null | undefined;
}): string => `/${url_key}${url_suffix ?? '.html'}`;

/** Where its page is with something chosen already: values by the code of their option (listing-02). */
export const choiceHref = (
  product: Parameters<typeof productHref>[0],
  chosen: Record<string, string> | undefined,
): string => productHref(product) + (chosen ? `?${new URLSearchParams(chosen)}` : '');
