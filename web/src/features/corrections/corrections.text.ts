import type { MarkType } from './marks/mark-type.ts';

/** '1 fejl', '23 fejl'. */
const errors = (count: number) => `${count} fejl`;

/** Every Danish sentence about marks in texts, shared by teacher and pupil. */
export const correctionsText = {
  editions: {
    since: (edition: number) => `Siden ${edition}. udgave`,
    fixed: 'rettet',
    takenAway: 'ikke i teksten mere',
    still: 'stadig forkert',
    fresh: 'nye',
    gone: '(slettet)',
  },
  yourText: 'Din tekst',
  loading: 'Henter øvelser...',
  noText: 'Der er ingen aflevering at vise',
  learnMore: 'Lær mere',
  closeLearnMore: 'Luk Lær mere',
  nothingChosen: 'Klik på en fejlmarkering for at se en uddybende forklaring',
  previousMark: 'Forrige markering',
  nextMark: 'Næste markering',
  place: (number: number, count: number) => `${number} af ${count}`,
  mark: 'Markering',
  becomes: 'rettes til',
  deleted: 'slettes',
  categories: 'Kategorier for fejlen',
  chosenMark: 'Den valgte markering',
  unfold: 'Fold ruden ud',
  fold: 'Fold ruden sammen',
  check: 'Sådan kan du selv tjekke',
  more: (title: string) => `Læs mere om »${title}«`,
  tryFirst: 'Prøv at rette stedet selv først.',
  reveal: 'Vis svaret',
  drawing: {
    title: 'Kryds og bolle',
    subject: 'grundled',
    verb: 'bøjet udsagnsord',
    subordinate: 'ledsætning',
    nextMain: 'ny helsætning',
    /** What to look at in the drawing, by the type of the mark; a type that is not here is not drawn. */
    about: {
      'comma-start': 'En ledsætning har sit eget grundled og sit eget udsagnsord.',
      'comma-end': 'En ledsætning har sit eget grundled og sit eget udsagnsord.',
      'comma-main-clauses': 'Hver helsætning har sit eget grundled og sit eget udsagnsord.',
      'comma-superfluous': 'Se, hvor sætningerne begynder og slutter.',
      'word-order': 'Se efter, hvor grundled og udsagnsord står i hver sætning.',
      'present-r': 'Ringen står under det udsagnsord, der hører til grundleddet.',
    } as Partial<Record<string, string>>,
    clause: (isSubordinate: boolean, clause: string, subject: string, verbs: readonly string[]) =>
      `${isSubordinate ? 'Ledsætning' : 'Helsætning'} »${clause}«: grundled »${subject}«, udsagnsord ${verbs.map((verb) => `»${verb}«`).join(' og ')}.`,
  },
  hiddenMark: 'Skjult for eleven',
  notAnErrorMark: 'Ikke en fejl. Skjult for eleven',
  comment: 'Kommentar',
  types: {
    grammar: 'Grammatik',
    spelling: 'Stavning',
    wordconfusion: 'Ordforveksling',
    punctuation: 'Tegnsætning',
    rephrase: 'Omformulering',
    other: 'Andet',
    own: 'Kommentarer',
  } satisfies Record<MarkType, string>,
  topTypes: 'Flest fejl',
  noErrors: 'Ingen fejl',
  legend: 'Vis i teksten',
  legendLabel: 'Fejltyper, der vises i teksten',
  totals: ({ errors: count, hidden, comments }: { errors: number; hidden: number; comments: number }) =>
    [
      count === 0 ? 'Ingen fejl' : errors(count),
      hidden > 0 && (hidden === 1 ? '1 skjult' : `${hidden} skjulte`),
      comments > 0 && (comments === 1 ? '1 kommentar' : `${comments} kommentarer`),
    ]
      .filter(Boolean)
      .join(', '),
  printed: {
    marks: 'Fejlmarkeringer',
    swap: (token: string, replacement: string) => `${token} → ${replacement}`,
    hidden: 'skjult',
    deleted: (token: string) => `${token} slettes`,
  },
  /** Where a mark has no explanation of its own (TC-15). */
  fallback: {
    category: (category: string) => `Du har lavet fejl i ${category.toLowerCase()}`,
    replace: 'Ordet burde erstattes med et andet ord',
    rephrase: 'Dette burde omformuleres',
    delete: 'Du har skrevet et unødvendigt ord',
  },
};
