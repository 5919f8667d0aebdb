const exercises = (n: number) => (n === 1 ? '1 opgave' : `${n} opgaver`);

/** Danish of the courses slice. */
export const coursesText = {
  info: {
    about: (course: string) => `Om kurset ${course}`,
    loadingTitle: 'Om kurset',
    loading: 'Henter kursets indhold …',
    print: 'Udskriv',
    close: 'Luk',
    summary: (levels: number, n: number) =>
      `${levels === 1 ? '1 niveau' : `${levels} niveauer`} med ${exercises(n)} i alt.`,
    caption: 'Niveauer, kategorier og antal opgaver',
    captionPart: (part: number) => `Niveauer, kategorier og antal opgaver, del ${part} af 2`,
    level: 'Niveau',
    categories: 'Kategorier',
    count: 'Opgaver',
    empty: 'Kurset har ingen opgaver endnu',
    emptyHelp: 'Så snart der er opgaver, kan du se niveauer og kategorier her.',
    trialTitle: 'Prøv kurset gratis',
    trial:
      'Jeres skole har ikke adgang til kurset. Skriv til os, så åbner vi det for jer i en prøveperiode. Det er gratis og uforpligtende.',
    trialButton: 'Få gratis prøveadgang',
    signUp: {
      label: 'Din e-mailadresse',
      hint: 'Så skriver vi til dig om tekstretteren og åbner den for din skole i en prøveperiode.',
      needed: 'Skriv din e-mailadresse.',
      send: 'Tilmeld tekstretteren',
      sent: (email: string) => `Tak. Vi skriver til ${email}, så snart vi kan.`,
      notSent: 'Din tilmelding blev ikke sendt. Prøv igen om lidt.',
    },
    tables: {
      label: 'Tabeller til prøven',
      bands: 'Bedømmelsestabel',
      extended: 'Udvidet bedømmelsestabel staveprøven',
      errors: 'Anvendte fejltyper',
    },
  },
};
