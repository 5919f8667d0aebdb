import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'at og og',
  description: '»At« står foran navnemåde. »Og« binder to ting sammen.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »at« og »og«. I daglig tale lyder de næsten ens.',
    why: 'Foran et udsagnsord i navnemåde skriver man »at«: Jeg kan lide at spille. »Og« binder to ord eller to handlinger sammen: Vi sad og snakkede. Står begge udsagnsord i samme tid, er det »og«.',
    check:
      'Sig sætningen i datid. Skifter det andet udsagnsord også (vi sad og snakkede), er det »og«. Bliver det stående i navnemåde (vi prøvede at sove), er det »at«.',
    examples: [
      { wrong: 'Jeg kan lide og spille guitar.', right: 'Jeg kan lide at spille guitar.' },
      { wrong: 'Hun sidder at læser en bog.', right: 'Hun sidder og læser en bog.' },
    ],
  },
};
