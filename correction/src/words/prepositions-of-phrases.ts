/** Phrases of a preposition and a noun that have a second preposition of their own, which is left out: »på grund regnen«. */
export interface PhraseWithPreposition {
  readonly first: string;
  readonly right: string;
}

/** By their last word: what stands before it, and what belongs after it. */
export const PREPOSITIONS_OF_PHRASES: Readonly<Record<string, PhraseWithPreposition>> = {
  grund: { first: 'på', right: 'af' },
  trods: { first: 'på', right: 'af' },
  løbet: { first: 'i', right: 'af' },
  nærheden: { first: 'i', right: 'af' },
  midten: { first: 'i', right: 'af' },
  spidsen: { first: 'i', right: 'for' },
  modsætning: { first: 'i', right: 'til' },
  forhold: { first: 'i', right: 'til' },
  forbindelse: { first: 'i', right: 'med' },
  hensyn: { first: 'med', right: 'til' },
  hjælp: { first: 'ved', right: 'af' },
  siden: { first: 'ved', right: 'af' },
  udkanten: { first: 'i', right: 'af' },
  slutningen: { first: 'i', right: 'af' },
  toppen: { first: 'på', right: 'af' },
  bunden: { first: 'på', right: 'af' },
};
