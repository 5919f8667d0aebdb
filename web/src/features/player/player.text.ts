import type { CourseLanguage } from '@ordklar/contract';

const VOICES: Record<CourseLanguage, string> = {
  da: 'dansk stemme',
  en: 'engelsk stemme',
  de: 'tysk stemme',
  fr: 'fransk stemme',
  es: 'spansk stemme',
};

/** »To«, »tre« …: small numbers in words. */
const NUMBERS = ['nul', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);
const minutes = (seconds: number): string => {
  const whole = Math.round(seconds / 60);
  return seconds < 90 ? `${seconds} sekunder` : `${whole} ${whole === 1 ? 'minut' : 'minutter'}`;
};
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Every Danish sentence of the player. */
export const playerText = {
  close: 'Luk, og gå til Tildelte lektier',
  leave: 'Luk, og gå til opgaverne',
  answers: {
    open: (answered: number, of: number) => `Opgaven er ikke lavet færdig: ${answered} af ${of} spørgsmål er besvaret`,
    none: 'Der er ingen svar endnu.',
  },
  tried: {
    title: 'Sådan slutter opgaven',
    help: 'Du har prøvet den som elev. Intet er gemt.',
    again: 'Prøv igen',
    back: 'Til opgaverne',
  },
  toTask: 'Gå til opgaven',
  loading: 'Henter opgaven …',
  failed: 'Opgaven kunne ikke hentes.',
  gone: 'Opgaven findes ikke længere. Måske har din lærer taget den tilbage.',
  out: 'Til forsiden',
  step: (at: number, of: number) => `Spørgsmål ${at} af ${of}`,
  stepsSoFar: (right: number, wrong: number) => `${right} ${right === 1 ? 'rigtig' : 'rigtige'}, ${wrong} med fejl.`,
  again: 'En gang til',
  againHelp: 'Nu kommer det, der gik galt, igen.',
  check: 'Tjek svaret',
  next: 'Videre',
  finish: 'Se resultatet',
  saved: 'Dit svar er gemt',
  waiting: 'Svaret er gemt på din enhed og bliver sendt, når nettet er tilbage',
  right: 'Rigtigt!',
  wrong: 'Det er ikke helt rigtigt.',
  nearly: (right: number, of: number) =>
    `Næsten. ${capital(inWords(right))} ud af ${inWords(of)} er ${right === 1 ? 'rigtig' : 'rigtige'}.`,
  offline: 'Du har ikke net lige nu.',
  offlineHelp: 'Dit svar er gemt på din enhed. Du kan roligt gå videre, og så får du svaret at se til sidst.',
  rightAnswer: 'Det rigtige svar:',
  becomes: 'rettes til',
  seeQuestions: 'Ved hvert spørgsmål kan du se, hvad der er rigtigt.',
  answeredSoFar: (n: number, of: number) => `Du har svaret på ${n} af ${of} spørgsmål.`,
  rightIs: (right: string) => `Det rigtige er »${right}«`,
  readAloud: 'Læs højt',
  stopReading: 'Stop oplæsningen',
  noVoice: (language: CourseLanguage) =>
    `Din browser har ingen ${VOICES[language]}, så den kan ikke læse højt. Prøv en anden browser, eller hent en ${VOICES[language]} i enhedens indstillinger.`,
  letters: 'Særlige bogstaver',
  test: {
    part: (at: number, of: number) => `Del ${at} af ${of}`,
    facts: ({ items, questions, seconds }: { items: number; questions: number; seconds: number | null }) =>
      [
        items === 1 ? '1 opgave' : `${items} opgaver`,
        ...(questions === items ? [] : [`${questions} spørgsmål`]),
        ...(seconds === null ? [] : [`højst ${minutes(seconds)}`]),
      ].join(' · '),
    questions: (n: number) => `${n} spørgsmål`,
    clockRuns: 'Tiden går, fra du trykker Begynd.',
    once: 'Du kan gå frem og tilbage mellem opgaverne, indtil du afslutter delen. Bagefter kan den ikke åbnes igen.',
    begin: 'Begynd',
    item: (at: number, of: number) => `Opgave ${at} af ${of}`,
    answered: (n: number, of: number) => `${n} af ${of} opgaver er besvaret.`,
    back: 'Forrige',
    next: 'Næste',
    end: 'Afslut delen',
    unanswered: (n: number) =>
      n === 1 ? 'Du mangler at svare på 1 opgave i denne del.' : `Du mangler at svare på ${n} opgaver i denne del.`,
    unansweredQuestions: (n: number) => `Du mangler at svare på ${n} spørgsmål i denne del.`,
    endAnyway: 'Afslut alligevel',
    goBack: 'Gå tilbage til den første',
    saved: 'Dine svar er gemt',
    left: 'Tid tilbage',
    soonOver: 'Der er et minut tilbage.',
    noNet: 'Du har ikke net lige nu. Dine svar er gemt på din enhed. Prøv igen om lidt.',
    readingFailed: 'Teksten kunne ikke hentes. Prøv igen.',
    grade: (grade: number) => `Bedømmelse ${grade}`,
    toResult: 'Se resultatet del for del',
  },
  done: {
    toAnswers: 'Se alle dine svar',
    title: 'Færdig!',
    result: (right: number, of: number) => `Du havde ${right} ${right === 1 ? 'rigtigt' : 'rigtige'} svar ud af ${of}.`,
    hidden: 'Din lærer kan se, hvordan det gik.',
    pupilResult: (right: number, of: number) => `${right} ${right === 1 ? 'rigtigt' : 'rigtige'} svar ud af ${of}.`,
    wentWrong: 'Her gik det galt',
    allRight: 'Du havde ikke en eneste fejl.',
    pupilAllRight: 'Der er ikke en eneste fejl.',
    given: 'Dit svar',
    pupilGiven: 'Svaret',
    nothing: 'intet',
    right: 'Rigtigt',
    back: 'Til Tildelte lektier',
    nextTask: (title: string) => `Næste: ${title}`,
    sending: 'Sender dine svar …',
    notSent: 'Dine sidste svar kan ikke sendes lige nu. De er gemt på din enhed.',
    retry: 'Prøv igen',
  },
};
