import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Komma ved tiltale og udråb',
  description: 'Der mangler komma ved et navn, man taler til, eller ved et udråb.',
  short: 'Her taler du til nogen, eller også er der et udråb. Sæt komma efter »{token}«.',
  explanation: {
    what: 'Der mangler et komma ved en tiltale eller et udråb.',
    why: 'Når man taler direkte til nogen, skal navnet skilles fra resten med komma: Kom nu, Mads. Det samme gælder små udråb som ja, nej, hej, åh og vel.',
    check: 'Fjern navnet eller udråbet. Er resten stadig en hel sætning, skal der komma.',
    examples: [
      { wrong: 'Kom nu Mads!', right: 'Kom nu, Mads!' },
      { wrong: 'Nej det vil jeg ikke.', right: 'Nej, det vil jeg ikke.' },
    ],
  },
};
