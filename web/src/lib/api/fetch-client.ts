/** The calls of the contract, fetched when the first one is made: a page that is only read loads nothing of them. */
export const fetchClient = async () => (await import('./client.ts')).client;
