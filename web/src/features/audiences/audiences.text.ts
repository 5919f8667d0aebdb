/** Every Danish sentence of the pages for Folkeskole, Gymnasium and Voksenuddannelse. */
export const audienceText = {
  /** Where the pictures come from. */
  demo: 'Billederne er taget i Ordklar med en opdigtet skole. Navne og tekster er fundet på.',
  coursesTitle: 'Det kan I vælge',
  coursesLead: 'Skolen vælger selv, hvilke kurser den vil have.',
  next: {
    title: 'Hvad koster det?',
    lead: 'Fortæl os, hvor mange I er, og hvad I vil bruge, så skriver vi, hvad det koster hos jer.',
    prices: 'Spørg om en pris',
    try: 'Prøv tekstretteren nu',
  },
} as const;

/** A screen of the product with what it shows. `picture` names its files in pictures/. */
export interface Screen {
  picture: string;
  /** Its size on a wide screen, px. */
  size: readonly [width: number, height: number];
  alt: string;
  title: string;
  words: string;
  points: readonly string[];
}

export interface AudienceWords {
  path: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  screens: readonly Screen[];
}

const FRAME = [1120, 720] as const;
const PLAYER = [880, 720] as const;

/** The three pages, by the audience's name on the front page. */
export const audiencePages = {
  folkeskole: {
    path: '/folkeskole',
    title: 'Ordklar i folkeskolen',
    description:
      'Stavning, grammatik, diktat, læsning, prøver og tekstretning til folkeskolen. Se skærmbilleder fra Ordklar.',
    heading: 'Fra de første bogstaver til afgangsprøverne',
    lead: 'Her er opgaver, tekster og prøver til dansk, engelsk, tysk og fransk.',
    screens: [
      {
        picture: 'marking',
        size: FRAME,
        alt: 'Lærerens skærm: Aminas tekst med nummererede markeringer. Til venstre står de tre hyppigste fejltyper. Til højre står en forklaring på et manglende startkomma.',
        title: 'Fejlene er fundet, når du begynder at læse',
        words:
          'Når en elev har afleveret en tekst på dansk, har Ordklar gennemgået stavning, grammatik, tegnsætning og ordvalg og skrevet en forklaring til hver markering. Du læser teksten først, og eleven ser intet, før du har gjort den klar.',
        points: [
          'Skjul det, eleven ikke skal bruge kræfter på endnu, og tilføj dine egne markeringer og kommentarer.',
          'Klassen skriver med startkomma eller uden. Det vælger du.',
          'Eleven retter teksten og afleverer en ny udgave.',
        ],
      },
      {
        picture: 'dictation',
        size: PLAYER,
        alt: 'En diktat: knapperne Afspil, Forfra og Langsommere over et felt, hvor eleven skriver sætningen.',
        title: 'Diktat, hvor alle hører hvert ord',
        words:
          'Eleven afspiller en sætning ad gangen, hører den igen efter behov og kan sætte farten ned. Bogstaverne æ, ø og å står under feltet til tastaturer, der ikke har dem.',
        points: [
          'Stavning og diktat til 3.–9. klasse, og grammatik fra 3. klasse.',
          'Skriftens størrelse, afstanden mellem linjer og papirets farve kan ændres under »Læsbarhed«.',
        ],
      },
      {
        picture: 'result',
        size: FRAME,
        alt: 'Resultatet af Staveprøve for 7. klasse: 26 af 40 rigtige, med bedømmelse og tid for hver del af prøven.',
        title: 'Prøver, der viser, hvad der skal øves',
        words:
          'Staveprøven og Læseprøven bliver rettet, så snart eleven har afleveret. Du ser hver del for sig med procent, bedømmelse og tid, og for staveprøven også de hyppigste fejltyper.',
        points: [
          'Eleven ser sine svar og sin procent, men hverken bedømmelse eller tid.',
          'Hele klassens prøver står i ét skema, som kan hentes som regneark.',
        ],
      },
    ],
  },
  gymnasium: {
    path: '/gymnasium',
    title: 'Ordklar i gymnasiet',
    description:
      'Dansk, engelsk, fransk, tysk, spansk og almen sprogforståelse i gymnasiet. Se skærmbilleder fra Ordklar.',
    heading: 'Sproget bag den gode opgave',
    lead: 'Sætningsanalyse, tegnsætning, stil og grammatik i dansk, engelsk, fransk, tysk og spansk, og opgaver til almen sprogforståelse.',
    screens: [
      {
        picture: 'courses',
        size: FRAME,
        alt: 'Lærerens liste med opgaver i Dansk A. Til højre vælger læreren hold og frist.',
        title: 'Find en opgave, og tildel den på et minut',
        words:
          'Hvert kursus har opgaver på to trin, grundlæggende og videregående, ordnet efter emne. Vælg opgaver, vælg et hold, en gruppe eller enkelte elever, og sæt en frist.',
        points: ['Prøv opgaven selv, før du tildeler den.', 'Mangler der en opgave, laver du din egen.'],
      },
      {
        picture: 'clauses',
        size: PLAYER,
        alt: 'En opgave om ledsætninger: Svaret objekt er forkert, subjekt er rigtigt, og nederst står, hvorfor.',
        title: 'Et svar får altid en begrundelse',
        words:
          'Når eleven har svaret, står der, hvad der er rigtigt, og hvorfor. Så kan opgaven laves hjemme, og timen bruges på det, der stadig er svært.',
        points: [
          'Dansk A: ordklasser, sætningsanalyse, komma, stil og argumentation.',
          'Almen sprogforståelse: sproghistorie, latinske og græske byggesten, dialekter og sociolekter.',
        ],
      },
      {
        picture: 'register',
        size: [1440, 920],
        alt: 'Et skema med en række for hver elev og en kolonne for hver fejltype. De mørkeste felter har flest fejl.',
        title: 'Se, hvor holdet halter',
        words:
          'Fejltyperne i elevernes tekster er talt pr. 100 ord, så korte og lange tekster kan sammenlignes. Hvert felt kan åbnes, så man ser sætningerne bag.',
        points: [
          'Tekstretteren retter danske tekster og hører til kurset Danske fritekstopgaver, som gymnasier også kan vælge.',
          'Fra en fejltype er der kort vej til opgaver, der træner netop den.',
        ],
      },
    ],
  },
  voksne: {
    path: '/voksenuddannelse',
    title: 'Ordklar på voksenuddannelsen',
    description: 'FVU, dansk som fremmedsprog og almen grammatik til voksne. Se skærmbilleder fra Ordklar.',
    heading: 'I eget tempo, med forklaringer, man kan forstå',
    lead: 'FVU, dansk som fremmedsprog og almen grammatik: korte opgaver om arbejde, breve og hverdag.',
    screens: [
      {
        picture: 'listening',
        size: PLAYER,
        alt: 'En lytteopgave: kursisten hører sætningen »Toget er … igen« og skriver det ord, der mangler.',
        title: 'Hør ordet, så tit du vil',
        words:
          'I lytteopgaverne kan en sætning afspilles igen, forfra og langsommere. Svarene bliver gemt undervejs, så man kan holde pause og gå videre en anden dag.',
        points: ['De fleste opgaver tager omkring fem minutter.', 'Alt kan bruges på en telefon og uden mus.'],
      },
      {
        picture: 'commas',
        size: PLAYER,
        alt: 'En opgave om komma: »Spis, børn!« betyder, at børnene skal spise. Svaret er rigtigt, og nederst står, hvorfor.',
        title: 'Regler, der kan bruges i morgen',
        words:
          'Komma i en mail, en seddel i opgangen, et opslag om et job: opgaverne handler om det, voksne læser og skriver. Efter hvert svar står en kort forklaring.',
        points: [
          'FVU og almen grammatik på to trin, dansk som fremmedsprog på tre.',
          'Læreren ser, hvad der er lavet, og hvad der er svært.',
        ],
      },
      {
        picture: 'explained',
        size: FRAME,
        alt: 'En tekst med markeringer, som den ser ud for den, der har skrevet den. Til højre står, hvorfor der mangler et komma, og hvordan man selv kan tjekke.',
        title: 'Lær af sin egen tekst',
        words:
          'Hver markering kan vælges og forklares: hvad der er galt, hvorfor, og hvordan man selv kan tjekke næste gang. Er man uenig, kan man spørge læreren om netop den markering.',
        points: [
          'Teksten kan læses højt, hvis enheden har en dansk stemme.',
          'Tekstretteren retter danske tekster og hører til kurset Danske fritekstopgaver, som voksenuddannelser også kan vælge.',
        ],
      },
    ],
  },
} as const satisfies Record<string, AudienceWords>;

export type AudienceName = keyof typeof audiencePages;

/** All courses of each audience under their subjects: productId and title, as in the catalogue. */
export const audienceCourses: Record<
  AudienceName,
  readonly (readonly [string, readonly (readonly [string, string])[]])[]
> = {
  folkeskole: [
    [
      'Dansk',
      [
        ['grrw', 'Tidlig læse- og skrivestart'],
        ['grdk', 'Dansk til indskoling'],
        ['grst', 'Dansk stavning'],
        ['gram', 'Dansk grammatik'],
        ['grdi', 'Dansk diktat'],
        ['teco', 'Danske fritekstopgaver'],
        ['grsp', 'Staveprøven'],
        ['grlp', 'Læseprøven'],
        ['grlt', 'Læseprøven (træningsøvelser)'],
        ['grrp', 'Retskrivningsprøven'],
        ['grda', 'Dansk som andetsprog'],
        ['grdx', 'Dansk grammatik til 10. klasse'],
        ['grbd', 'Dansk til efterskole'],
      ],
    ],
    [
      'Engelsk',
      [
        ['grei', 'Engelsk til indskoling'],
        ['gren', 'Engelsk grammatik'],
        ['teen', 'Engelske fritekstopgaver'],
        ['grep', 'Engelsk prøvetræning'],
        ['gret', 'Engelskprøven'],
        ['grte', 'Engelskprøven (træningsøvelser)'],
        ['grex', 'Engelsk grammatik til 10. klasse'],
        ['grbe', 'Engelsk til efterskole'],
      ],
    ],
    [
      'Tysk',
      [
        ['grty', 'Tysk grammatik'],
        ['tety', 'Tyske fritekstopgaver'],
        ['grtp', 'Tysk prøvetræning'],
        ['grgt', 'Tyskprøven'],
        ['grgx', 'Tyskprøven (træningsøvelser)'],
        ['grtx', 'Tysk grammatik til 10. klasse'],
        ['grbg', 'Tysk til efterskole'],
      ],
    ],
    [
      'Fransk',
      [
        ['grfr', 'Fransk grammatik'],
        ['gcft', 'Fransk træning'],
        ['tefr', 'Franske fritekstopgaver'],
      ],
    ],
  ],
  gymnasium: [
    [
      'Dansk og sprogforståelse',
      [
        ['gcda', 'Dansk A'],
        ['gcas', 'Almen sprogforståelse'],
      ],
    ],
    [
      'Fremmedsprog',
      [
        ['gcea', 'Engelsk A'],
        ['gceb', 'Engelsk B'],
        ['gcfa', 'Fransk A (begynder)'],
        ['gctb', 'Tysk B (fortsætter)'],
        ['gces', 'Tag tyren ved hornene'],
      ],
    ],
  ],
  voksne: [
    [
      'Voksenuddannelse',
      [
        ['gfvu', 'Forberedende voksenundervisning (FVU)'],
        ['grdf', 'Dansk som fremmedsprog'],
        ['grag', 'Almen grammatik til voksne'],
      ],
    ],
  ],
};
