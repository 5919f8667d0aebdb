import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stilOgSammenhaeng = exerciseGroup({ productId: 'gfvu', level: 12, category: 'stil-og-sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'En høflig klage',
    summary: 'Vælg formuleringer, der får en klage til at virke.',
    instruction: 'Du klager over en vare. Vælg det, der er klart og høfligt.',
    items: [
      choice(
        'Hvordan begynder du?',
        'Jeg købte den 3. maj en støvsuger hos jer.',
        ['I er nogle svindlere, alle sammen.', 'Nå, men det er den her støvsuger.'],
        'Begynd med det, modtageren skal vide.',
      ),
      choice(
        'Hvordan fortæller du om fejlen?',
        'Den blæser støv ud i stedet for at suge det op.',
        ['Den er helt til grin.', 'Den duer bare ikke.'],
        'Præcise oplysninger hjælper.',
      ),
      choice(
        'Hvordan beder du om hjælp?',
        'Jeg vil gerne have den repareret eller ombyttet.',
        ['Gør noget ved det!', 'I må selv om, hvad I gør.'],
        'Skriv tydeligt, hvad du ønsker.',
      ),
      choice(
        'Hvad lægger du ved?',
        'en kopi af kvitteringen',
        ['et billede af din kat', 'støvet'],
        'Kvitteringen viser, hvad varen har kostet.',
      ),
      choice(
        'Hvordan slutter du?',
        'Jeg ser frem til at høre fra jer.',
        ['Svar nu, ellers …', 'Vi ses i byen!'],
        'Høfligt og klart.',
      ),
      lists(
        'Støvsugeren er kun to måneder gammel. {Derfor|Alligevel|Derimod} mener jeg, at garantien gælder.',
        'Alderen er grunden: derfor.',
      ),
      lists(
        'Jeg har læst vejledningen. {Alligevel|Derfor|Nemlig} virker den ikke.',
        'Man skulle tro, den ville virke nu.',
      ),
      lists(
        'Jeg har {desuden|derimod|dog} prøvet en ny pose, og det hjalp heller ikke.',
        'Man føjer noget til: »desuden«.',
      ),
      choice(
        'Hvilken sætning er mest saglig?',
        'Støvsugeren larmer mere end før.',
        ['Støvsugeren lyder som en døende ko.', 'Sikke et makværk, I sælger.'],
        'En saglig sætning fortæller uden at overdrive.',
      ),
    ],
  },
]);
