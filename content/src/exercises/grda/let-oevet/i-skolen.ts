import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const iSkolen = exerciseGroup({ productId: 'grda', level: 12, category: 'i-skolen' }, [
  {
    number: 1,
    title: 'Skemaet og skoledagen',
    summary: 'Læs et skema, og tal om fag og tider.',
    instruction: 'Læs, og vælg det, der passer.',
    items: [
      choice(
        'Skemaet siger: »Matematik kl. 9.00–9.45«. Hvor længe varer timen?',
        '45 minutter',
        ['9 minutter', '2 timer'],
        'Fra ni til kvart i ti er 45 minutter.',
      ),
      choice(
        'Skemaet siger: »Frikvarter kl. 9.45–10.00«. Hvor længe har I fri?',
        'et kvarter',
        ['en halv time', 'en time'],
        'Femten minutter er et kvarter.',
      ),
      choice(
        'I dag skal I have idræt. Hvad skal du huske?',
        'gymnastiktøj',
        ['penge', 'sovepose'],
        'I idræt bruger man gymnastiktøj.',
      ),
      choice(
        'Læreren siger: »I har lektier for til torsdag.« Hvad skal du?',
        'lave noget derhjemme inden torsdag',
        ['blive hjemme på torsdag', 'aflevere en gave på torsdag'],
        'Lektier laver man hjemme.',
      ),
      lists('Vi arbejder i {grupper|fag|skemaer} på fire elever.', 'Flere, der arbejder sammen, er en gruppe.'),
      lists(
        'Hvis man er syg, skal forældrene {melde|melder|meldte} det til skolen.',
        'Efter »skal« kommer den korte form.',
      ),
      lists(
        'Vi har haft {vikar|skema|karakter} hele ugen, fordi vores lærer er syg.',
        'Når læreren er syg, kommer der en vikar.',
      ),
      order('i dag | skal | vi | på biblioteket', 'Tiden først, så udsagnsordet.', {
        also: [
          'vi | skal | på biblioteket | i dag',
          'på biblioteket | skal | vi | i dag',
          'vi | skal | i dag | på biblioteket',
        ],
      }),
      choice(
        'Hvad betyder »at pjække«?',
        'at blive væk fra skole uden grund',
        ['at lave alle sine lektier', 'at komme for tidligt'],
        'Den, der pjækker, er ikke syg, men kommer ikke.',
      ),
    ],
  },
]);
