const pupils = (n: number) => `${n} ${n === 1 ? 'elev' : 'elever'}`;

/** Danish of teachers' own exercises. */
export const ownText = {
  back: 'Opgaver',
  create: 'Opret opgave',
  edit: 'Rediger opgave',
  lead: 'Eleverne skriver deres svar i Ordklar eller afleverer det som DOCX.',
  loading: 'Henter opgaven …',
  gone: 'Opgaven findes ikke, eller den er ikke din.',
  failed: 'Vi kunne ikke hente opgaven. Prøv igen om lidt.',
  noCourses: 'Jeres skole har ingen kurser, som man kan lave egne opgaver i.',

  fields: {
    course: 'Kursus',
    title: 'Titel',
    description: 'Kort beskrivelse',
    descriptionHint: 'Står i lister, så du kan kende opgaven igen.',
    text: 'Opgaven til eleverne',
    textHint:
      'Hver linje er et afsnit. Begynd linjen med »-« og et mellemrum, hvis den skal være et punkt, og med »#« og et mellemrum, hvis den skal være en overskrift.',
    wordCount: 'Anbefalet længde i ord',
    wordCountHint: 'Kan stå tomt.',
  },
  files: {
    heading: 'Filer',
    drop: 'Træk filer hertil',
    choose: 'Vælg filer',
    rule: 'DOCX, PDF, PPTX, XLSX, ODT, TXT, billeder (PNG, JPG, GIF, WEBP) og lyd (MP3, M4A). I alt højst 10 MB og 10 filer.',
    remove: (name: string) => `Fjern ${name}`,
    wrongType: (name: string) =>
      `»${name}« kan ikke vedhæftes. Brug DOCX, PDF, PPTX, XLSX, ODT, TXT, PNG, JPG, GIF, WEBP, MP3 eller M4A.`,
    tooLarge: 'Du må maks uploade 10 MB',
    tooMany: 'Der kan højst være 10 filer på en opgave.',
    uploading: (percent: number) => `Gemmer … ${percent} %`,
  },
  links: {
    heading: 'Links',
    label: 'Adresse',
    placeholder: 'https://',
    add: 'Tilføj link',
    remove: (name: string) => `Fjern ${name}`,
    wrong: 'Skriv hele adressen. Den skal begynde med https:// eller http://',
    tooMany: 'Der kan højst være 10 links på en opgave',
  },
  preview: {
    heading: 'Sådan ser eleverne opgaven',
    empty: 'Skriv en titel og en opgave, så kan du se den her.',
    material: 'Filer og links',
    print: 'Udskriv opgaven',
    untitled: 'Uden titel',
    minimum: (n: number) => `Anbefalet længde: ${n} ord`,
  },
  draft: {
    restored: (when: string) => `Din kladde fra ${when} er hentet frem. Nye filer skal vælges igen.`,
    discard: 'Kassér kladden',
    saving: 'Gemmer kladden …',
    saved: (clock: string) => `Kladden er gemt ${clock}. Eleverne ser den først, når du gemmer opgaven.`,
    offline: 'Ingen forbindelse. Kladden ligger på din enhed og bliver gemt, så snart der er forbindelse.',
    refused: (message: string) => `Kladden er ikke gemt: ${message}`,
    conflict: 'Kladden er ændret i et andet vindue. Det, du har skrevet her, er her stadig. Hvad skal gælde?',
    takeTheirs: 'Den anden',
    keepMine: 'Den her',
  },
  use: (open: number, handedIn: number) =>
    [
      open > 0 && `${pupils(open)} har opgaven og ser dine ændringer.`,
      handedIn > 0 && `${pupils(handedIn)} har afleveret. Det, de svarede på, bliver ikke ændret.`,
    ]
      .filter(Boolean)
      .join(' '),

  save: 'Gem',
  saveAndChoose: 'Gem og vælg elever',
  saved: 'Opgaven er gemt',
  noNet: 'Der er ingen forbindelse til Ordklar. Din kladde ligger på din enhed, så du kan prøve igen om lidt.',

  remove: {
    button: 'Slet opgaven',
    title: (title: string) => `Vil du slette »${title}«?`,
    stays: (handedIn: number) =>
      handedIn === 1
        ? 'Den besvarelse, der er afleveret, bliver liggende.'
        : `De ${handedIn} besvarelser, der er afleveret, bliver liggende.`,
    unused: 'Ingen elever har fået opgaven.',
    open: (open: number) => `${pupils(open)} har opgaven og har ikke afleveret den endnu.`,
    what: 'Hvad skal der ske med de opgaver, der ikke er afleveret?',
    keep: 'Eleverne beholder dem',
    take: 'Tag dem tilbage',
    yes: 'Slet opgaven',
    no: 'Behold opgaven',
    done: 'Opgaven er slettet',
    taken: (n: number) => `Den er taget tilbage fra ${pupils(n)}.`,
    undo: 'Fortryd',
    undone: 'Opgaven er der igen',
  },
};

/** Danish of trying text correction. */
export const tryText = {
  title: 'Prøv tekstretteren',
  lead: 'Se, hvad tekstretteren finder i en tekst. Der bliver ikke oprettet nogen opgave, og teksten bliver ikke gemt.',
  course: 'Kursus',
  drop: 'Træk et dokument hertil',
  choose: 'Vælg et dokument',
  rule: 'DOCX, højst 10 MB',
  fixed: 'Brug vores testtekst',
  paste: 'Eller skriv eller indsæt en tekst',
  tryPasted: 'Ret teksten',
  commas: 'Kommasystem',
  systems: { auto: 'Som teksten selv gør', yes: 'Med startkomma', no: 'Uden startkomma' },
  trying: 'Retter teksten …',
  label: 'Teksten med markeringer',
  words: (n: number) => `${n} ord`,
  marks: (n: number) => (n === 1 ? '1 markering' : `${n} markeringer`),
  press: 'Tryk på en markering for at se forklaringen.',
  none: 'Tekstretteren fandt ingen fejl.',
  noEngine: 'Tekster på dette sprog kan endnu ikke rettes automatisk. Læreren retter dem i hånden.',
  noCourses: 'Jeres skole har ingen kurser med tekstretning.',
};
