import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Komma ved forklaringer',
  description: 'Der mangler komma om en forklaring, der er sat ind i sætningen.',
  short: 'Her er der sat en forklaring ind i sætningen. Sæt komma efter »{token}«, så forklaringen bliver skilt ud.',
  explanation: {
    what: 'Der mangler et komma foran eller efter en forklaring.',
    why: 'En forklaring, der kan fjernes, uden at sætningen går i stykker, skal have komma på begge sider: Ole, vores nabo, har en hund. Det gælder også ekstra oplysninger, der begynder med »der« eller »som«, og det gælder, selvom man ikke bruger startkomma.',
    check:
      'Fjern forklaringen, og læs sætningen igen. Ved vi stadig, hvem eller hvad det handler om? Så skal der komma både foran og bagefter.',
    examples: [
      { wrong: 'Ole vores nabo har en hund.', right: 'Ole, vores nabo, har en hund.' },
      { wrong: 'Min mor der er læge arbejder om natten.', right: 'Min mor, der er læge, arbejder om natten.' },
    ],
  },
};
