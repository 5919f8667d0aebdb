const answers = (n: number) => (n === 1 ? '1 besvarelse' : `${n} besvarelser`);
const exercises = (n: number) => (n === 1 ? '1 opgave' : `${n} opgaver`);
const pupils = (n: number) => (n === 1 ? '1 elev' : `${n} elever`);

/** Danish of the question before a class is reset. */
export const classResetText = {
  title: (name: string) => `Nulstil ${name}?`,
  lead: 'Klassen begynder forfra i Ordklar. Du kan fortryde lige bagefter.',
  loading: 'Tæller opgaver og besvarelser …',
  failed: 'Vi kunne ikke hente, hvad der ville blive nulstillet. Intet er ændret.',
  nothing: 'Klassen har ingen opgaver, så der er intet at nulstille.',
  what: 'Hvad skal nulstilles?',
  only: (level: string) => `Kun ${level}`,
  all: 'Alle klassetrin',
  amount: (count: { answers: number; exercises: number }) =>
    `${answers(count.answers)} i ${exercises(count.exercises)}`,
  goes: {
    lead: 'Væk:',
    text: (students: number, colleagues: readonly string[]) =>
      `besvarelser, resultater og tildelte opgaver for ${pupils(students)}.${
        colleagues.length > 0 ? ` ${colleagues.join(' og ')} mister dem også.` : ''
      }`,
  },
  stays: { lead: 'Bliver:', text: 'eleverne, grupperne og det, eleverne har lavet i andre klasser og grupper.' },
  results: 'Hent resultaterne først',
  confirm: (name: string) => `Skriv ${name} for at bekræfte`,
  confirmNeeded: (name: string) => `Skriv klassens navn, ${name}, for at bekræfte.`,
  cancel: 'Annuller',
  reset: (what: string | null, name: string) => (what === null ? `Nulstil ${name}` : `Nulstil ${what} i ${name}`),
  notSent: 'Klassen blev ikke nulstillet. Prøv igen om lidt.',
  done: (what: string | null, name: string) => `${what === null ? name : `${what} i ${name}`} er nulstillet.`,
  undo: 'Fortryd',
  undone: (name: string) => `${name} er, som den var.`,
};
