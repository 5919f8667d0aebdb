import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Kommentar',
  description: 'Din lærer har skrevet noget til dig om dette sted.',
  short: 'Din lærer har skrevet en kommentar til dette sted.',
  explanation: {
    what: 'Det er ikke nødvendigvis en fejl. Din lærer vil fortælle dig noget om dette sted i teksten.',
    why: 'En kommentar kan være ros, et spørgsmål eller en idé til, hvordan teksten bliver endnu bedre.',
    check: 'Læs kommentaren, og læs stedet i teksten igen. Er du i tvivl om, hvad der menes, så spørg din lærer.',
    examples: [
      { wrong: 'Vi var i skoven.', right: 'Vi var i skoven, hvor der duftede af våde blade.' },
      { wrong: 'Han blev bange.', right: 'Han blev så bange, at han holdt vejret.' },
    ],
  },
};
