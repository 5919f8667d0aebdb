import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Særskrivning',
  description: 'Et sammensat ord er skrevet i to ord.',
  short: 'Sammensatte ord skrives i ét ord på dansk: »{replacement}«.',
  explanation: {
    what: 'Du har skrevet et sammensat ord i to eller flere ord.',
    why: 'Når to ord bliver til ét nyt ord for én ting, skriver man dem sammen: fodbold + træner bliver til fodboldtræner. Hold øje med engelsk, hvor man ofte skriver ordene hver for sig. Endelser som -vis, -hed og -løs står aldrig alene: heldigvis, ærlighed, hjælpeløs.',
    check:
      'Er det et navneord, så sæt »en« eller »et« foran, og lyt. Er det én ting, og er trykket stærkest på den første del, er det ét ord: en fodboldtræner.',
    examples: [
      { wrong: 'Vi fik en ny fodbold træner.', right: 'Vi fik en ny fodboldtræner.' },
      { wrong: 'Jeg har glemt min skole taske.', right: 'Jeg har glemt min skoletaske.' },
    ],
  },
};
