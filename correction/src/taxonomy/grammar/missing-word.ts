import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Manglende ord',
  description: 'Der mangler et ord, for at sætningen hænger sammen.',
  short: 'Her mangler der et ord. Skriv »{replacement}«.',
  explanation: {
    what: 'Et ord er faldet ud, så sætningen ikke hænger sammen.',
    why: 'Når man skriver hurtigt, tænker man ofte længere fremme, end hånden når at skrive. Det er tit små ord, der bliver væk: at, er, en, i, på, til. En sætning skal have både grundled og udsagnsled.',
    check: 'Læs sætningen højt, ét ord ad gangen, og peg imens. Så opdager du de ord, du kun har tænkt.',
    examples: [
      { wrong: 'Jeg glæder mig komme hjem.', right: 'Jeg glæder mig til at komme hjem.' },
      { wrong: 'Han meget træt efter kampen.', right: 'Han var meget træt efter kampen.' },
    ],
  },
};
