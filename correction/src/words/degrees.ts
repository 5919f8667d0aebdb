import { WordList } from './word-list.ts';

// Adjectives by how they are compared.

/** Short ones of everyday use, which have -ere and -est and neither »mere« nor »mest« before them. */
export const COMPARED_BY_ENDING = new WordList(
  'stor lille god dårlig gammel ung høj lav lang kort klog smuk stærk svag hurtig langsom sød nem let svær dyr billig varm kold tyk tynd rig ' +
    'fattig hård tung bred smal dyb tidlig sen pæn vigtig dygtig',
);
