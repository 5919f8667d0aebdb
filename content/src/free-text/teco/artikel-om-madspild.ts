import type { FreeTextTask } from '../free-text-schema.ts';

export const artikelOmMadspild: FreeTextTask = {
  id: 1061014,
  slug: 'artikel-om-madspild',
  version: 1,
  productId: 'teco',
  levelId: 10608,
  categoryId: 106506,
  title: 'Artikel: Madpakken i skraldespanden',
  summary: 'Skriv en oplysende artikel om madspild på en skole ud fra en lille undersøgelse.',
  requiredWordCount: 200,
  estimatedMinutes: 90,
  prompt: [
    {
      type: 'paragraph',
      text: 'Elevrådet på en skole har undersøgt, hvor meget mad der bliver smidt ud. Læs resultaterne, og skriv en artikel til den lokale ugeavis.',
    },
    {
      type: 'list',
      items: [
        'Skriv en overskrift og en manchet, der giver læseren lyst til at læse videre.',
        'Svar tidligt på hvem, hvad, hvor, hvornår og hvorfor.',
        'Brug mindst fire af tallene, og forklar, hvad de betyder.',
        'Brug begge citater, og fortæl, hvem der siger dem.',
        'Slut med, hvad skolen vil gøre nu.',
      ],
    },
    { type: 'paragraph', text: 'En artikel oplyser. Din egen mening hører derfor ikke med.' },
  ],
  source: {
    genre: 'Elevrådets notat',
    title: 'Undersøgelse af madspild, uge 43',
    byline: 'Elevrådet på Kildehøjskolen',
    blocks: [
      {
        type: 'paragraph',
        text: 'I uge 43 vejede elevrådet al den mad, der blev smidt ud på skolen. Vi stillede en vægt ved siden af skraldespandene i de seks fællesrum og skrev tallene ned hver dag efter spisepausen. 412 elever var med.',
      },
      { type: 'heading', text: 'Resultater' },
      {
        type: 'list',
        items: [
          'På fem dage blev der smidt 96 kg mad ud.',
          'Knap halvdelen, 44 kg, var rugbrød.',
          'Mandag var den værste dag med 27 kg, fredag den bedste med 11 kg.',
          'I 1.–3. klasse smed hver elev i gennemsnit 310 gram ud på en uge. I 7.–9. klasse var det 140 gram.',
          'Vi spurgte 120 elever, hvorfor de smed mad ud. 58 svarede, at de ikke havde tid nok til at spise, 31, at maden var blevet kedelig eller blød, og 19, at de ikke var sultne. Resten vidste det ikke.',
        ],
      },
      { type: 'heading', text: 'Udtalelser' },
      {
        type: 'paragraph',
        text: '»Jeg fik et chok, da vi satte mandagens poser på vægten. Jeg troede, at vægten var i stykker.« (Amina Sahin, formand for elevrådet)',
      },
      {
        type: 'paragraph',
        text: '»Fra januar får alle klasser ti minutter mere at spise i. Samtidig sætter vi et køleskab op i hvert fællesrum.« (Poul Bisgaard, skoleleder)',
      },
    ],
  },
};
