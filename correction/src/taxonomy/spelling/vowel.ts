import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Forkert vokal',
  description: 'En selvlyd er forkert, fx e i stedet for æ.',
  short: 'Der er en forkert vokal i »{token}«. Ordet staves »{replacement}«.',
  explanation: {
    what: 'Du har valgt en forkert vokal (selvlyd).',
    why: 'Mange vokaler lyder næsten ens: e og æ, o og å, i og e, y og ø. Derfor kan man ikke altid stole på øret. Ordets familie hjælper: Det hedder hjælpe, og så staves hjælpsom også med æ.',
    check:
      'Find et ord i samme familie, hvor du kan høre vokalen tydeligt: mand giver mænd, tal giver tælle. Så vælger du æ.',
    examples: [
      { wrong: 'Vil du hjelpe mig?', right: 'Vil du hjælpe mig?' },
      { wrong: 'Han fik en mørk skjurte på.', right: 'Han fik en mørk skjorte på.' },
    ],
  },
};
