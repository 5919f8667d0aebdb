import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const fortaellinger = exerciseGroup({ productId: 'grlt', level: 5, category: 'fortaellinger' }, [
  {
    number: 1,
    version: 2,
    title: 'Hunden, der kom i skole',
    summary: 'Læs en fortælling om en hund og en vikar.',
    instruction: 'Læs fortællingen, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Vikaren med pels',
        text: `Mandag morgen sad der en hund på lærerens stol. Den var stor og grå, og den så alvorligt på 5.B, som om den skulle til at råbe navne op.

»Måske er det vikaren,« sagde Tobias. Alle lo undtagen Salma. Hun kunne se, at hunden rystede lidt på det ene ben.

Hun gik langsomt derop og satte sig på gulvet uden at sige noget. Der gik et minut. Så lagde hunden hovedet på hendes skulder. I halsbåndet sad en seddel, foldet fire gange. Hvis I finder Gandalf, så ring til Ester på Møllevej, stod der. Han er ikke farlig, men han er bange for skraldebiler.

Udenfor bippede noget. En skraldebil bakkede ud fra skolens port, og Gandalf krøb ind under bordet.

»Så kan vi godt forstå, at du gik ind,« hviskede Salma.

En halv time senere kom Ester med våde sko og en pose kanelsnegle. Gandalf peb af glæde. »Jeg skylder jer en time,« sagde hun og kiggede på tavlen, hvor der stod brøker. »Jeg var matematiklærer i fyrre år. Skal vi gå i gang?«

Tobias sukkede. Så fik de alligevel en vikar.`,
        questions: [
          choice(
            'Hvor sidder hunden, da historien begynder?',
            'på lærerens stol',
            ['under bordet', 'i skolegården'],
            'Det står i den første sætning.',
          ),
          choice(
            'Hvad ser Salma, som de andre ikke ser?',
            'at hunden er bange',
            ['at hunden er sulten', 'at hunden er gammel'],
            'Hun ser, at den ryster på benet.',
          ),
          choice(
            'Hvorfor sætter Salma sig stille på gulvet?',
            'for at gøre hunden tryg',
            ['fordi hun er træt', 'for at gemme sig for læreren'],
            'Hun venter, indtil hunden selv kommer.',
          ),
          choice(
            'Hvorfra ved de, hvem hunden tilhører?',
            'Det står på en seddel.',
            ['Tobias kender den.', 'Ester ringer til skolen.'],
            'Sedlen sidder i halsbåndet.',
          ),
          choice(
            'Hvorfor gik Gandalf ind på skolen?',
            'Han blev bange for en skraldebil.',
            ['Han fulgte efter Salma.', 'Han kunne lugte Esters kanelsnegle.'],
            'Sedlen og bilen i porten forklarer det.',
          ),
          lists('Gandalf piber, da Ester kommer, fordi han er {glad|sur|bange}.', 'Han peb af glæde.'),
          choice('Hvad har Ester arbejdet med?', 'matematik', ['skraldebiler', 'bagning'], 'Hun var matematiklærer.'),
          choice(
            'Hvorfor sukker Tobias?',
            'De skal alligevel have time.',
            ['Han fik ingen kanelsnegl.', 'Han vil have hunden med hjem.'],
            'Han havde håbet på at slippe.',
          ),
          choice(
            'Hvorfor hedder teksten »Vikaren med pels«?',
            'Tobias siger for sjov, at hunden er vikar.',
            ['Ester har pels på.', 'Salma leger, at hun selv er en hund i timen.'],
            'Hunden sidder på lærerens stol.',
          ),
        ],
      }),
    ],
  },
]);
