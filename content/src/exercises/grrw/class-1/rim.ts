import { exerciseGroup, lists } from '../../markup/index.ts';

export const rim = exerciseGroup({ productId: 'grrw', level: 1, category: 'rim' }, [
  {
    number: 1,
    title: 'Rim i små vers',
    summary: 'Vælg det ord, der rimer.',
    instruction: 'Læs de to linjer. Find ordet, der rimer.',
    items: [
      lists('Jeg så en ko. Den havde {sko|hat|vante} på.', 'Ko og sko rimer.'),
      lists('Der sad en mus i et lille {hus|telt|hul}.', 'Mus og hus rimer.'),
      lists('En hval kan ikke bo i en {sal|stue|gryde}.', 'Hval og sal rimer.'),
      lists('En tiger så på ti små {piger|katte|mænd}.', 'Tiger og piger rimer.'),
      lists('En gammel ged var meget {vred|sur|træt}.', 'Ged og vred rimer.'),
      lists('Nu er der ingen kage. Den blev ædt af en {drage|hund|mand}.', 'Kage og drage rimer.'),
      lists('En lille bi kan tælle til {ti|tre|fem}.', 'Bi og ti rimer.'),
      lists('En lille snegl sov på et {sejl|bord|blad}.', 'Snegl og sejl rimer.'),
      lists('I en sø lå en lille {ø|båd|and}.', 'Sø og ø rimer.'),
      lists('Vores hund er stor og {rund|sød|tyk}.', 'Hund og rund rimer.'),
    ],
  },
]);
