const NUMBERS = ['ingen', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** Every Danish sentence of the pupil's development: words and tenths, never a ranking. */
export const developmentText = {
  loading: 'Henter din udvikling …',
  failed: 'Vi kunne ikke hente din udvikling. Det, du har afleveret, står nedenfor.',
  lead: (handedIn: number, texts: number, name: string) =>
    handedIn === 0
      ? `Du har ikke afleveret noget i dette skoleår endnu, ${name}.`
      : texts === 0
        ? `Du har afleveret ${inWords(handedIn)} ${handedIn === 1 ? 'opgave' : 'opgaver'} i dette skoleår, ${name}.`
        : `Du har afleveret ${inWords(handedIn)} ${handedIn === 1 ? 'opgave' : 'opgaver'} i dette skoleår, ${name}. ` +
          (texts === handedIn
            ? texts === 1
              ? 'Det er en tekst.'
              : 'De er alle tekster.'
            : `${inWords(texts).replace(/^./, (letter) => letter.toUpperCase())} af dem er ${texts === 1 ? 'en tekst' : 'tekster'}.`),
  better: {
    title: 'Det er du blevet bedre til',
    leaves: 'de mørke blade er nye',
    none: 'Når du har løst opgaver af samme slags i flere måneder, kan du se her, hvad du er blevet bedre til.',
    drawing: (title: string, now: number, more: number) =>
      `${title}: ${now} af 10 blade, ${more === 1 ? 'et af dem er nyt' : `${inWords(more)} af dem er nye`}`,
    of: ' af 10',
    now: 'Nu',
    then: 'Før',
    grown: (from: number, to: number) => `${from} af 10 svar var rigtige. Nu er det ${to} af 10.`,
  },
  errors: {
    title: 'Fejl i mine tekster',
    unit: 'på 100 ord',
    type: 'Fejltype',
    since: 'Udvikling',
    none: 'ingen',
    few: 'under 1',
    per: (rate: string) => `${rate} på 100 ord`,
    foot: 'En streg er en fejl. Dine tekster er ikke lige lange, så vi tæller på 100 ord.',
    empty: 'Når din lærer sender din første tekst tilbage, kan du følge dine fejltyper fra tekst til tekst her.',
    faultless: 'Der er ingen fejlmarkeringer i dine seneste tekster. Flot arbejde!',
    said: {
      next: 'Dit næste skridt',
      gone: 'Du har den!',
      fewest: 'Meget færre',
      fewer: 'Færre',
      same: 'Som før',
      more: 'Flere',
    },
  },
  next: {
    kick: 'Dit næste skridt',
    own: 'Fra din seneste tekst',
    check: 'Sådan kan du selv tjekke',
    practise: (minutes: number) => `Øv i ${minutes} ${minutes === 1 ? 'minut' : 'minutter'}`,
    practiseOn: (title: string, minutes: number) => `Øv i ${minutes} minutter: ${title}`,
    other: 'Vælg en anden opgave',
    none: 'Lige nu er der ingen opgave til denne fejltype. Spørg din lærer, om du kan få en.',
  },
  tests: {
    title: 'Mine prøver',
    hidden: (teacher: string) => `${teacher} viser ikke resultatet endnu.`,
    right: (correct: number, of: number) => `${correct} af ${of} rigtige`,
    tiles: (tenths: number) => `${tenths} af 10`,
    see: 'Se svarene',
    seeOf: (title: string) => `Se svarene, ${title}`,
  },
  handedIn: 'Afleveret',
  training: {
    title: 'Opgaver, der passer til dig',
    loading: 'Henter opgaver, der passer til dig …',
    minutes: (n: number) => `ca. ${n} min.`,
    begin: (title: string, type: string) => `Øv ${type}: ${title}`,
    open: 'På din liste',
  },
};
