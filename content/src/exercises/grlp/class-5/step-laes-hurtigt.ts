import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesHurtigt: StepDraft = {
  title: 'Læs i dit eget tempo',
  intro: 'Læs teksten én gang i dit eget tempo. Når spørgsmålene kommer, kan du ikke se teksten mere.',
  seconds: 720,
  items: [
    read({
      title: 'Fuglen, der næsten aldrig lander',
      mayLookBack: false,
      text: `En aften i august kaster en ung mursejler sig ud fra et hul under et tag i Odense. Den har aldrig fløjet før. Under den er der ti meter ned til en gård med cykler og en kat, der kigger op. Ungen har ikke øvet sig, og ingen har vist den, hvordan man gør. Alligevel breder den vingerne ud, og så flyver den. Der kan gå to eller tre år, før den lander igen.

Det lyder som løgn, men forskere har undersøgt det. I Sverige satte de små apparater på ryggen af en gruppe mursejlere. Apparaterne vejede omkring et gram og målte hele tiden, om fuglene bevægede sig. Da fuglene kom tilbage året efter, kunne forskerne se, at nogle af dem havde været i luften i ti måneder i træk.

Hvordan kan det lade sig gøre? Mursejleren spiser, mens den flyver. Den åbner det brede næb og fanger myg, fluer og små edderkopper, som svæver af sted på en tråd. Den drikker ved at glide hen over en sø og tage en mundfuld vand på vejen. Selv reden bygger den af strå og fjer, som den griber i luften.

Det mærkeligste er dog, at den nok også sover deroppe. Når solen går ned, stiger mursejleren to eller tre kilometer op. Her glider den langsomt nedad, og forskerne tror, at den tager en række meget korte lure undervejs. Helt sikre er de ikke, for det er svært at måle søvn på en fugl, der vejer mindre end et hønseæg.

På jorden er mursejleren til gengæld næsten hjælpeløs. Benene er så korte, at den kun kan krybe. Finder du en mursejler på fortovet, må du ikke kaste den op i luften, for den kan være syg. Læg den i en kasse med huller i låget, og ring til nogen, der har forstand på fugle.

Først i maj hører man dem igen: høje skrig mellem husene, når flokken jager forbi. Så er de kommet hjem for at få unger, og i nogle få uger har de faktisk noget fast under fødderne.`,
      questions: [
        choice(
          'Hvad gør den unge mursejler i begyndelsen af teksten?',
          'Den flyver for første gang.',
          ['Den lander på et tag.', 'Den flygter fra en kat.', 'Den bygger sin første rede.'],
          'Den har aldrig fløjet før og kaster sig ud.',
        ),
        choice(
          'Hvordan fandt forskerne ud af, hvor længe fuglene var i luften?',
          'De satte måleapparater på dem.',
          ['De fulgte efter dem i et fly.', 'De filmede dem fra et højt tårn.', 'De talte dem hver eneste aften.'],
          'De små apparater på ryggen målte, om fuglene bevægede sig.',
        ),
        lists(
          'Nogle af fuglene havde været i luften i {ti måneder|ti dage|ti uger|ti år} i træk.',
          'Det kunne forskerne se på apparaterne året efter.',
        ),
        choice(
          'Hvordan får mursejleren noget at drikke?',
          'Den tager vand fra en sø, mens den flyver.',
          [
            'Den lander ved en sø, når det bliver mørkt.',
            'Den fanger regndråber med det brede næb.',
            'Den får nok vand fra de myg, den spiser.',
          ],
          'Den glider hen over søen og tager en mundfuld.',
        ),
        choice(
          'Hvad er forskerne ikke helt sikre på?',
          'hvordan fuglen sover',
          ['hvad fuglen spiser', 'hvornår fuglen får unger', 'hvad fuglen bygger rede af'],
          'De tror, at den tager korte lure, men det er svært at måle.',
        ),
        choice(
          'Du finder en mursejler på fortovet. Hvad skal du gøre?',
          'lægge den i en kasse og spørge en, der ved noget',
          [
            'kaste den op, så den kan komme videre i luften',
            'sætte den op under det tag, hvor den er kommet fra',
            'lade den ligge, til den selv har fået kræfter igen',
          ],
          'Den kan være syg, og derfor skal den have hjælp af en med forstand på fugle.',
        ),
        choice(
          'Hvorfor kan mursejleren ikke gå på jorden?',
          'Benene er for korte.',
          ['Vingerne er for tunge.', 'Den har ingen fødder.', 'Ingen har vist den det.'],
          'Benene er så korte, at den kun kan krybe.',
        ),
        choice(
          'Hvad fortæller hele teksten om mursejleren?',
          'at den lever næsten hele sit liv i luften',
          [
            'at den flyver hurtigere end andre fugle',
            'at den er ved at forsvinde fra byerne',
            'at den er farlig for myg og edderkopper',
          ],
          'Hvert afsnit handler om, hvordan den kan blive i luften, eller hvor svært den har det på jorden.',
        ),
      ],
    }),
  ],
};
