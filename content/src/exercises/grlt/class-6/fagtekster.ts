import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const fagtekster = exerciseGroup({ productId: 'grlt', level: 6, category: 'fagtekster' }, [
  {
    number: 1,
    title: 'Fyrtårnet, der blev flyttet',
    summary: 'Læs en fagtekst om et fyrtårn, en klint og nogle skinner.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Et tårn på rulleskøjter',
        text: `I 1900 stod Rubjerg Knude Fyr sikkert. Der var to hundrede meter fra tårnet ud til kanten af klinten, og lyset kunne ses langt ud på Vesterhavet. Men havet åd af kysten, år efter år, og vinden løftede sandet op i bunker. Til sidst var klitten så høj, at sømændene ikke længere kunne se lyset, og i 1968 blev fyret slukket.

I halvtreds år stod tårnet tomt. En overgang var her et museum om sandflugt, men sandet trængte ind ad døre og vinduer, og museet måtte lukke. Imens kom kanten nærmere. I 2019 var der kun seks meter tilbage, og alle kunne regne ud, hvordan det ville ende.

Så fik en murer en idé. Kan man flytte et hus, kan man vel også flytte et tårn på 720 ton? Under tårnet gravede man et hul og støbte bjælker af beton. Derefter løftede store donkrafte hele bygningen en smule, og man skød skinner ind under den. På skinnerne stod hjul, som mest af alt lignede dem på rulleskøjter.

En morgen i oktober begyndte tårnet at køre. Det bevægede sig så langsomt, at man skulle kigge på en sten for at se det. Alligevel stod der tusindvis af mennesker på marken for at se på. Fem timer senere var tårnet flyttet halvfjerds meter ind i landet. Der kan det blive stående, til havet engang når frem igen, måske om fyrre år.`,
        questions: [
          choice(
            'Hvorfor blev fyret slukket i 1968?',
            'Sandet skjulte lyset.',
            ['Strømmen var for dyr til et så lille fyr.', 'Der kom ikke flere skibe forbi.'],
            'Klitten var blevet så høj, at sømændene ikke kunne se lyset.',
          ),
          choice(
            'Hvorfor lukkede museet?',
            'Der kom sand ind i bygningen.',
            ['Der kom næsten ingen gæster om vinteren.', 'Tårnet skulle flyttes.'],
            'Sandet trængte ind ad døre og vinduer.',
          ),
          choice(
            'Hvor langt var der til kanten i 2019?',
            'seks meter',
            ['halvfjerds meter', 'to hundrede meter'],
            'I 2019 var der kun seks meter tilbage.',
          ),
          choice(
            'Hvad betyder sætningen »alle kunne regne ud, hvordan det ville ende«?',
            'at tårnet ville styrte i havet',
            ['at nogen snart ville få en god idé', 'at museet ville åbne igen'],
            'Kanten kom nærmere og nærmere.',
          ),
          choice(
            'Hvad fik tårnet til at løfte sig?',
            'donkrafte',
            ['skinner af jern', 'bjælker af beton'],
            'Store donkrafte løftede hele bygningen en smule.',
          ),
          choice(
            'Hvorfor skulle man kigge på en sten for at se tårnet bevæge sig?',
            'Det gik meget langsomt.',
            ['Der var for mange mennesker på marken.', 'Det var endnu ikke blevet lyst.'],
            'Stenen står stille, så man kan se, om tårnet flytter sig.',
          ),
          several(
            'Hvad truede fyret?',
            ['havet', 'vinden'],
            ['regnen', 'turisterne'],
            'Havet åd af kysten, og vinden løftede sandet op i bunker.',
          ),
          choice(
            'Hvad siger teksten om fremtiden?',
            'Havet kan nå tårnet igen.',
            ['Tårnet bliver flyttet hvert fyrretyvende år.', 'Tårnet får sit lys tilbage.'],
            'Det kan blive stående, til havet engang når frem igen.',
          ),
        ],
      }),
    ],
  },
]);
