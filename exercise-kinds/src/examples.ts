import type { Item, ItemKindName } from './item.ts';

/** One item of every kind, as an author writes it: to copy from, and what the tests of all kinds run on. */
export const EXAMPLES: { [Name in ItemKindName]: Extract<Item, { kind: Name }> } = {
  choice: {
    kind: 'choice',
    question: 'Hvilket ord er et udsagnsord?',
    options: ['cykler', 'cykel', 'hurtig'],
    answer: 'cykler',
    because: '»Cykler« fortæller, hvad nogen gør: Vi cykler.',
  },
  'several-choice': {
    kind: 'several-choice',
    question: 'Hvilke ord er navneord?',
    options: ['bro', 'grine', 'regnvejr', 'altid'],
    answers: ['bro', 'regnvejr'],
  },
  'gap-text': {
    kind: 'gap-text',
    parts: [
      'I går ',
      { answers: ['løb'], hint: 'løbe' },
      ' vi om kap, og bagefter ',
      { answers: ['spiste', 'åd'] },
      ' vi is.',
    ],
  },
  'gap-list': {
    kind: 'gap-list',
    parts: [
      'Der sad ',
      { options: ['nogle', 'nogen'], answer: 'nogle' },
      ' måger på taget. Har ',
      { options: ['nogle', 'nogen'], answer: 'nogen' },
      ' set min hue?',
    ],
    because: '»Nogle« er flere. »Nogen« bruges i spørgsmål.',
  },
  'mark-words': {
    kind: 'mark-words',
    task: 'Marker alle tillægsord.',
    words: ['Den', 'lille', 'hund', 'gravede', 'et', 'dybt', 'hul.'],
    marked: [1, 5],
  },
  order: {
    kind: 'order',
    task: 'Sæt ordene i rækkefølge, så de bliver til en sætning.',
    pieces: ['I morgen', 'skal', 'vi', 'i svømmehallen'],
    alternatives: [[2, 1, 3, 0]],
  },
  'sort-into-columns': {
    kind: 'sort-into-columns',
    task: 'Sorter ordene.',
    columns: [
      { title: 'en', members: ['kat', 'båd'] },
      { title: 'et', members: ['hus', 'træ', 'egern'] },
    ],
  },
  'set-commas': {
    kind: 'set-commas',
    words: ['Da', 'klokken', 'ringede', 'løb', 'vi', 'ud', 'men', 'det', 'regnede.'],
    commas: [2, 5],
  },
  dictation: { kind: 'dictation', before: 'Jeg cyklede ned ad', answers: ['vejen'], after: 'i regnvejr.' },
  'read-and-answer': {
    kind: 'read-and-answer',
    title: 'Pindsvinet',
    text: [{ type: 'paragraph', text: 'Pindsvinet sover hele vinteren. Det vågner i april og er meget sultent.' }],
    mayLookBack: true,
    questions: [
      { kind: 'choice', question: 'Hvornår vågner pindsvinet?', options: ['I april', 'I juni'], answer: 'I april' },
      { kind: 'gap-text', parts: ['Pindsvinet er meget ', { answers: ['sultent'] }, ', når det vågner.'] },
    ],
  },
};
