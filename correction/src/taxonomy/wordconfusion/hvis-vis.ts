import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'hvis og vis',
  description: '»Hvis« stiller en betingelse. »Vis« kommer af »vise« eller betyder »klog«.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »hvis« og »vis«. De lyder ens.',
    why: '»Hvis« betyder »i det tilfælde at«: Hvis det regner, bliver vi hjemme. »Vis« er en opfordring og kommer af »vise«: Vis mig vejen. Det kan også betyde »klog« eller »bestemt«: en vis mand, på en vis måde.',
    check:
      'Kan du sige »så« bagefter? Hvis det regner, så bliver vi hjemme. Kan du det, hedder det »hvis« med h. Ellers hedder det »vis«.',
    examples: [
      { wrong: 'Vi tager på stranden, vis solen skinner.', right: 'Vi tager på stranden, hvis solen skinner.' },
      { wrong: 'Hvis mig dit nye værelse.', right: 'Vis mig dit nye værelse.' },
    ],
  },
};
