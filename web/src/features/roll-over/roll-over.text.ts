const classes = (n: number) => (n === 1 ? '1 klasse' : `${n} klasser`);

/** Danish of moving classes into a new school year. */
export const rollOverText = {
  notice: {
    title: 'Nyt skoleår',
    text: (names: readonly string[], year: string) =>
      names.length === 1
        ? `${names[0]} hører til ${year}. Ryk klassen op, så følger elever, lærere og delinger med.`
        : `${classes(names.length)} hører til et tidligere skoleår. Ryk dem op, så følger elever, lærere og delinger med.`,
    open: 'Ryk op …',
  },
  recent: {
    title: 'Rykket op for nylig',
    text: (moves: readonly { name: string; nextName: string | null }[]) =>
      `${moves.map(({ name, nextName }) => (nextName === null ? `${name} (afsluttet)` : `${name} → ${nextName}`)).join(', ')}.`,
    until: (moment: string) => `Det kan fortrydes til ${moment}, så længe de nye klasser ikke har fået opgaver.`,
    undo: 'Fortryd oprykningen',
  },
  title: 'Ryk klasser op',
  lead: 'De gamle klasser gemmes med alle resultater i deres skoleår. Elever og lærere følger med over i de nye.',
  loading: 'Henter klasser …',
  failed: 'Vi kunne ikke hente klasserne. Intet er ændret.',
  none: 'Alle klasser hører til dette skoleår.',
  next: (name: string) => `${name} hedder nu`,
  hint: (students: number, year: string) => `${students === 1 ? '1 elev' : `${students} elever`}, skoleåret ${year}`,
  choice: (name: string) => `Hvad sker der med ${name}?`,
  choices: { move: 'Rykker op', end: 'Afsluttes', wait: 'Senere' },
  nameNeeded: (name: string) => `Skriv, hvad ${name} hedder nu.`,
  nothing: 'Vælg mindst én klasse, der rykker op eller afsluttes.',
  cancel: 'Annuller',
  save: 'Gem',
  notSent: 'Klasserne blev ikke rykket op. Det, du har skrevet, står her stadig. Prøv igen om lidt.',
  done: (n: number) => `${classes(n)} er rykket op eller afsluttet.`,
  undo: 'Fortryd',
  undone: 'Klasserne er, som de var.',
};
