/** A page of a guide as it is written: name in the list, heading, and HTML that is cleaned before it is shown. */
interface PageText {
  name: string;
  header: string;
  content: string;
}

/** Danish of the guides. Labels stand exactly as the specification gives them, 'Forsæt' too (DEC-02). */
export const onboardingText = {
  back: 'Tilbage',
  next: 'Næste',
  counter: (page: number, total: number) => `${page} / ${total}`,
  progress: (page: number, total: number) => `Side ${page} af ${total}`,

  teacher: {
    labels: { close: 'Luk guiden', start: 'Forsæt guiden', end: 'Afslut guiden' },
    title: 'Guide til Ordklar',
    intro: {
      header: 'Velkommen til Ordklar',
      text: 'Her kan du på fire sider se, hvordan du vælger klasse, giver opgaver, følger med og læser, hvad eleverne har skrevet. Det tager to minutter.',
      firstView: '<p>Du kan finde guiden igen under pilen øverst til højre på alle sider.</p>',
    },
    pages: [
      {
        name: 'Klasser',
        header: 'Vælg klasse én gang',
        content:
          '<p>Øverst vælger du <b>kursus</b>, <b>klasse</b> og <b>skoleår</b>. Valget følger dig rundt på alle sider, til du vælger noget andet.</p><p>Vil en kollega dele en klasse eller en gruppe med dig, kommer der et tegn oppe ved dit navn. Når du siger ja, kan I begge se og rette elevernes opgaver.</p>',
      },
      {
        name: 'Opgaver',
        header: 'Giv en opgave',
        content:
          '<p>Under <b>Opgaver</b> finder du kursets opgaver. Vælg en eller flere, vælg hele klassen eller enkelte elever, og sæt en afleveringsfrist.</p><p>Med »Vises fra« bestemmer du, hvornår eleverne kan se opgaven. Så kan du planlægge flere uger frem.</p>',
      },
      {
        name: 'Status',
        header: 'Se, hvem der er færdig',
        content:
          '<p>Under <b>Status</b> står alle, der har fået opgaven: dem, der har afleveret, dem, der er i gang, og dem, der mangler.</p><p>Her ændrer du frister, tager en opgave tilbage og afleverer for en elev, der har givet dig sin fil.</p>',
      },
      {
        name: 'Resultater',
        header: 'Ret teksten, og giv feedback',
        content:
          '<p>Åbn en elevs besvarelse for at se forsøg, tekst og markeringer. Du skriver feedback og giver karakter samme sted og går videre til den næste elev uden at lukke.</p><p>Eleven ser først rettelserne, når du gør teksten klar, og karakteren, når du vælger at vise den.</p>',
      },
    ] satisfies PageText[],
  },

  textCorrection: {
    labels: { close: 'Luk introduktion', start: 'Se introduktion', end: 'Afslut' },
    title: 'Guide til tekstretteren',
    intro: {
      header: 'Tekstretteren finder fejlene. Du bestemmer.',
      text: 'På fire sider følger vi en skriveopgave fra dig til eleven og tilbage igen.',
      firstView: '<p>Du kan finde introduktionen igen under pilen øverst til højre på alle sider.</p>',
    },
    pages: [
      {
        name: 'Tildel',
        header: 'Giv klassen en skriveopgave',
        content:
          '<p>Vælg et fritekstkursus, for eksempel <b>Danske fritekstopgaver</b>, og find en opgave. Vælg elever og afleveringsfrist, og tildel opgaven.</p><p>Du kan sætte en anbefalet længde. Eleven kan se det, mens teksten bliver til.</p>',
      },
      {
        name: 'Aflever',
        header: 'Eleven afleverer',
        content:
          '<p>Under <b>Tildelte lektier</b> åbner eleven opgaven og uploader sin tekst som Word-fil (DOCX). Eleven kan også skrive teksten direkte på siden.</p><p>Filen må højst fylde 10 MB.</p>',
      },
      {
        name: 'Ret',
        header: 'Ordklar markerer, og du retter til',
        content:
          '<p>Få sekunder efter er teksten markeret, og hver fejl er forklaret. Skjul en hel fejltype eller en enkelt fejl, hvis den ikke er vigtig nu. Tilføj dine egne rettelser og kommentarer.</p><p>Gør teksten klar, når du er færdig. Indtil da ser eleven ingen rettelser.</p>',
      },
      {
        name: 'Tilbage',
        header: 'Eleven får sin tekst igen',
        content:
          '<p>Farverne viser hovedtyperne: <b>tegnsætning</b>, <b>stavning</b>, <b>grammatik</b> og <b>ordforveksling</b>. Holder eleven musen over en markering, står fejltypen der, og de tre hyppigste fejltyper står øverst.</p><p>Har du slået selvretning til, retter eleven teksten og afleverer den en gang til.</p>',
      },
    ] satisfies PageText[],
  },

  cloud: {
    title: 'Filer fra OneDrive og Google Drev',
    isNew: 'Nyt',
    text: [
      'Ligger teksten i OneDrive eller Google Drev, kan du hente den ned som Word-fil (.docx) og vælge den på din enhed. Er tjenesten slået til, kan du også hente den direkte med knappen der, hvor du uploader.',
      'Brug kun konti, som skolen har oprettet:',
    ],
    providers: [
      {
        name: 'OneDrive',
        rule: 'Ordklar deler kun data gennem konti, som institutionen har oprettet.',
      },
      {
        name: 'Google Drev',
        rule: 'Brugen er institutionens ansvar, og private konti må ikke bruges.',
      },
    ],
    rest: 'Ordklar får kun den fil, du vælger, og har ikke adgang til drevet.',
    where: 'Min bruger > Uploadtjenester',
    decide: 'Her bestemmer du, hvor dine elever må hente filer fra:',
    close: 'Forstået',
  },
};
