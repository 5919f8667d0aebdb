import { count, inWords } from './danish-count.ts';

const words = (n: number) => count(n, 'ord', 'ord');

/** Every Danish sentence of the pupil's homework: the list of tasks and what is said about one of them. */
export const homeworkText = {
  title: 'Tildelte lektier',
  hello: (open: number) => {
    if (open === 0) return 'Du har ingen opgaver foran dig.';
    return `Du har ${inWords(open, 'opgave', 'opgaver')} foran dig.`;
  },
  back: 'Tildelte lektier',

  feedback: {
    fromTeacher: (teacher: string) => `Ny feedback fra ${teacher}`,
    textReturned: (teacher: string) => `${teacher} har rettet din tekst`,
    read: 'Læs feedback',
    readText: 'Se din tekst',
  },

  group: {
    late: 'For sent',
    lateNote: 'du kan stadig aflevere',
    today: 'I dag',
    tomorrow: 'I morgen',
    none: 'Uden frist',
    before: (clock: string) => `inden ${clock}`,
  },
  row: {
    due: 'Frist',
    wasDue: 'Skulle afleveres',
    begin: 'Begynd',
    proceed: 'Fortsæt',
    beginOn: (title: string) => `Begynd på ${title}`,
    proceedOn: (title: string) => `Fortsæt ${title}`,
    selfCorrection: (title: string) => `Ret din opgave: ${title}`,
    minimum: (n: number) => `anbefalet længde: ${words(n)}`,
    nextVersion: 'ny udgave af din tekst',
    free: 'selvvalgt',
    answered: (n: number, of: number) => `${n} af ${of} spørgsmål`,
    more: 'Vis flere opgaver',
  },
  finished: {
    headingAlone: 'Afsluttede',
    heading: (n: number) => `Afsluttede (${n})`,
    handedIn: 'Afleveret',
    late: 'afleveret for sent',
    returned: 'Rettet',
    waits: 'Venter på din lærer',
    seeText: 'Se teksten',
    seeTask: 'Se opgaven',
    done: 'Færdig',
    percent: (n: number) => `${n} % rigtige`,
    seeAnswers: 'Se svarene',
    seeAnswersOf: (title: string) => `Se svarene i ${title}`,
    seeTextOf: (title: string) => `Se teksten ${title}`,
    seeTaskOf: (title: string) => `Se opgaven ${title}`,
    none: 'Når du har afleveret en opgave, finder du den her.',
  },
  pager: 'Sider med afsluttede opgaver',
  empty: {
    title: 'Du er færdig med det hele',
    text: 'Når din lærer giver dig en ny opgave, ligger den her.',
    inCourse: (course: string) => `Du har ingen opgaver i ${course}`,
    inCourseText: 'Der kan ligge opgaver i dine andre kurser.',
    showAll: 'Vis alle kurser',
  },
  loading: 'Henter dine opgaver …',
  failed: 'Vi kunne ikke hente dine opgaver. Prøv igen om lidt.',
};
