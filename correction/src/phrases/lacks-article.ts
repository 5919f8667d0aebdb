/** What is said where »en« or »et« lacks. */
export const LACKS_ARTICLE =
  'Her mangler »en« eller »et«: »{replacement}«. Der er mange af dem, og du taler om en af dem. Så skal der et kendeord foran.';
