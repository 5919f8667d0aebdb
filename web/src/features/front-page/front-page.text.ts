/** Every Danish sentence of the front page. */
export const frontText = {
  title: 'Ordklar – dansk, engelsk, tysk og fransk i skolen',
  description: 'Ordklar er opgaver, prøver og tekstretning til folkeskolen, gymnasiet og voksenuddannelsen.',
  lead: 'Læreren stiller en opgave. Eleven skriver. Ordklar finder fejlene og forklarer dem, så eleven selv kan rette dem.',
  howItWorks: 'Se, hvordan det virker',
  audiencesTitle: 'For alle, der lærer sprog i skolen',
  loopTitle: ['Læreren bestemmer.', 'Ordklar gør benarbejdet.'],
  loopLead:
    '26 stile på en søndag aften bliver til 26 samtaler om sprog. Ingen markeringer når frem til eleven, før læreren har sagt god for dem.',
  marksTitle: 'Hver slags fejl har sin egen streg',
  marksLead: 'Stregerne kan kendes fra hinanden uden farver og holder også på et sort-hvidt print.',
  tryIt: 'Prøv selv: Vælg en markering.',
  check: 'Sådan kan du selv tjekke:',
  ownText: {
    begin: 'Prøv med din egen tekst',
    title: 'Prøv med din egen tekst',
    label: 'Din tekst',
    hint: (most: number) =>
      `Højst ${most} ord på dansk. Teksten bliver rettet på Ordklars egen server. Den bliver ikke gemt, og ingen andre får den at se.`,
    count: (words: number, most: number) => `${words} af ${most} ord`,
    send: 'Find fejl',
    example: 'Tilbage til eksemplet',
    empty: 'Skriv eller indsæt en tekst først.',
    tooLong: (words: number, most: number) =>
      `Teksten er på ${words} ord, og der kan højst være ${most}. Forkort den, og prøv igen.`,
    tooLarge: 'Teksten er for lang. Forkort den, og prøv igen.',
    notSent: 'Teksten kunne ikke blive rettet. Prøv igen om lidt.',
    marked: 'Din tekst med markeringer',
    found: (count: number) =>
      count === 1 ? 'Ordklar fandt 1 ting at se på.' : `Ordklar fandt ${count} ting at se på.`,
    none: 'Ordklar fandt ingen fejl i teksten. Et program kan overse noget, så læs den igennem en gang til.',
    choose: 'Vælg en markering i teksten.',
    previous: 'Forrige markering',
    next: 'Næste markering',
    place: (number: number, count: number) => `${number} af ${count}`,
    takeAway: 'fjernes',
    change: 'Ret i teksten',
  },
} as const;

/** The five steps from task to a corrected text. */
export const steps = [
  ['Tildel', 'Vælg opgaver til hele klassen, en gruppe eller en enkelt elev. Sæt en frist.'],
  ['Eleven afleverer', 'Skriv i browseren, eller upload et Word-dokument.'],
  [
    'Ordklar markerer',
    'Stavning, grammatik, tegnsætning og ordforveksling, hver med sin egen streg og en forklaring på almindeligt dansk.',
  ],
  ['Læreren luger ud', 'Skjul det, eleven ikke skal bruge kræfter på endnu. Tilføj dine egne kommentarer.'],
  [
    'Eleven retter og lærer',
    'De tre hyppigste fejltyper står øverst, og eleven kan rette teksten og aflevere den igen.',
  ],
] as const;

/** Whom it is for, with the courses (productIds) whose drawings stand under each. */
export const audiences = [
  {
    id: 'folkeskole',
    title: 'Folkeskole',
    path: '/folkeskole',
    more: 'Se Ordklar i folkeskolen',
    text: 'Fra de første bogstaver til afgangsprøverne. Stavning, grammatik, diktat, læsning og frie tekster i dansk, engelsk, tysk og fransk.',
    courses: [
      ['grst', 'Dansk stavning'],
      ['gram', 'Dansk grammatik'],
      ['grdi', 'Dansk diktat'],
      ['teco', 'Danske fritekstopgaver'],
      ['gren', 'Engelsk grammatik'],
      ['grty', 'Tysk grammatik'],
      ['grfr', 'Fransk grammatik'],
    ],
  },
  {
    id: 'gymnasium',
    title: 'Gymnasium',
    path: '/gymnasium',
    more: 'Se Ordklar i gymnasiet',
    text: 'Skriftlig fremstilling, almen sprogforståelse og grammatik på niveau. Retter hele afleveringer og viser, hvor klassen halter.',
    courses: [
      ['gcda', 'Dansk A'],
      ['gcea', 'Engelsk A'],
      ['gctb', 'Tysk B (fortsætter)'],
      ['gcfa', 'Fransk A (begynder)'],
      ['gcas', 'Almen sprogforståelse'],
      ['gces', 'Tag tyren ved hornene'],
    ],
  },
  {
    id: 'voksne',
    title: 'Voksenuddannelse',
    path: '/voksenuddannelse',
    more: 'Se Ordklar på voksenuddannelsen',
    text: 'FVU, dansk som fremmedsprog og almen grammatik. Rolige forløb i eget tempo med forklaringer, man kan forstå.',
    courses: [
      ['gfvu', 'Forberedende voksenundervisning (FVU)'],
      ['grdf', 'Dansk som fremmedsprog'],
      ['grag', 'Almen grammatik til voksne'],
    ],
  },
] as const;

/** The kinds of marks, with a word that shows each. */
export const markKinds = [
  ['spelling', 'busen', 'Stavning'],
  ['grammar', 'køre', 'Grammatik'],
  ['confusion', 'nogen', 'Ordforveksling'],
  ['add', ',', 'Tegn mangler'],
  ['ring', ',', 'Tegn for meget'],
  ['rephrase', 'mega', 'Omformulering'],
  ['delete', 'at', 'Ord for meget'],
  ['own', 'flot', 'Lærerens kommentar'],
] as const;
