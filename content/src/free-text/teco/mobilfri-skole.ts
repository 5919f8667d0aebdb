import type { FreeTextTask } from '../free-text-schema.ts';

export const mobilfriSkole: FreeTextTask = {
  id: 1061007,
  slug: 'mobilfri-skole',
  version: 1,
  productId: 'teco',
  levelId: 10606,
  categoryId: 106505,
  title: 'Debatindlæg: Mobilfri skole?',
  summary: 'Skolebestyrelsen vil låse alle mobiler inde i skoletiden. Skriv, hvad du mener.',
  requiredWordCount: 150,
  estimatedMinutes: 75,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs brevet fra skolebestyrelsen. Forestil dig, at det er din skole. Skriv et debatindlæg til skolens hjemmeside, hvor du siger, hvad du mener om forslaget.',
    },
    {
      type: 'paragraph',
      text: 'Dit indlæg bliver læst af både elever, forældre og lærere. Du skal prøve at få dem til at give dig ret.',
    },
    {
      type: 'list',
      items: [
        'Skriv din mening klart allerede i begyndelsen.',
        'Giv mindst tre grunde. Brug et eksempel fra din egen hverdag til en af dem.',
        'Tag noget med, som dem, der er uenige med dig, ville sige. Svar på det.',
        'Slut med et forslag til, hvad skolen skal gøre.',
      ],
    },
    { type: 'paragraph', text: 'Hold en god tone. Man kan godt være meget uenig og stadig tale pænt til hinanden.' },
  ],
  source: {
    genre: 'Brev til elever og forældre',
    title: 'Forslag om mobilfri skole',
    byline: 'Skolebestyrelsen på Engdalskolen',
    blocks: [
      { type: 'paragraph', text: 'Kære elever og forældre' },
      {
        type: 'paragraph',
        text: 'I det seneste år har vi fået mange henvendelser om elevernes mobiltelefoner. Lærerne fortæller, at det tager tid fra undervisningen, når telefonerne summer i taskerne. Flere elever har sagt, at de savner nogen at lege og snakke med, fordi mange sidder med hver sin skærm i frikvarteret. Andre elever siger, at de bruger mobilen til at høre musik og slappe af, og at de er trygge ved at kunne ringe hjem.',
      },
      {
        type: 'paragraph',
        text: 'Bestyrelsen foreslår derfor, at alle elever fra 0. til 9. klasse fra nytår afleverer deres telefon om morgenen. Den bliver låst inde i et skab og udleveres igen, når skoledagen er slut. Hvis man har brug for at ringe hjem, kan man låne kontorets telefon.',
      },
      {
        type: 'paragraph',
        text: 'Vi tager den endelige beslutning på mødet i december. Inden da vil vi gerne høre, hvad I mener, og vi læser alle indlæg.',
      },
    ],
  },
};
