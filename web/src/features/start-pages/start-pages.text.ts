import type { EditorOverview } from '@ordklar/contract';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const schoolText = {
  title: 'Skolen',
  lead: (name: string) =>
    `Her ser du, hvad ${name} har i Ordklar, og giver nye koder. Elevernes tekster og resultater ser deres lærere. Dem kan du hente, når nogen har ret til at få dem.`,
  counts: (classes: number, groups: number, teachers: number, students: number) => [
    [classes, classes === 1 ? 'klasse' : 'klasser'] as const,
    [groups, groups === 1 ? 'gruppe' : 'grupper'] as const,
    [teachers, teachers === 1 ? 'lærer' : 'lærere'] as const,
    [students, students === 1 ? 'elev' : 'elever'] as const,
  ],
  squads: 'Klasser og grupper',
  name: 'Navn',
  year: 'Skoleår',
  students: 'Elever',
  teachers: 'Lærere',
  noTeachers: 'Ingen lærere',
  noSquads: 'Skolen har ingen klasser eller grupper i Ordklar.',
  platforms: 'Læringsplatforme',
  platformsLead: 'Lad Moodle, Canvas, itslearning og andre platforme åbne opgaver i Ordklar og få resultater tilbage.',
  openPlatforms: 'Åbn læringsplatforme',
  log: 'Logbog',
  logLead: 'Se, hvem der har åbnet elevernes arbejde, givet adgangskoder og nulstillet klasser.',
  openLog: 'Åbn logbogen',
  messages: 'Anmeldte beskeder',
  messagesLead: 'Læs de beskeder i chatten, som nogen har anmeldt til skolen.',
  openMessages: 'Åbn anmeldte beskeder',
  licences: 'Licenser',
  product: 'Kursus',
  period: 'Periode',
  state: { running: 'Gælder nu', upcoming: 'Ikke begyndt', expired: 'Udløbet' },
  noLicences: 'Skolen har ingen licenser.',
  help: 'Konto og hjælp',
  password:
    'Din egen adgangskode skifter du under »Min bruger«. Logger I ind med UNI-Login, skifter I adgangskoder dér.',
  change: 'Skal en klasse, en elev eller en licens rettes, så skriv også til os.',
  write: 'Skriv til os',
  logOut: 'Log ud',
};

export const editorText = {
  title: 'Redaktion',
  lead: 'Her skriver I bloggen og ser, hvad folk har skrevet til Ordklar. Henvendelser og feedback besvares i mailen. De faste sider og opgavebanken kan ikke redigeres herfra.',
  received: 'Det, folk har skrevet',
  requests: (n: number) => counted(n, 'kontaktanmodning', 'kontaktanmodninger'),
  feedback: (n: number) => counted(n, 'gang feedback', 'gange feedback'),
  last: (date: string) => `Senest ${date}`,
  none: 'Ingen endnu',
  subjects: 'Feedback fordelt på emner',
  mails: 'Mails',
  mailStates: ({ waiting, sent, kept, failed }: EditorOverview['mails']) =>
    [
      counted(sent, 'mail er sendt', 'mails er sendt'),
      counted(waiting, 'venter på at blive sendt', 'venter på at blive sendt'),
      ...(kept > 0 ? [`${kept} ligger i databasen, fordi der ikke er sat en mailserver op`] : []),
      ...(failed > 0 ? [counted(failed, 'kunne ikke sendes', 'kunne ikke sendes')] : []),
    ].join(' · '),
  places: 'Det kan du gøre her',
  placeLinks: [
    ['/redaktion/indlaeg', 'Indlæg', 'Skriv, planlæg og ret bloggens indlæg'],
    ['/redaktion/kategorier', 'Kategorier og forfattere', 'Bloggens emner og skribenter'],
    ['/redaktion/henvendelser', 'Henvendelser', 'Kontakt, ønsker om demo og feedback'],
    ['/redaktion/nyhedsbrev', 'Nyhedsbrev', 'Dem, der får brevet'],
    ['/redaktion/udbakke', 'Udbakke', 'De mails, Ordklar har skrevet'],
    ['/redaktion/meddelelser', 'Meddelelser', 'Skriv en meddelelse til lærere og elever'],
  ] as const,
  pages: 'Offentlige sider',
  pageLinks: [
    ['/', 'Forsiden', 'Hvad Ordklar er, og »Prøv med din egen tekst«'],
    ['/blog', 'Blog', 'Som læserne ser den'],
    ['/juridisk', 'Juridisk', 'Vilkår og privatlivspolitik'],
    ['/tilgaengelighed', 'Tilgængelighed', 'Tilgængelighedserklæringen'],
  ] as const,
  bank: 'Opgavebanken',
  bankCount: (exercises: number, courses: number) =>
    `${counted(exercises, 'opgave', 'opgaver')} i ${counted(courses, 'kursus', 'kurser')}`,
  showCourses: 'Vis kurserne',
  course: 'Kursus',
  exercises: 'Opgaver',
};
