import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Slutkomma',
  description: 'Der mangler komma, hvor en ledsætning slutter.',
  short: 'Ledsætningen slutter her. Sæt komma efter »{token}«, før hovedsætningen går videre.',
  explanation: {
    what: 'Der mangler et komma, hvor ledsætningen slutter.',
    why: 'Når en ledsætning er slut, og hovedsætningen fortsætter, skal der komma: Da jeg var ti år, flyttede vi. Det gælder altid, også når man har valgt ikke at bruge startkomma.',
    check: 'Byt om på sætningerne: »Vi flyttede, da jeg var ti år«. Der, hvor du kan dele, skal kommaet stå.',
    examples: [
      { wrong: 'Da jeg kom hjem sov alle.', right: 'Da jeg kom hjem, sov alle.' },
      { wrong: 'Hvis det regner bliver vi inde.', right: 'Hvis det regner, bliver vi inde.' },
    ],
  },
};
