import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grdf', level: 13, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Kolonihaven',
    summary: 'Læs en tekst om et dansk fænomen.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Et hus på størrelse med en stue',
        text: `Kører man med toget ud af en større dansk by, ser man dem ofte ved banen: bittesmå huse med flagstænger, hække og æbletræer. Det er kolonihaver.

Idéen er gammel. I 1800-tallet flyttede tusinder til byerne for at arbejde på fabrikker. Lejlighederne var mørke og fyldte med mennesker. Derfor kunne familier leje et stykke jord uden for byen, hvor de dyrkede kartofler og kål og fik frisk luft.

I dag køber de fleste deres kartofler i supermarkedet, men haverne er mere populære end nogensinde. Man må som regel ikke bo der om vinteren, og huset må ikke være for stort. Alligevel står mange på venteliste i årevis.

»Jeg har en stor lejlighed og et lille hus,« siger Fatma, der fik sin have efter ni år på listen. »Gæt, hvor jeg helst er.« Hendes nabo til højre dyrker dahliaer, og naboen til venstre dyrker fred og ro. Reglen om lav musik efter klokken 22 holder alle. Næsten.`,
        questions: [
          choice(
            'Hvor ser man ofte kolonihaver?',
            'ved jernbanen',
            ['midt i byen', 'ved fabrikker'],
            'Man ser dem fra toget, ved banen.',
          ),
          choice(
            'Hvorfor begyndte man med kolonihaver?',
            'Arbejdere i byerne manglede jord og luft.',
            ['De rige ville have et sommerhus tæt på byen.', 'Togene skulle have kartofler.'],
            'Lejlighederne var mørke og fyldte.',
          ),
          choice(
            'Hvad er anderledes i dag?',
            'Haverne er sjældent nødvendige for at få mad.',
            ['Ingen vil have dem.', 'Man må bo der hele året.'],
            'De fleste køber deres kartofler.',
          ),
          choice(
            'Hvad er en *venteliste*?',
            'en liste over dem, der venter på en plads',
            ['en liste over regler', 'en liste over planter'],
            'Fatma stod der i ni år.',
          ),
          choice(
            'Hvor er Fatma helst?',
            'i kolonihaven',
            ['i lejligheden', 'hos naboen'],
            'Hun lader læseren gætte, men det er klart.',
          ),
          choice(
            'Hvad betyder det, at naboen »dyrker fred og ro«?',
            'Han vil have stilhed.',
            ['Han sælger blomster.', 'Han er gartner.'],
            'Det er sagt for sjov: Fred og ro vokser ikke i jorden.',
          ),
          choice(
            'Hvad fortæller ordet »næsten« til sidst?',
            'Nogle spiller høj musik efter klokken 22.',
            ['Klokken er næsten 22, når der bliver roligt.', 'Musikken er næsten altid god.'],
            'Ikke alle holder reglen.',
          ),
          several(
            'Hvilke regler nævner teksten?',
            ['Huset må ikke være for stort.', 'Musikken skal være lav om aftenen.'],
            ['Man skal dyrke kartofler.', 'Man skal have flag.'],
            'Flag og kartofler er ikke regler.',
          ),
        ],
      }),
    ],
  },
]);
