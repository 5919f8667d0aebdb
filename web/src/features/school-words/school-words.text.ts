const words = (n: number) => (n === 1 ? '1 ord' : `${n} ord`);
const texts = (n: number) => (n === 1 ? '1 tekst' : `${n} tekster`);

/** Danish of the school's word list. */
export const schoolWordsText = {
  title: 'Skolens ordliste',
  lead: (school: string) =>
    `Ord, som ${school} godtager i elevernes tekster: navne, steder og ord, som ordbogen ikke kender. De bliver ikke markeret som stavefejl.`,
  loading: 'Henter ordlisten …',
  failed: 'Vi kunne ikke hente ordlisten. Prøv igen om lidt.',
  count: words,
  found: (n: number, part: string) => `${words(n)} med »${part}«`,

  add: {
    label: 'Nyt ord',
    hint: 'Skriv det, som det skal staves. Navne med stort.',
    button: 'Tilføj',
    needed: 'Skriv et ord',
    done: (word: string, n: number) =>
      `»${word}« står nu i ordlisten.${n > 0 ? ` Markeringen er fjernet i ${texts(n)}.` : ''}`,
  },
  search: { label: 'Søg i ordlisten', clear: 'Ryd søgningen' },
  columns: { word: 'Ord', by: 'Tilføjet af', when: 'Tilføjet', remove: 'Fjern' },
  somebody: 'En tidligere lærer',
  remove: (word: string) => `Fjern »${word}« fra ordlisten`,
  removed: (word: string, n: number) =>
    `»${word}« er fjernet fra ordlisten.${n > 0 ? ` Ordet er markeret igen i ${texts(n)}.` : ''}`,
  undo: 'Fortryd',

  empty: {
    title: 'Ordlisten er tom',
    text: 'Tilføj et ord her, eller vælg »Ikke en fejl« ved en markering, når du retter en tekst.',
    none: 'Ingen ord passer til din søgning',
    noneText: 'Prøv med en del af ordet.',
    showAll: 'Vis hele listen',
  },
  pager: 'Sider i ordlisten',
};
