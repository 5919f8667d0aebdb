import type { WellDone } from '@ordklar/contract';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const texts = (n: number) => count(n, 'tekst', 'tekster');
const pupils = (n: number) => count(n, 'elev', 'elever');

/** Inside a sentence it is 'i dag', not 'I dag'. */
const within = (moment: string) => moment.replace(/^I (?=går|dag|morgen)/, 'i ');

/** 'Bo Berg, Åse Aagaard og 3 andre'. */
const people = (names: readonly string[], all: number): string => {
  const others = all - names.length;
  const shown = others > 0 ? [...names, others === 1 ? '1 anden' : `${others} andre`] : names;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} og ${shown.at(-1)}`;
};

/** 'Nutids-r' is 'nutids-r' inside a sentence. */
const asInSentence = (category: string) => category.charAt(0).toLowerCase() + category.slice(1);

/** Every Danish sentence of the teacher's start page. */
export const overviewText = {
  title: 'Mit overblik',
  hello: (hour: number, name: string) =>
    `${hour < 5 ? 'Godaften' : hour < 10 ? 'Godmorgen' : hour < 18 ? 'Goddag' : 'Godaften'}, ${name}.`,
  today: (weekday: string, week: number) => `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}, uge ${week}.`,
  loading: 'Henter dit overblik …',
  failed: 'Vi kunne ikke hente dit overblik. Prøv igen om lidt.',
  stale: 'De nyeste tal kunne ikke hentes. Du ser dem, vi havde.',
  retry: 'Prøv igen',

  waiting: {
    title: 'Venter på dig',
    things: (n: number) => count(n, 'ting', 'ting'),
    nothing: 'Intet venter på dig lige nu',
    nothingText: 'Når en elev afleverer en tekst eller spørger til en rettelse, står det her.',
    assign: 'Tildel opgaver',
    showAll: (n: number) => `Vis alle ${n}`,
    showFewer: 'Vis færre',
    texts: {
      head: (n: number) => `${texts(n)} at rette`,
      more: (returned: number) => (returned === 0 ? '' : `${returned} er sendt tilbage`),
      go: (n: number) => `Ret ${texts(n)}`,
    },
    questions: {
      head: (n: number) => `${n} spørgsmål til rettelser`,
      more: (words: readonly string[], names: readonly string[], all: number) =>
        `${words.map((word) => `»${word}«`).join(', ')} · ${people(names, all)}`,
      go: 'Svar',
    },
    overdue: {
      head: (n: number) => `${pupils(n)} mangler at aflevere`,
      more: (deadline: string) => `fristen var ${within(deadline)}`,
      go: 'Se hvem',
    },
    corrected: {
      head: (n: number) => `${pupils(n)} har selv rettet`,
      more: 'ny udgave er afleveret',
      go: 'Se rettelserne',
    },
  },

  suggestion: {
    for: (squad: string) => `Forslag til ${squad}`,
    why: (errors: number, hit: number, all: number) =>
      `Klassens hyppigste fejl i elevernes seneste tekster: ${errors} fejl hos ${hit} af ${pupils(all)}.`,
    example: 'Et sted, hvor det gik galt',
    proposed: (replacement: string) => `Foreslået rettelse: »${replacement}«`,
    exercises: 'Opgaver, der træner det',
    minutes: (n: number) => `${n} min.`,
    assign: (exercises: number, hit: number) =>
      `Tildel ${exercises === 1 ? 'opgaven' : `de ${exercises}`} til ${pupils(hit)}`,
    more: 'Find flere opgaver',
    none: 'Opgavebanken har ingen opgaver, der træner netop dette og passer til klassetrinnet.',
  },

  week: {
    title: 'Ugens frister',
    number: (week: number) => `uge ${week}`,
    status: 'Se Status',
    today: 'i dag',
    none: 'Ingen frister',
    handedIn: (n: number, all: number) => `${n} af ${all} har afleveret`,
  },

  squads: {
    title: 'Sådan går det',
    note: 'rigtige i procent, otte uger; den stiplede linje er 50',
    percent: (n: number) => `${n} %`,
    change: (n: number) => (n === 0 ? 'uændret på fire uger' : `${Math.abs(n)} ${n > 0 ? 'op' : 'ned'} på fire uger`),
    noAnswers: 'Ingen svar at tælle i otte uger',
    pupils,
    waiting: (n: number) => `${texts(n)} venter`,
    missing: (n: number, overdue: number) =>
      `${n} mangler at blive afleveret${overdue === 0 ? '' : `, ${overdue} efter fristen`}`,
    quiet: 'Alt er afleveret og rettet',
    errors: (n: number, from: number) => `${n} fejl i ${from === 1 ? 'den seneste tekst' : `${from} seneste tekster`}`,
    noErrors: 'Ingen fejl i de seneste tekster',
    noTexts: 'Ingen danske tekster endnu',
    train: (title: string, squad: string) => `Find opgaver til ${squad}, der træner ${title}`,
  },

  wellDone: {
    title: 'Godt klaret',
    note: 'de seneste syv dage',
    what: ({ what, from, to, category }: WellDone) =>
      what === 'corrected'
        ? `rettede selv ${to} af ${from} fejl`
        : what === 'better'
          ? `gik fra ${from} til ${to} procent i ${asInSentence(category)}`
          : 'afleverede til tiden for første gang længe',
    words: ({ studentName, what, from, to, category, title }: WellDone) => {
      const [name = studentName] = studentName.split(' ');
      if (what === 'corrected') return `Flot, ${name}! Du rettede selv ${to} af ${from} fejl i »${title}«.`;
      if (what === 'better')
        return `Flot, ${name}! Du er gået fra ${from} til ${to} procent rigtige i ${asInSentence(category)}.`;
      return `Godt gået, ${name}! Du afleverede »${title}« til tiden.`;
    },
    send: 'Send ros',
    sendTo: (name: string) => `Send ros til ${name}`,
    sent: 'Ros sendt',
  },

  praise: {
    title: (name: string) => `Send ros til ${name}`,
    label: 'Din besked',
    hint: 'Beskeden står i chatten, hvor eleven kan svare dig.',
    needed: 'Skriv et par ord',
    send: 'Send ros',
    cancel: 'Annuller',
    sent: (name: string) => `Din ros er sendt til ${name}.`,
    sentBefore: (name: string) => `Du har allerede sendt ros til ${name} for det. Beskeden står i chatten.`,
  },

  finished: {
    title: 'Senest afleveret',
    none: 'Ingen har afleveret i år endnu.',
    words: (n: number) => count(n, 'ord', 'ord'),
    percent: (n: number) => `${n} % rigtige`,
    second: 'ny udgave',
    late: 'For sent',
    at: within,
  },

  empty: {
    title: 'Du har ingen klasser endnu',
    text: 'Når du er knyttet til en klasse eller en gruppe i dette skoleår, ser du her, hvad der venter, og hvad eleverne øver.',
  },
};
