import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Tillægsordets endelse',
  description: 'Tillægsordet skal rette sig efter det navneord, det hører til.',
  short: 'Tillægsordet skal rette sig efter navneordet. Her hedder det »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Tillægsordet har ikke den endelse, som navneordet kræver.',
    why: 'Et tillægsord retter sig efter det ord, det fortæller om. Et en-ord giver ingen endelse: en stor hund. Et et-ord giver -t: et stort hus. Flertal giver -e: store huse. Står der den, det, de eller min foran, kommer der også -e på: den store hund.',
    check:
      'Find det ord, tillægsordet fortæller om, og spørg: Hedder det en, et eller flere? Efter »et« ender tillægsordet som regel på -t, ved flere på -e.',
    examples: [
      { wrong: 'Vi fandt et sjov sted.', right: 'Vi fandt et sjovt sted.' },
      { wrong: 'Husene er stor og gamle.', right: 'Husene er store og gamle.' },
    ],
  },
};
