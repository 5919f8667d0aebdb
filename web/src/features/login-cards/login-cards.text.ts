const pupils = (n: number) => (n === 1 ? '1 elev' : `${n} elever`);

/** Danish of login cards and new passwords. */
export const cardsText = {
  title: (name: string) => `Login-kort, ${name}`,
  back: 'Klasser og grupper',
  loading: 'Henter elever …',
  failed: 'Vi kunne ikke hente elevernes brugernavne.',
  none: { title: 'Ingen elever i klassen', text: 'Når der er elever i klassen, kan du udskrive deres login-kort her.' },
  brand: 'Ordklar',
  class: 'Klasse',
  username: 'Brugernavn',
  password: 'Kode',
  address: 'Log ind på',
  uniLogin: 'Log ind med UNI-Login',
  plain: 'Kortene har ingen kode endnu. Ordklar kender ikke elevernes koder, så koder på kort er altid nye.',
  until: (day: string, isForFirstLogin: boolean) =>
    isForFirstLogin
      ? `Koden er til første gang og gælder til ${day}. Så vælger du din egen.`
      : `Brug koden første gang senest ${day}. Så gælder den skoleåret ud.`,
  forFirstLogin: 'Eleverne vælger selv en adgangskode, første gang de logger ind',
  allForFirstLogin: 'Eleverne vælger selv en adgangskode, første gang de logger ind.',
  forFirstLoginOne: (name: string) => `${name} vælger selv en adgangskode ved første login`,
  make: 'Lav nye koder',
  makeQuestion: (n: number) => `Lav nye koder til ${pupils(n)}?`,
  makeMessage:
    '<p>De koder, eleverne har nu, virker ikke længere, og de bliver logget ud. Elever med UNI-Login mærker ikke noget.</p>',
  makeYes: 'Lav nye koder',
  makeNo: 'Annuller',
  made: 'Koderne vises kun nu. Udskriv kortene, før du går videre.',
  notMade: 'Der blev ikke lavet nye koder. Prøv igen om lidt.',
  print: (sheets: number) => (sheets === 1 ? 'Udskriv 1 ark' : `Udskriv ${sheets} ark`),
  cut: 'Klip langs de stiplede linjer. Nye koder gør de gamle kort ugyldige. Elever med UNI-Login behøver ikke noget kort.',
  one: {
    question: (name: string) => `Ny kode til ${name}?`,
    message: (name: string) => `${name} bliver logget ud alle steder, og den gamle kode virker ikke længere.`,
    makeYes: 'Lav ny kode',
    notMade: 'Der blev ikke lavet en ny kode. Prøv igen om lidt.',
    made: (name: string) => `Ny kode til ${name}`,
    once: 'Koden vises kun nu. Skriv den af, eller udskriv kortet.',
    byUniLogin: (name: string) => `${name} logger ind med UNI-Login og har ingen kode i Ordklar.`,
    print: 'Udskriv kortet',
    close: 'Luk',
  },
};
