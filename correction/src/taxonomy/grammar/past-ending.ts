import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Datidsendelse',
  description: 'Udsagnsordet har fået en forkert endelse i datid.',
  short: 'I datid hedder ordet »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har skrevet udsagnsordet i datid, men endelsen er ikke rigtig.',
    why: 'De fleste udsagnsord får »-ede« i datid: hoppede, ventede. En del får »-te«: spiste, kørte. Og nogle skifter lyd i stedet for at få endelse: løb, drak, skrev. De sidste må man lære ét for ét.',
    check:
      'Sig »i går« foran, og sig ordet langsomt: I går hoppede jeg, i går spiste jeg, i går løb jeg. Er du i tvivl, så slå ordet op. Datid står i ordbogen.',
    examples: [
      { wrong: 'Jeg løbede hele vejen hjem.', right: 'Jeg løb hele vejen hjem.' },
      { wrong: 'Vi ventet på bussen i går.', right: 'Vi ventede på bussen i går.' },
    ],
  },
};
