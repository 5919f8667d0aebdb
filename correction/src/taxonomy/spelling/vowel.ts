import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Forkert vokal',
  description: 'En selvlyd er forkert, fx e i stedet for æ.',
  short: 'Der er en forkert vokal i »{token}«. Ordet staves »{replacement}«.',
  explanation: {
    what: 'Du har valgt en forkert vokal (selvlyd).',
    why: 'Mange vokaler lyder næsten ens: e og æ, o og å, i og e, y og ø. Derfor kan man ikke altid stole på øret. Ordets familie hjælper: Det hedder »hjælpe«, og så staves »hjælpsom« også med æ.',
    check:
      'Find et andet ord i familien: mand og mænd, tal og tælle. Er der et a i det andet ord, skal du tit skrive æ. Ellers hjælper ordbogen.',
    examples: [
      { wrong: 'Vil du hjelpe mig?', right: 'Vil du hjælpe mig?' },
      { wrong: 'Han fik en mørk skjurte på.', right: 'Han fik en mørk skjorte på.' },
    ],
  },
};
