// Apart from the calls, so that a page that is only read loads nothing of them.

/** How much a reader of the blog may search for. */
export const BLOG_SEARCH_MAX = 100;

/** The longest address that the newsletter takes. */
export const NEWSLETTER_EMAIL_MAX = 100;

/** An address of our own site: a browser reads `//` and `/\` as the beginning of another's. */
export const OWN_ADDRESS = /^\/(?![/\\])/;

/** Whether an address stays on our own site: what a link brings along must not lead elsewhere. */
export const isOwnAddress = (address: string): boolean => OWN_ADDRESS.test(address);
