declare module '*?inline-script' {
  /** The minified source of the script. */
  const source: string;
  export default source;
}

interface Window {
  /** Takes what is pressed and sent before the shop listens; at first a list that waits for the late loader (frame-22). */
  shopPressed?: { push: (event: Event) => void } | undefined;
  /** Tells the late loader that the shop listens, so that it hands over what it kept. */
  shopHydrated?: () => void;
  /** Tells the late loader why the shop could not be brought in, which is reported; the next touch tries again. */
  shopFailed?: (error: unknown) => void;
  /** The text of a file of the build, fetched once; anew where it did not come. @throws TypeError with its address. */
  shopFile?: (href: string, priority?: 'high' | 'low') => Promise<string>;
  /** Tells the late loader that a piece could not be fetched; where its release is gone, the page is renewed (errors-12). */
  shopLost?: (error: unknown) => void;
  /** Where the shopper is going to. */
  shopAhead?: Pick<Location, 'pathname' | 'search' | 'hash'> | undefined;
  /** Settles once it is known that a piece that could not be fetched is still served; where it is not, the page goes. */
  shopRenewing?: Promise<void>;
  /** The browser's offer to install the shop as an app, kept for the button that takes it. Only Chromium makes one. */
  shopInstall?: (Event & { prompt: () => Promise<unknown> }) | undefined;
  /** True while one copy of the entry brings the shop in. A repeated import is another module with state of its own. */
  shopStarting?: boolean;
}
