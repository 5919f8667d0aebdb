import type { DemoAnnouncement, DemoMessage } from './demo-school-schema.ts';

/** What editors have announced. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    type: 1,
    audience: 'teachers',
    title: 'Resultater som skema',
    text: 'På én side står klassens styrker og svagheder, og du kan tildele opgaver lige derfra.',
    link: '/resultater',
    daysAgo: 9,
  },
  {
    type: 2,
    audience: 'teachers',
    title: 'Engelsk, tysk og fransk på prøve',
    text: 'Skolen kan prøve sprogkurserne gratis i en måned. Skriv til os, hvis I vil i gang.',
    link: null,
    daysAgo: 12,
  },
  {
    type: 3,
    audience: 'everyone',
    title: 'Læs højt og egne bogstaver',
    text: 'Under Aa kan du vælge skrift, størrelse og farve og få teksten læst op.',
    link: null,
    daysAgo: 16,
  },
  {
    type: 6,
    audience: 'students',
    title: 'Dit træ vokser',
    text: 'Hver opgave, du laver, giver træet et nyt blad.',
    link: null,
    daysAgo: 5,
  },
  {
    type: 7,
    audience: 'everyone',
    title: 'Ordklar er lukket tidligt på søndag',
    text: 'Vi opdaterer søndag mellem kl. 6 og 7. Det, du har skrevet, er gemt.',
    link: null,
    daysAgo: 3,
  },
  {
    type: 8,
    audience: 'teachers',
    title: 'Tekstretningen finder flere kommafejl',
    text: 'Kommaer foran ledsætninger bliver nu fundet oftere, og forklaringerne er kortere.',
    link: null,
    daysAgo: 20,
  },
];

/** Messages that nobody has read yet. */
export const demoMessages: readonly DemoMessage[] = [
  {
    from: 'alma-oestergaard',
    to: 'laerer',
    message: 'Hej Mette. Må jeg skrive om min mormors have i stedet for et sommerhus?',
    daysAgo: 1,
  },
  {
    from: 'laerer2',
    to: 'elev',
    message: 'Hej Freja. Godt læserbrev! Husk at se på kommaerne, før du afleverer.',
    daysAgo: 1,
  },
];
