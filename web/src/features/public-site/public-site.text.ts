/** Every Danish sentence of head and foot. */
export const publicText = {
  skip: 'Gå til indholdet',
  home: 'Ordklar, forside',
  mainMenu: 'Hovedmenu',
  openMenu: 'Åbn menuen',
  closeMenu: 'Luk menuen',
  logIn: 'Log ind',
  /** By where a logged-in person starts. */
  goOn: (startPath: string) =>
    ({ '/overblik': 'Til dit overblik', '/skole': 'Til skolens side', '/redaktion': 'Til redaktionen' })[startPath] ??
    'Til dine opgaver',
  footLead:
    'Dansk webtjeneste til skoler: opgaver, prøver og tekstretning. Elevernes tekster bliver i Ordklar og deles ikke med andre.',
} as const;

export const headLinks = [
  ['/folkeskole', 'Folkeskole'],
  ['/gymnasium', 'Gymnasium'],
  ['/voksenuddannelse', 'Voksenuddannelse'],
  ['/#saadan', 'Tekstretter'],
  ['/priser', 'Priser'],
  ['/blog', 'Blog'],
] as const;

/** The list of the foot that holds the way to us too. */
export const helpTitle = 'Hjælp';

export const footLinks = [
  [
    'Ordklar',
    [
      ['/folkeskole', 'Folkeskole'],
      ['/gymnasium', 'Gymnasium'],
      ['/voksenuddannelse', 'Voksenuddannelse'],
      ['/priser', 'Priser'],
      ['/blog', 'Blog'],
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

/** The page with prices. */
export const pricesText = {
  pageTitle: 'Priser – Ordklar',
  description: 'Fortæl os, hvor mange I er, og hvad I vil bruge, så skriver vi, hvad Ordklar koster hos jer.',
  title: 'Hvad koster Ordklar?',
  lead: 'Det kommer an på, hvor mange I er, og hvad I vil bruge. Spørg, så svarer vi med en pris. Det er uforpligtende.',
  includesTitle: 'Det betaler I for',
  includes: [
    'Skolen vælger kursus for kursus. I behøver ikke tage dem, I ikke skal bruge.',
    'Adgangen gælder alle skolens lærere og elever, og fra den dag til den dag, vi aftaler.',
    'Når et kursus hører til skolens aftale, kan lærerne bruge alle dets opgaver.',
  ],
  see: 'Se, hvad der er at vælge imellem i',
  ask: 'Spørg om en pris',
  again: 'Prøv igen',
} as const;
