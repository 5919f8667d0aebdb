import type { FreeTextTask } from '../free-text-schema.ts';

export const essayOmAtVente: FreeTextTask = {
  id: 1061016,
  slug: 'essay-om-at-vente',
  version: 2,
  productId: 'teco',
  levelId: 10609,
  categoryId: 106508,
  title: 'Essay: At vente',
  summary: 'Tænk skriftligt over, hvad det gør ved os at vente, og hvorfor vi næsten aldrig gør det mere.',
  requiredWordCount: 600,
  estimatedMinutes: 150,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs teksten »Nul sekunder«. Skriv et essay om at vente. I et essay tænker du højt på papiret: Du undrer dig, prøver tanker af og skifter måske mening undervejs.',
    },
    {
      type: 'list',
      items: [
        'Begynd med noget konkret, for eksempel en gang, hvor du selv ventede på noget vigtigt.',
        'Stil mindst to spørgsmål, som ikke har et let svar, og prøv at svare på dem.',
        'Se emnet fra flere sider: Hvornår er det godt at vente, og hvornår er det spild af tid?',
        'Inddrag en tanke fra »Nul sekunder«, og vær gerne uenig i den.',
        'Gå fra det lille til det store og tilbage igen.',
        'Slut åbent, men ikke tilfældigt.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Skriv i jegform. Giv teksten en rød tråd, for eksempel et billede, som du vender tilbage til.',
    },
  ],
  source: {
    genre: 'Klumme',
    title: 'Nul sekunder',
    byline: 'Af Regitze Mols',
    blocks: [
      {
        type: 'paragraph',
        text: 'Min bedstefar ventede fire år på et svar. Han havde skrevet til en bror i Canada, og brevet var blevet væk, og svaret var blevet væk, og da der endelig lå en kuvert på måtten, havde broderen fået to børn mere. Min bedstefar fortalte altid den historie, som om det var noget godt.',
      },
      {
        type: 'paragraph',
        text: 'Selv blev jeg i går irriteret over en film, der brugte elleve sekunder på at begynde. Jeg nåede at tage min telefon frem, åbne en anden app og glemme, hvad jeg skulle se. Elleve sekunder.',
      },
      {
        type: 'paragraph',
        text: 'Vi har bygget en verden, hvor ingen behøver at vente på noget. Maden kommer til døren, svaret kommer, før spørgsmålet er skrevet færdigt, og ingen står længere i en kø uden en skærm at se ned i. Det er bekvemt, og jeg vil nødig undvære det. Men jeg har en mistanke om, at vi har smidt noget ud sammen med køen.',
      },
      {
        type: 'paragraph',
        text: 'For hvad er forventning andet end en ventetid, som man holder af? Et barn, der tæller dage i december, mangler ikke gaven. Det har allerede den bedste del af den.',
      },
    ],
  },
};
