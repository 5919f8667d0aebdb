import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Ental eller flertal',
  description: 'Ordet står i ental, men skal stå i flertal, eller omvendt.',
  short: 'Antallet passer ikke. Her skal der stå »{replacement}« i stedet for »{token}«.',
  explanation: {
    what: 'Ordet står i ental, selvom der er flere, eller i flertal, selvom der kun er én.',
    why: 'Er der mere end én, skal navneordet stå i flertal: to hunde, mange biler. Ordene foran følger med: mine venner, de store huse. Nogle ord hedder det samme i ental og flertal: et får, to får.',
    check: 'Sæt »to« foran. Kan du sige »to« og mene det, skal ordet stå i flertal: mine to venner.',
    examples: [
      { wrong: 'Jeg har tre søster.', right: 'Jeg har tre søstre.' },
      { wrong: 'Min venner bor i nærheden.', right: 'Mine venner bor i nærheden.' },
    ],
  },
};
