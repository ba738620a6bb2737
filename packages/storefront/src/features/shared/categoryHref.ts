// chunk: frame
/** Where a category's page is. Paths end as the back end says, in ".html" where it says nothing (routes-09). */
export const categoryHref = (path: string | null | undefined, suffix: string | null | undefined): string =>
  `/${path}${suffix ?? '.html'}`;
