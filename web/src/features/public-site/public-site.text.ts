/** Every Danish sentence of head, foot and front page. */
export const publicText = {
  skip: 'Gå til indholdet',
  home: 'Ordklar, forside',
  mainMenu: 'Hovedmenu',
  openMenu: 'Åbn menuen',
  closeMenu: 'Luk menuen',
  logIn: 'Log ind',
  goOn: 'Til dine opgaver',
  footLead:
    'Dansk webtjeneste til skoler: opgaver, prøver og tekstretning. Elevernes tekster bliver i Ordklar og deles ikke med andre.',
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
} as const;

export const headLinks = [
  ['/#folkeskole', 'Folkeskole'],
  ['/#gymnasium', 'Gymnasium'],
  ['/#voksne', 'Voksenuddannelse'],
  ['/#saadan', 'Tekstretter'],
  ['/blog', 'Blog'],
] as const;

/** The list of the foot that holds the way to us too. */
export const helpTitle = 'Hjælp';

export const footLinks = [
  [
    'Ordklar',
    [
      ['/#folkeskole', 'Folkeskole'],
      ['/#gymnasium', 'Gymnasium'],
      ['/#voksne', 'Voksenuddannelse'],
    ],
  ],
  [
    helpTitle,
    [
      ['/#saadan', 'Sådan virker tekstretteren'],
      ['/#markeringer', 'Markeringerne'],
      ['/nyhedsbrev/tilmeld', 'Nyhedsbrev'],
      ['/login', 'Log ind'],
    ],
  ],
  [
    'Jura',
    [
      ['/juridisk#privatlivspolitik', 'Privatlivspolitik'],
      ['/juridisk#cookies', 'Cookies'],
      ['/tilgaengelighed', 'Tilgængelighed'],
    ],
  ],
] as const;

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
