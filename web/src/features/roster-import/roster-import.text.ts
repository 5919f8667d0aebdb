const people = (n: number) => (n === 1 ? '1 person' : `${n} personer`);

/** Danish of taking in people from a file. */
export const rosterImportText = {
  title: 'Hent personer ind',
  lead: 'Hent klasser, elever og lærere ind fra en fil. Du ser alt, hvad der vil ske, før noget bliver ændret, og du kan fortryde i et døgn.',
  back: 'Skolen',
  choose: 'Vælg en fil',
  chooseLabel: 'Fil med personer',
  another: 'Vælg en anden fil',
  help: 'En CSV-fil, for eksempel gemt fra Excel, eller en ZIP-fil fra OneRoster 1.2. Den må højst fylde 2 MB.',
  columns: 'Sådan skal CSV-filen se ud',
  columnsText:
    'Kolonnerne hedder institution, klasse, rolle, navn, brugernavn og uni-id og kan stå i vilkårlig rækkefølge. Rollen er elev, lærer eller administrator. Alle skal have et brugernavn eller et UNI-ID. En person med flere klasser står på flere linjer.',
  example: 'Hent en skabelon',
  exampleName: 'personer.csv',
  exampleLines: [
    'institution;klasse;rolle;navn;brugernavn;uni-id',
    ';7.A;elev;Anna Holm;anna.holm;anna1234',
    ';7.A;lærer;Lise Lund;li.lu2;',
    ';7.B;lærer;Lise Lund;li.lu2;',
  ],
  reading: 'Læser filen …',
  notRead: 'Filen kunne ikke læses. Prøv igen om lidt.',
  plan: (fileName: string) => `Det vil ske med ${fileName}`,
  counts: (inFile: number, unchanged: number) =>
    `${people(inFile)} i filen. ${unchanged === 1 ? '1 er uændret' : `${unchanged} er uændrede`}.`,
  otherSchools: (n: number) =>
    n === 1
      ? '1 linje hører til en anden skole og springes over.'
      : `${n} linjer hører til andre skoler og springes over.`,
  classesToMove: (n: number) =>
    n === 1
      ? '1 klasse fra et tidligere skoleår er ikke rykket op endnu. Ryk den op først, ellers bliver den oprettet en gang til.'
      : `${n} klasser fra tidligere skoleår er ikke rykket op endnu. Ryk dem op først, ellers bliver de oprettet en gang til.`,
  nothing: 'Alt i filen står allerede sådan i Ordklar. Der er intet at ændre.',
  lists: {
    faults: 'Linjer, der springes over',
    newClasses: 'Nye klasser',
    newPeople: 'Nye personer',
    back: 'Kommer tilbage til skolen',
    joins: 'Kommer i klasse',
    leaves: 'Går ud af klasse',
    renamed: 'Skifter navn',
    linked: 'Får UNI-Login',
    absent: 'Står ikke i filen',
  },
  line: (file: string, line: number) => (file === 'filen' ? `Linje ${line}` : `${file}, linje ${line}`),
  roles: { student: 'elev', teacher: 'lærer', 'school-admin': 'administrator' },
  before: (name: string) => `hed før ${name}`,
  more: (n: number) => (n === 1 ? 'og 1 til' : `og ${n} til`),
  newCodes: 'Nye personer uden UNI-ID får en kode, når I udskriver loginkort til dem.',
  leave: (n: number) => (n === 1 ? 'Meld personen ud af skolen' : `Meld de ${n} personer ud af skolen`),
  leaveHelp:
    'De kan ikke logge ind mere og kommer ud af klasser og grupper. Deres arbejde gemmes, og elever slettes efter den frist, skolen har valgt.',
  go: 'Gennemfør importen',
  cancel: 'Annullér',
  notDone: 'Importen blev ikke gennemført, og intet er ændret. Prøv igen om lidt.',
  done: 'Personerne er hentet ind.',
  refresh: 'Se forslaget igen',
  latest: 'Seneste importer',
  failed: 'Vi kunne ikke hente listen over importer. Prøv igen om lidt.',
  none: 'Der er ikke hentet personer ind endnu.',
  sums: (made: number, changed: number, left: number) =>
    [made === 1 ? '1 ny' : `${made} nye`, changed === 1 ? '1 ændret' : `${changed} ændrede`, `${left} meldt ud`].join(
      ' · ',
    ),
  by: (name: string | null) => name ?? 'En, der ikke findes mere',
  undone: (when: string) => `Fortrudt ${when}`,
  until: (when: string) => `Kan fortrydes til ${when}`,
  undo: 'Fortryd',
  undoOf: (fileName: string) => `Fortryd importen af ${fileName}`,
  undoDone: (kept: number) =>
    kept === 0
      ? 'Importen er fortrudt.'
      : `Importen er fortrudt. ${kept === 1 ? '1 konto eller klasse er' : `${kept} konti og klasser er`} taget i brug og bliver stående.`,
} as const;
