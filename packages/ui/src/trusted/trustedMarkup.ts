interface MarkupPolicy {
  createHTML: (text: string) => string;
}

/** Browsers that know Trusted Types have it, servers and others do not. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: MarkupPolicy) => MarkupPolicy };
};

/** Its name stands in the content security policy; nothing else in the shop may make markup of a text. */
const policy = trustedTypes?.createPolicy('shop', { createHTML: text => text });

/**
 * Lets a text be taken for markup where the browser asks for proof of that: what the server drew from the one allow-list, or
 * what is only read. Never hand it anything else.
 */
export const trustedMarkup = (text: string): string => policy?.createHTML(text) ?? text;

/** Markup of a part that the server has drawn: an empty text, for React leaves what stands in the document alone. */
export const asServed = { __html: trustedMarkup('') };
