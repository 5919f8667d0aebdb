/** First parts of the long words that head narrow columns. Browsers without a Danish dictionary break such a word anywhere. */
const FIRST_PARTS = [
  'anførsels',
  'begyndelses',
  'dobbelt',
  'efter',
  'hoved',
  'sammen',
  'spørgsmåls',
  'sætnings',
  'tillægs',
  'udsagns',
];
/** Letters of a word that may be too wide for a column. */
const LONG = 13;

const joints = new RegExp(`\\b(${FIRST_PARTS.join('|')})(?=\\p{L}{4})`, 'iu');

/** A title whose long words may be broken where their parts meet, as »begyndelses-bogstav«. For the eye only. */
export const softHyphens = (title: string): string =>
  title
    .split(' ')
    .map((word) => (word.length < LONG ? word : word.replace(joints, '$1\u00AD')))
    .join(' ');
