import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'for og får',
  description: '»For« er et forholdsord eller et bindeord. »Får« kommer af »få«.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »for« og »får«. De kan lyde næsten ens.',
    why: '»Får« er nutid af »få« og et dyr med uld: Jeg får en gave. »For« er et lille ord, der ikke kan bøjes: for sent, bange for mørke, for du har fødselsdag.',
    check: 'Sæt »fik« ind i stedet. Passer »fik«, hedder det »får« med å.',
    examples: [
      { wrong: 'Vi for ny lærer efter ferien.', right: 'Vi får ny lærer efter ferien.' },
      { wrong: 'Jeg kom får sent til timen.', right: 'Jeg kom for sent til timen.' },
    ],
  },
};
