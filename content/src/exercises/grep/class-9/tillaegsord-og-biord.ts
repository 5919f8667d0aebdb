import { exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const tillaegsordOgBiord = exerciseGroup({ productId: 'grep', level: 9, category: 'tillaegsord-og-biord' }, [
  {
    number: 1,
    title: 'Tillægsord eller biord?',
    summary: 'Vælg mellem former som »good« og »well«, »hard« og »hardly«, »late« og »lately«.',
    instruction: 'Find ud af, hvad ordet fortæller noget om, før du vælger.',
    items: [
      lists('Have you seen any good films {lately|late}?', '»Lately« betyder i den seneste tid.'),
      lists('The train arrived an hour {late|lately}.', '»Late« betyder for sent.'),
      lists('I could {hardly|hard} keep my eyes open.', '»Hardly« betyder næsten ikke.'),
      lists('Your plan sounds {good|well} to me.', 'Efter »sound« beskriver ordet planen: »good«.'),
      lists('The goalkeeper played really {well|good} last night.', 'Hvordan spillede han? »Well«.'),
      lists('He gave a {surprisingly|surprising} funny speech.', 'Ordet forstærker »funny«: -ly.'),
      lists('It was a {surprising|surprisingly} end to the season.', 'Ordet beskriver »end«: intet -ly.'),
      lists('She speaks three languages {fluently|fluent}.', 'Hvordan taler hun dem? »Fluently«.'),
      gaps('[Unfortunately](unfortunate), nobody had brought the tent.', 'Ordet beskriver hele sætningen: -ly.'),
      gaps('The old clock is [probably](probable) worth a lot.', '»Probable« bliver til »probably«.'),
      sort(
        {
          'kan beskrive et navneord': ['friendly', 'lonely', 'silly'],
          'fortæller hvordan': ['politely', 'bravely', 'gently'],
        },
        'Man kan sige »a friendly dog«, men ikke »a politely dog«.',
        'Ikke alle ord på -ly er biord. Sorter dem.',
      ),
    ],
  },
]);
