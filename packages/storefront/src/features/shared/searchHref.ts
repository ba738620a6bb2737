/** Address of the results for a text. */
export const searchHref = (text: string): string => `/search.html?${new URLSearchParams({ query: text }).toString()}`;
