import { commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gcda', level: 11, category: 'komma' }, [
  {
    number: 1,
    version: 2,
    title: 'Komma i analysesætninger',
    summary: 'Sæt komma i sætninger, som de står i en analyse.',
    instruction: 'Sæt de kommaer, der mangler. Brug startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas('Fortælleren lyver, og læseren opdager det for sent.', 'To hovedsætninger bundet sammen af »og«.'),
      commas('Da toget kører, står hun stadig på perronen.', 'Ledsætningen står først.'),
      commas('Digtet handler om en mand, der samler på skygger.', 'Ledsætningen begynder ved »der«.'),
      commas('Novellen er skrevet i nutid og foregår på en enkelt nat.', 'Der er kun ét subjekt og ingen ledsætning.'),
      commas('Haven, hvor de mødtes, er nu en parkeringsplads.', 'Ledsætningen har komma på begge sider.'),
      commas('Man kan diskutere, om slutningen er lykkelig.', 'Ledsætningen begynder ved »om«.'),
      commas('Sproget er knapt, køligt og præcist.', 'Opremsning: komma undtagen før »og«.'),
      commas('Moderen smiler, selv om hun har læst brevet.', 'Ledsætningen begynder ved »selv om«.'),
      commas(
        'På tekstens sidste side vender havet tilbage som et billede på glemsel.',
        'Ingen ledsætning: intet komma.',
      ),
    ],
  },
]);
