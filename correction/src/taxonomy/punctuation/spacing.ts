import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Mellemrum',
  description: 'Der mangler et mellemrum, eller der er et for meget.',
  short: 'Mellemrummet er ikke rigtigt her. Der skal ét mellemrum efter tegnet og ikke noget foran.',
  explanation: {
    what: 'Der mangler et mellemrum, eller også er der et for meget.',
    why: 'Punktum, komma, spørgsmålstegn og udråbstegn står helt tæt på ordet foran. Efter tegnet kommer ét mellemrum. Mellem to ord er der også kun ét.',
    check: 'Se på hvert tegn: Står det tæt på ordet foran, og er der luft bagefter?',
    examples: [
      { wrong: 'Vi gik hjem .Så spiste vi.', right: 'Vi gik hjem. Så spiste vi.' },
      { wrong: 'Hvad laver du ?', right: 'Hvad laver du?' },
    ],
  },
};
