import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Overflødigt komma',
  description: 'Der er et komma, som ikke skal være der.',
  short: 'Kommaet deler noget, der hører sammen. Derfor skal det væk.',
  explanation: {
    what: 'Du har sat et komma, hvor der ikke skal være noget.',
    why: 'Man sætter ikke komma, bare fordi man holder en pause. Der skal komma mellem sætninger, i opremsninger og ved forklaringer. »Om sommeren« er ikke en sætning, for der er intet udsagnsled. Har man valgt ikke at bruge startkomma, skal der heller ikke komma foran almindelige ledsætninger.',
    check:
      'Læs ordene efter kommaet. Mangler de et grundled eller et udsagnsled, skal der som regel ikke komma. Læs så ordene foran på samme måde. Står kommaet lige efter »at«, »som« eller »der«, er det flyttet: Startkommaet står foran det ord.',
    examples: [
      { wrong: 'Om sommeren, bader vi hver dag.', right: 'Om sommeren bader vi hver dag.' },
      { wrong: 'Jeg har en hund, og en kat.', right: 'Jeg har en hund og en kat.' },
    ],
  },
};
