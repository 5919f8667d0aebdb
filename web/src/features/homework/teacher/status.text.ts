import { count } from '../danish-count.ts';

const pupils = (n: number) => count(n, 'elev', 'elever');
const questions = (n: number) => count(n, 'spørgsmål', 'spørgsmål');
const newEditions = (n: number) => count(n, 'ny udgave', 'nye udgaver');
const texts = (n: number) => count(n, 'tekst', 'tekster');

/** Inside a sentence it is 'i dag', not 'I dag'. */
const within = (moment: string) => moment.replace(/^I (?=går|dag|morgen)/, 'i ');

/** Every Danish sentence of the teacher's status list. */
export const statusText = {
  questionsOf: (n: number, about: string) => `${questions(n)}: ${about}`,
  title: 'Status',
  place: (squad: string, course: string | undefined) => (course ? `${squad} · ${course}` : `${squad} · alle kurser`),
  waiting: (n: number, course: string | undefined) => {
    const where = course ? ` i ${course}` : '';
    return n === 0 ? `Ingen tekster${where} venter på dig.` : `${texts(n)}${where} venter på dig.`;
  },
  course: {
    only: (title: string) => `Du ser kun opgaver i ${title}.`,
    elsewhere: (exercises: number, waiting: number) =>
      exercises === 0
        ? 'Klassen har ingen opgaver i andre kurser.'
        : `Klassen har ${count(exercises, 'opgave', 'opgaver')} i andre kurser${
            waiting === 0 ? '.' : `, og ${texts(waiting)} venter på dig dér.`
          }`,
    showAll: 'Vis alle kurser',
  },
  ended: (squad: string) =>
    `${squad} er afsluttet. Du kan læse og rette det, der er afleveret, men ikke tildele mere, ændre datoer eller påminde.`,
  loading: 'Henter status …',
  failed: 'Vi kunne ikke hente status for klassen. Prøv igen om lidt.',

  filter: {
    state: 'Tilstand',
    all: 'Alle',
    waiting: (n: number) => `Venter på dig (${n})`,
    missing: (n: number) => `Mangler (${n})`,
    returned: (n: number) => `Sendt tilbage (${n})`,
    group: 'Gruppe',
    wholeSquad: (squad: string) => `Hele ${squad}`,
  },

  exercise: {
    assigned: (date: string) => `tildelt ${date}`,
    visibleFrom: (moment: string) => `Vises fra ${within(moment)}`,
    due: 'Frist',
    noDue: 'Ingen frist',
    manyDue: 'Forskellige frister',
    handedIn: (n: number, total: number) => `${n} af ${total} har afleveret`,
    returned: (n: number) => `${n} sendt tilbage`,
    average: (n: number) => `${n} % rigtige i gennemsnit`,
    waiting: (n: number) => `${n} venter på dig`,
    queued: (n: number) => `${n} rettes lige nu`,
    failed: (n: number) => `${n} ikke rettet automatisk`,
    questions,
    newEditions,
    toCorrect: (n: number) => `${n} mangler at rette selv`,
    mark: (n: number) => `Ret ${texts(n)}`,
    /** Beside the words that say that they are new. */
    markNew: (n: number) => `Ret ${count(n, 'udgave', 'udgaver')}`,
    markOf: (words: string, title: string) => `${words}: ${title}`,
    pupilsOf: (title: string) => `Elever med opgaven ${title}`,
    free: 'fri opgave',
  },

  pupil: {
    notBegun: 'Ikke begyndt',
    begun: 'I gang',
    hidden: (moment: string) => `Vises fra ${within(moment)}`,
    missing: 'Mangler',
    queued: 'Rettes lige nu',
    waiting: 'Klar til dig',
    editing: 'Du er i gang',
    failed: 'Ikke rettet automatisk',
    returned: 'Sendt tilbage',
    late: 'For sent',
    free: 'Fri opgave',
    newVersion: 'ny udgave',
    notCorrected: 'Har ikke rettet sin tekst',
    words: (n: number) => count(n, 'ord', 'ord'),
    handedIn: (moment: string) => `Afleveret ${within(moment)}`,
    due: (moment: string) => `Frist ${within(moment)}`,
    percent: (n: number) => `${n} % rigtige`,
    evaluated: (percent: string, grade: number) => `${percent}, bedømmelse ${grade}`,
    readAnswers: 'Se svarene',
    readAnswersOf: (name: string) => `Se svarene af ${name}`,
    again: 'Tildelt igen',
    attempt: (n: number) => `${n}. forsøg`,
    readBefore: 'Se forrige',
    readBeforeOf: (name: string) => `Se det forrige forsøg af ${name}`,
    mark: 'Ret teksten',
    read: 'Se teksten',
    markOf: (name: string) => `Ret teksten af ${name}`,
    lookAt: (name: string) => `Kig på teksten af ${name} uden at forlade listen`,
    readOf: (name: string) => `Se teksten af ${name}`,
    choose: (name: string) => `Vælg ${name}`,
    chooseAll: (n: number) => `Vælg alle ${n}`,
    chosen: (n: number) => `${n} valgt`,
  },

  correcting: 'Selvrettelse',

  remind: {
    button: (n: number) => (n === 1 ? 'Påmind 1 elev' : `Påmind ${n} elever`),
    title: 'Vil du sende en påmindelse?',
    handIn: (n: number, title: string) => `${pupils(n)} mangler at aflevere »${title}«.`,
    correct: (n: number, title: string) => `${pupils(n)} mangler at rette »${title}«.`,
    message: 'Påmindelsen kommer som en notifikation. Den, der er påmindet i det sidste døgn, får ingen ny.',
    yes: (n: number) => (n === 1 ? 'Påmind 1 elev' : `Påmind ${n} elever`),
    no: 'Annuller',
    done: (n: number) => `${pupils(n)} har fået en påmindelse`,
    nobody: 'Ingen fik en påmindelse',
    recently: (n: number) => `${pupils(n)} er påmindet i det sidste døgn og får ingen ny.`,
    handedIn: (n: number) => (n === 1 ? '1 elev har afleveret imens.' : `${n} elever har afleveret imens.`),
    failed: 'Påmindelsen kunne ikke sendes. Prøv igen om lidt.',
  },

  handIn: {
    button: (n: number) => (n === 1 ? 'Aflever for 1 elev' : `Aflever for ${n} elever`),
  },

  dates: {
    button: 'Ret datoer',
    title: 'Ret datoer',
    for: (n: number, title: string) => `${title}, ${pupils(n)}`,
    deadline: 'Afleveringsfrist',
    available: 'Vises fra',
    mixed: 'Forskellige',
    noDeadline: 'Ingen frist',
    now: 'Med det samme',
    inAWeek: 'Om en uge',
    tomorrow: 'I morgen kl. 8.00',
    note: 'Eleverne ser de nye datoer med det samme.',
    mixedNote: 'Det felt, du ikke rører, bliver, som det er for hver elev.',
    availableAfter: '»Vises fra« skal ligge før afleveringsfristen',
    deadlinePast: 'Fristen er overskredet. Elever, der ikke har afleveret, står som for sene.',
    cancel: 'Annuller',
    save: 'Gem datoer',
    done: (n: number) => `Datoerne er rettet for ${pupils(n)}`,
  },

  remove: {
    button: 'Fjern',
    title: 'Vil du fjerne opgaven?',
    message: (title: string, n: number) => `»${title}« bliver fjernet for ${pupils(n)}.`,
    editions: (title: string, n: number) =>
      `${n === 1 ? 'En ny udgave' : `${n} nye udgaver`} af »${title}«, som ikke er afleveret endnu, bliver fjernet.`,
    keeps: (n: number) => `${pupils(n)} har afleveret. ${n === 1 ? 'Den opgave' : 'De opgaver'} bliver liggende.`,
    yes: 'Fjern opgaven',
    no: 'Annuller',
    again: (n: number, of: number) =>
      `${of === 1 ? 'Eleven' : `${n} af dem`} har afleveret opgaven før. Det, der er afleveret, bliver liggende.`,
    chosen: (n: number) => `${pupils(n)} har selv valgt opgaven og beholder den.`,
    allHandedIn: 'Opgaver, der er afleveret, kan ikke fjernes her.',
    allChosen: (n: number) =>
      n === 1
        ? 'Eleven har selv valgt opgaven og kan selv fjerne den.'
        : 'Eleverne har selv valgt opgaven og kan selv fjerne den.',
    handedInOrChosen: 'Opgaver, der er afleveret, eller som eleverne selv har valgt, kan ikke fjernes her.',
    done: (title: string, n: number) => `Opgaven er fjernet for ${pupils(n)}\n${title}`,
    undo: 'Fortryd',
    undone: (n: number) => `Opgaven er tildelt ${pupils(n)} igen`,
    failed: 'Opgaven kunne ikke slettes.',
  },

  empty: {
    nothing: (squad: string, course: string | undefined) =>
      course ? `${squad} har ingen opgaver i ${course}` : `${squad} har ingen opgaver endnu`,
    nothingEnded: 'Klassen er afsluttet og kan ikke få nye opgaver.',
    nothingText: 'Når du har tildelt en opgave, kan du følge den her.',
    assign: 'Tildel opgaver',
    noneMatch: 'Ingen opgaver passer til det, du har valgt',
    noneMatchText: 'Vælg en anden tilstand eller gruppe.',
    showAll: 'Vis alle opgaver',
    noSquads: 'Du har ingen klasser eller grupper i dette skoleår',
    noSquadsText: 'Når du er knyttet til en klasse, kan du følge dens opgaver her.',
  },
};
