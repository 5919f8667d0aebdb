import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordDerLyderEns = exerciseGroup({ productId: 'grst', level: 3, category: 'ord-der-lyder-ens' }, [
  {
    number: 1,
    title: 'Hjul eller jul?',
    summary: 'Ord, der lyder ens, men staves forskelligt.',
    instruction: 'Tænk på, hvad ordet betyder. Vælg så det, der passer.',
    trains: ['sound-alike'],
    items: [
      lists('Der er gran og lys overalt, for det er snart {jul|hjul}.', 'Højtiden i december er jul.'),
      lists('Skateboardet mangler et {hjul|jul}.', 'Det runde, som ruller, er et hjul.'),
      lists('Vi {får|for} frikvarter, når det ringer.', 'Man får noget: »får« med »å«.'),
      lists('Kagen er {for|får} varm at spise.', 'Den er alt for varm: »for« med »o«.'),
      lists('Bag hegnet står et {får|for} og bræger.', 'Dyret er et får.'),
      lists('Om lidt {ved|hved} vi, hvem der har vundet.', '»Ved« kommer af »vide« og har intet h.'),
      lists('Min {hånd|ånd} er fuld af sten.', 'På armen sidder der en hånd.'),
      lists('Min bror {sover|såver} til middag om søndagen.', '»Sover« skrives med »o«.'),
      lists('Kan du {sy|syg} en knap i min jakke?', 'Med nål og tråd kan man sy.'),
      choice('Hvad er et »lam«?', 'et lille får', ['en lampe uden pære', 'en slags lim'], 'Et lam er fårets unge.'),
    ],
  },
]);
