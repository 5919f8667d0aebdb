import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const fagtekster = exerciseGroup({ productId: 'grlt', level: 9, category: 'fagtekster' }, [
  {
    number: 1,
    version: 2,
    title: 'Frøene i bjerget',
    summary: 'Læs en fagtekst om verdens frøbank, og find tekstens hensigt.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'En dør i Arktis',
        text: `Ud af en bjergside på Svalbard stikker en smal betonkile. Bag døren fører en tunnel mere end hundrede meter ind i permafrosten til tre haller. Her ligger verdens mest kedelige skat: sorte kasser med poser af folie. I poserne ligger frø.

Det globale frøhvælv åbnede i 2008. Ideen er enkel. Rundtomkring i verden findes mange genbanker, der gemmer frø fra landbrugets planter. Men genbanker kan brænde eller blive bombet. Derfor kan de sende kopier til Svalbard, gratis og uden at opgive ejendomsretten. Kun den, der har sendt en kasse, kan få den ud igen.

Hvorfor overhovedet gemme gamle sorter? Fordi moderne landbrug bygger på forbløffende få. Rammes en udbredt hvedesort af en ny svamp, kan redningen være et gen i en glemt slægtning, som ingen har sået i årtier. Mangfoldighed er med andre ord en forsikring, og som med andre forsikringer virker den overflødig, indtil man får brug for den.

Det skete hurtigere, end nogen havde ventet. I 2015 hentede en genbank, der måtte forlade Aleppo under krigen i Syrien, tusindvis af sine prøver. Frøene blev sået i Libanon og Marokko, høstet, og nye kopier blev sendt tilbage til bjerget.

Heller ikke bjerget er uden for verden. I 2016 trængte smeltevand ind i tunnelens yderste del. Ingen frø tog skade, men indgangen måtte bygges om. Selv et evigt fryserum må åbenbart tage højde for, at evigheden er blevet varmere.`,
        questions: [
          choice(
            'Hvorfor kalder forfatteren frøene »verdens mest kedelige skat«?',
            'De ser ud af ingenting, men er meget værdifulde.',
            ['De er uden værdi for andre end de rigeste lande.', 'Man må ikke se dem.'],
            'Ordene er en modsætning med et glimt i øjet.',
          ),
          choice(
            'Hvad er forholdet mellem genbanker og frøhvælvet?',
            'Hvælvet opbevarer kopier for genbankerne.',
            ['Hvælvet ejer alle genbankers frø.', 'Hvælvet sælger frø til genbanker.'],
            'Genbankerne beholder ejendomsretten.',
          ),
          choice(
            'Hvem kan få en kasse ud?',
            'den, der har sendt den',
            ['enhver landmand, der mangler frø', 'den norske regering'],
            'Det står i andet afsnit.',
          ),
          choice(
            'Hvorfor er det farligt, at landbruget bruger få sorter?',
            'Én sygdom kan ramme en stor del af høsten.',
            ['Maden smager ens.', 'Frøene bliver dyrere at købe for den enkelte landmand.'],
            'Eksemplet er en svamp i hvede.',
          ),
          choice(
            'Hvad sammenlignes mangfoldighed med?',
            'en forsikring',
            ['en konto i en bank', 'en krig'],
            'Den virker overflødig, indtil man får brug for den.',
          ),
          choice(
            'Hvorfor hentede en genbank frø ud i 2015?',
            'Krigen havde drevet den ud af Aleppo.',
            ['Hvælvet var blevet oversvømmet af smeltevand.', 'En svamp havde ramt hveden.'],
            'Det står i fjerde afsnit.',
          ),
          choice(
            'Hvad betyder »tage højde for«?',
            'regne med i sine planer',
            ['bygge højere', 'se bort fra'],
            'At tage højde for noget er at indrette sig efter det.',
          ),
          choice(
            'Hvad er pointen med tekstens sidste sætning?',
            'Klimaforandringer truer selv det, der skulle holde evigt.',
            ['Frøene bør flyttes til et varmere sted.', 'Permafrost varer evigt.'],
            '»Evigheden er blevet varmere« er et billede på klimaet.',
          ),
          several(
            'Hvilke påstande er sande ifølge teksten?',
            ['Frø er blevet sået og sendt tilbage.', 'Vand er trængt ind i tunnelen.'],
            ['Frø gik tabt i 2016.', 'Det koster penge at aflevere frø.'],
            'Ingen frø tog skade, og det er gratis.',
          ),
          choice(
            'Hvad er tekstens vigtigste hensigt?',
            'at forklare og få læseren til at se betydningen',
            ['at kritisere frøhvælvet', 'at give landmænd en vejledning i at så de rigtige frø'],
            'Den forklarer idé, brug og trusler.',
          ),
        ],
      }),
    ],
  },
]);
