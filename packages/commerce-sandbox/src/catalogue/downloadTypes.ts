/** What stands in a file that the sandbox writes itself. */
export interface LeafletSeed {
  title: string;
  paragraphs: string[];
}

/** A file that is read or heard: an address elsewhere, or a leaflet of ours, served below /media/downloadable. */
export type DownloadSeed = { url: string } | ({ file: string } & LeafletSeed);

/** A file that is bought. */
export interface DownloadableLinkSeed {
  title: string;
  /** Paise on top of the product's price, where links are bought one by one. */
  price: number;
  file: DownloadSeed;
  sample?: DownloadSeed;
  position?: number;
}

/** What makes a product downloadable. */
export interface DownloadableSeed {
  linksTitle?: string;
  samplesTitle?: string;
  /** The shopper chooses links; otherwise all of them come with the product. */
  purchasedSeparately: boolean;
  links: DownloadableLinkSeed[];
  samples: { title: string; file: DownloadSeed; position?: number }[];
}
