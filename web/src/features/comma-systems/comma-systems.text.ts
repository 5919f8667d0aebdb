import type { CommaSystem, CorrectionSet } from '@ordklar/contract';

/** Danish of the comma systems, for teachers and pupils. */
export const commaText = {
  short: { yes: 'Med startkomma', no: 'Uden startkomma', auto: 'Elevens eget valg' } satisfies Record<
    CommaSystem,
    string
  >,
  about: {
    yes: 'Der er altid komma foran en ledsætning: »Jeg ved, at hun kommer.«',
    no: 'Der er ikke komma foran en ledsætning: »Jeg ved at hun kommer.«',
    auto: 'Elevens eget valg gælder. Har eleven ikke valgt, følger rettelserne det, eleven selv gør mest i teksten.',
  } satisfies Record<CommaSystem, string>,
  ofText: { yes: 'Med startkomma', no: 'Uden startkomma', auto: 'Elevens eget valg' } satisfies Record<
    CommaSystem,
    string
  >,
  by: { pupil: 'elevens valg', squad: 'klassens valg', teacher: 'valgt for teksten' } satisfies Record<
    CorrectionSet['startkommaBy'],
    string
  >,

  squad: {
    button: (system: CommaSystem) =>
      ({ yes: 'Komma: med startkomma', no: 'Komma: uden startkomma', auto: 'Komma: elevens eget valg' })[system],
    title: (squad: string) => `Komma i ${squad}`,
    choices: 'Kommasystem',
    note: 'Valget gælder tekster, der bliver afleveret fra nu af. En elev kan selv vælge noget andet for sin tekst, ligesom til prøven.',
    save: 'Gem',
    cancel: 'Annuller',
    saved: (squad: string, system: CommaSystem) =>
      `Teksterne i ${squad} bliver nu rettet ${{ yes: 'med startkomma', no: 'uden startkomma', auto: 'efter elevens eget valg' }[system]}.`,
  },

  text: {
    change: (system: string) => `${system}. Skift kommasystem for teksten`,
    menu: 'Kommasystem …',
    title: 'Kommasystem for teksten',
    now: (system: string, by: string) => `Teksten er rettet ${system.toLowerCase()} (${by}).`,
    note: 'Teksten bliver rettet igen med det samme. Dine egne markeringer, dine kommentarer og det, du har skjult eller ændret, bliver stående.',
    noteReady: 'Eleven har fået teksten tilbage og ser de nye markeringer med det samme.',
    go: 'Ret teksten igen',
    cancel: 'Annuller',
    forSquad: 'Skift for hele klassen',
    done: (system: CommaSystem) =>
      `Teksten er rettet igen ${{ yes: 'med startkomma', no: 'uden startkomma', auto: 'efter elevens egne kommaer' }[system]}.`,
  },

  own: {
    label: 'Hvilket kommasystem bruger du?',
    hint: 'Med startkomma skriver du »Jeg ved, at hun kommer.« Din tekst bliver rettet efter det, du vælger.',
    asClass: {
      yes: 'Som klassen: med startkomma',
      no: 'Som klassen: uden startkomma',
      auto: 'Ved ikke',
    } satisfies Record<CommaSystem, string>,
    failed: 'Dit valg blev ikke gemt. Prøv igen.',
  },
};
