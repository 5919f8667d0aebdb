import { choice, dictate, exerciseGroup, lists, mark, several, sort } from '../../markup/index.ts';

export const stummeBogstaver = exerciseGroup({ productId: 'grst', level: 3, category: 'stumme-bogstaver' }, [
  {
    number: 1,
    title: 'Stumt bogstav foran v',
    summary: 'Ord, der begynder med et h, man ikke kan høre.',
    instruction: 'Mange spørgeord begynder med »hv«. Man hører kun v’et, men h’et skal med.',
    trains: ['silent-letter'],
    items: [
      lists('{Hvem|Vem} har gemt min badehætte?', 'Spørgeordet »hvem« begynder med »hv«.'),
      lists('Sneen er helt {hvid|vid} i dag.', 'Farven hvid begynder med »hv«.'),
      lists('Pas på, {hvepsen|vepsen} sidder på dit æble!', 'En hveps begynder med »hv«.'),
      lists('Jeg {ved|hved} ikke, hvor bussen kører hen.', '»Ved« kommer af »vide« og har intet h.'),
      lists('Bageren laver brød af {hvede|vede}.', 'Kornet hvede begynder med »hv«.'),
      lists('Vi stod i {vinden|hvinden} og frøs.', 'Vinden, som blæser, har intet h.'),
      lists(
        'Kan du {hviske|viske} hemmeligheden til mig?',
        'Når man taler ganske stille, hvisker man. Det begynder med »hv«.',
      ),
      lists('En stor {hval|val} svømmede under båden.', 'Dyret hval begynder med »hv«.'),
      sort(
        { 'med hv': ['hvorfor', 'hvalp', 'hvile'], 'kun med v': ['vaske', 'vinter', 'vante'] },
        '»Hvorfor«, »hvalp« og »hvile« har et stumt h.',
        'Sorter ordene. Hvilke har et h, man ikke kan høre?',
      ),
      mark(
        '*Hvornår* vågner bjørnen i sin *hvide* hule?',
        'Marker de to ord, der har stumt h.',
        '»Hvornår« og »hvide« begynder med »hv«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Stumt bogstav foran j',
    summary: 'Skriv ord som hjul og gjorde.',
    instruction: 'I nogle ord hører man kun j’et. Skriv hele ordet.',
    trains: ['silent-letter'],
    items: [
      dictate('Min cykel har mistet et [hjul].', '»Hjul« har et stumt h.'),
      dictate('Mit [hjerte] banker, når jeg løber.', '»Hjerte« har et stumt h.'),
      dictate('Tag en [hjelm] på, før du kører.', '»Hjelm« har et stumt h.'),
      dictate('Vi venter på det [hjørne], hvor bageren bor.', '»Hjørne« har et stumt h.'),
      dictate('Hvad [gjorde] du, da lyset gik ud?', '»Gjorde« har et stumt g.'),
      dictate('Han graver i [jorden] efter en skat.', '»Jorden« begynder kun med j.'),
      lists('Jeg kan ikke åbne glasset. Vil du {hjælpe|jælpe|gælpe} mig?', '»Hjælpe« begynder med »hj«.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'hjemme',
        ['jemme', 'gjemme'],
        'Ordet kommer af »hjem« og begynder med »hj«.',
      ),
      choice('Hvilket ord er rigtigt stavet?', 'jul', ['gjul', 'juul'], 'Højtiden i december begynder kun med j.'),
      several(
        'Hvilke ord har et stumt h?',
        ['hjort', 'hjerne'],
        ['juice', 'jakke', 'jeg'],
        '»Hjort« og »hjerne« begynder med »hj«.',
      ),
    ],
  },
]);
