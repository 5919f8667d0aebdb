import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Stort begyndelsesbogstav',
  description: 'Ordet skal begynde med stort.',
  short: 'Her skal ordet begynde med stort: »{replacement}«.',
  explanation: {
    what: 'Du har skrevet ordet med lille begyndelsesbogstav, men det skal begynde med stort.',
    why: 'Man bruger stort efter punktum, udråbstegn og spørgsmålstegn og i navne på personer, steder, dyr, bøger og firmaer: Sara, Aarhus. Også I og De skal være store, når man taler til nogen: Kommer I i morgen?',
    check:
      'Spørg: Begynder der en ny sætning? Er det et navn på én bestemt person eller ét bestemt sted? Er det »I«, som man siger til flere? Så skal ordet begynde med stort.',
    examples: [
      { wrong: 'Min fætter bor i aarhus.', right: 'Min fætter bor i Aarhus.' },
      { wrong: 'Vil i med i svømmehallen?', right: 'Vil I med i svømmehallen?' },
    ],
  },
};
