import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Overflødigt punktum',
  description: 'Der er et punktum midt i noget, der hører sammen.',
  short: 'Punktummet deler en sætning, der hører sammen. Derfor skal det væk.',
  explanation: {
    what: 'Du har sat punktum, før sætningen er færdig.',
    why: 'En ledsætning kan ikke stå alene. Den skal høre til en hovedsætning, og derfor må der ikke være punktum imellem dem. Brug komma i stedet.',
    check:
      'Læs det, der står mellem de to punktummer, helt alene. Lyder det, som om der mangler noget, er det ikke en hel sætning.',
    examples: [
      { wrong: 'Fordi det regnede. Blev vi hjemme.', right: 'Fordi det regnede, blev vi hjemme.' },
      { wrong: 'Vi gik hjem. Da filmen var slut.', right: 'Vi gik hjem, da filmen var slut.' },
    ],
  },
};
