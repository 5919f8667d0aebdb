import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Kluntet formulering',
  description: 'Sætningen er svær at læse og kan siges enklere.',
  short: 'Dette burde omformuleres. Prøv for eksempel »{replacement}«.',
  explanation: {
    what: 'Sætningen er rigtig nok, men den er tung at læse.',
    why: 'En god sætning siger én ting ad gangen og bruger ikke flere ord end nødvendigt. Lange omveje gør det svært for læseren at følge med.',
    check: 'Luk øjnene, og sig højt, hvad du mener. Det, du siger, er tit enklere end det, du har skrevet.',
    examples: [
      {
        wrong: 'Grunden til, at jeg blev hjemme, er, fordi jeg var syg.',
        right: 'Jeg blev hjemme, fordi jeg var syg.',
      },
      { wrong: 'Det, som jeg gerne vil, det er at blive dyrlæge.', right: 'Jeg vil gerne være dyrlæge.' },
    ],
  },
};
