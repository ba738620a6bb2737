import { addToast, type ShopThunk } from '@shop/state';

/** What is passed on: a page by its address, or words. One of them is also what is copied. */
export type Shared = { title: string } & ({ url: string } | { text: string });

export interface ShareTexts {
  copied: string;
  notCopied: string;
}

export interface ShareTools {
  /** The device's own way to share, where it has one. */
  share?: ((data: Shared) => Promise<void>) | undefined;
  copy: (text: string) => Promise<void>;
}

const browserTools = (): ShareTools => ({
  share: typeof navigator.share === 'function' ? data => navigator.share(data) : undefined,
  // Where copying is not allowed at all, there is no clipboard.
  copy: async text => navigator.clipboard.writeText(text),
});

const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands something to the device's own sharing, or copies it where there is none. Whoever changes their mind is told
 * nothing.
 */
export const share =
  (data: Shared, { copied, notCopied }: ShareTexts, tools = browserTools()): ShopThunk<Promise<void>> =>
  async dispatch => {
    if (tools.share && (await tools.share(data).then(() => true, isChangeOfMind))) return;
    const isCopied = await tools.copy('url' in data ? data.url : data.text).then(
      () => true,
      () => false,
    );
    dispatch(
      addToast({
        type: isCopied ? 'success' : 'warning',
        message: isCopied ? copied : notCopied,
        dismissable: true,
        ...(isCopied && { icon: 'link' }),
      }),
    );
  };
