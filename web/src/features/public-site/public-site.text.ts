/** Every Danish sentence of head and foot. */
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
