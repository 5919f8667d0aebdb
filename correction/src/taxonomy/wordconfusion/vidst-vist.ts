import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'vidst og vist',
  description: '»Vidst« kommer af »vide«. »Vist« kommer af »vise« eller betyder »nok«.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »vidst« og »vist« eller på »vidste« og »viste«.',
    why: '»Vidste« og »vidst« kommer af »vide«: Jeg vidste det godt. »Viste« og »vist« kommer af »vise«: Hun viste mig vejen. »Vist« kan også betyde »nok« eller »måske«: Han er vist syg.',
    check: 'Handler det om at vide noget, er der d i ordet. Kan du sige »nok« eller »vise frem«, er der ikke d.',
    examples: [
      { wrong: 'Jeg viste ikke, at du var hjemme.', right: 'Jeg vidste ikke, at du var hjemme.' },
      { wrong: 'Det er vidst for sent.', right: 'Det er vist for sent.' },
    ],
  },
};
