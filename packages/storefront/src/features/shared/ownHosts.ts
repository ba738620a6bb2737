interface Addresses {
  base_url?: string | null;
  base_media_url?: string | null;
}

/** Hosts whose links are the shop's own: those that the back end calls itself by. */
export const ownHosts = (store: Addresses | null | undefined): string[] =>
  [store?.base_url, store?.base_media_url].flatMap(address =>
    address && URL.canParse(address) ? [new URL(address).host] : [],
  );
