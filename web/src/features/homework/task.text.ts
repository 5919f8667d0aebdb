import { count } from './danish-count.ts';

/** Danish of the page of a task. */
export const taskText = {
  from: (teacher: string) => `Fra ${teacher}`,
  due: 'Frist',
  wasDue: 'Skulle afleveres',
  noDeadline: 'Ingen frist',
  late: 'Fristen er overskredet, men du kan stadig aflevere.',
  minimum: (n: number) => `Anbefalet længde: ${count(n, 'ord', 'ord')}`,
  minutes: (n: number) => `Ca. ${n} minutter`,
  task: 'Opgaven',
  source: (title: string) => `Tekst til opgaven: ${title}`,
  fold: 'Vis mindre af opgaven',
  /** Says what else is under the fold, so that nobody misses it. */
  unfold: (isCorrection: boolean, files: number, links: number) => {
    const what = isCorrection ? 'Vis rettelser og opgave' : 'Vis hele opgaven';
    const more = [files > 0 && count(files, 'fil', 'filer'), links > 0 && count(links, 'link', 'links')].filter(
      (one) => one !== false,
    );
    return more.length > 0 ? `${what} (${more.join(', ')})` : what;
  },
  corrections: 'Rettelser',
  views: 'Det, du kan se, mens du retter',
  earlier: 'Din tekst med din lærers rettelser',
  correctLead:
    'Ret din tekst ved siden af, eller vælg en markering, og ret stedet der. Du får først at vide, hvor der er noget galt. Svaret kan du bede om.',
  progress: (fixed: number, n: number) => `${fixed} af ${count(n, 'sted', 'steder')} er rettet`,
  placesGone: (n: number) => `${count(n, 'sted', 'steder')} står ikke længere i din tekst`,
  places: 'Steder at rette',
  placeOf: (number: number, words: string, state: 'fixed' | 'changed' | 'untouched' | 'gone') =>
    `Sted ${number}: ${words}${{ fixed: ', rettet', changed: ', ændret', untouched: '', gone: ', ikke i teksten mere' }[state]}`,
  fixHere: 'Ret stedet her',
  fixHint: 'Det, du skriver, kommer ind i din tekst.',
  fix: 'Ret',
  stateOf: {
    fixed: 'Rettet',
    changed: 'Du har ændret stedet. Se, om det nu er rigtigt.',
    untouched: '',
    gone: 'Stedet er ikke i din tekst mere, så der er ikke noget at rette her.',
  },
  nextPlace: 'Næste sted',
  teacherWrites: (teacher: string) => `${teacher} skriver til dig`,
  marksMissing: 'Vi kunne ikke hente rettelserne til din tekst. Du kan godt rette videre imens.',
  loading: 'Henter opgaven …',
  failed: 'Vi kunne ikke hente opgaven. Prøv igen om lidt.',
  gone: 'Opgaven findes ikke, eller den er ikke længere din.',
  otherKind: 'Denne slags opgave kan ikke åbnes her endnu.',
};
