import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Manglende punktum',
  description: 'Der mangler punktum, hvor en sætning slutter.',
  short: 'Her slutter en sætning, og derfor skal der punktum: »{replacement}«.',
  explanation: {
    what: 'Der mangler et punktum, hvor sætningen slutter.',
    why: 'Punktum viser, at en sætning er færdig. Den næste begynder med stort. Uden punktum bliver det svært for læseren at se, hvad der hører sammen.',
    check:
      'Læs højt. Der, hvor stemmen falder helt til ro, skal der ofte være punktum. Kan det, der kommer bagefter, stå alene, begynder der en ny sætning.',
    examples: [
      { wrong: 'Vi kom hjem det var blevet mørkt.', right: 'Vi kom hjem. Det var blevet mørkt.' },
      { wrong: 'Jeg har en hund den hedder Fido.', right: 'Jeg har en hund. Den hedder Fido.' },
    ],
  },
};
