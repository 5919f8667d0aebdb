import { exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const endelser = exerciseGroup({ productId: 'grst', level: 8, category: 'endelser' }, [
  {
    number: 1,
    version: 2,
    title: 'Venlig, venligt eller heldigvis?',
    summary: 'Vælg endelsen på ord, der fortæller hvordan.',
    instruction:
      'Ord på »-ig« og »-lig« får som regel »-t«, når de fortæller, hvordan noget bliver gjort. Ord på »-vis« ændrer sig ikke.',
    trains: ['adverbial-t', 'ending'],
    items: [
      lists('Vi blev {venligt|venlig} bedt om at forlade scenen.', 'Måden: »bedt venligt«.'),
      lists('Han er en {venlig|venligt} sjæl med en høj stemme.', 'Ordet beskriver sjælen: »venlig«.'),
      lists('Taget lækker {forfærdeligt|forfærdelig}, når det tør.', 'Måden: »lækker forfærdeligt«.'),
      lists('{Heldigvis|Heldigvist} havde nogen taget en spand med.', 'Ord på »-vis« ændrer sig ikke.'),
      lists('Prisen stiger {gradvis|gradviset} hen over sommeren.', 'Ord på »-vis« får ikke endelsen »-et«.'),
      lists('Hun formulerede sig helt {præcist|præcis}.', 'Måden: »formulerede sig præcist«.'),
      gaps('Alle arbejdede [effektivt](effektiv) frem til frokost.', 'Måden: »arbejdede effektivt«.'),
      gaps('De to søstre er [forskellige](forskellig) som nat og dag.', 'Der er to søstre: »forskellige«.'),
      sort(
        {
          'får t': ['hun svarer hurtig…', 'han synger kraftig…'],
          'får ikke t': ['bilen er hurtig…', 'vinden er kraftig…'],
        },
        'Hun svarer hurtigt, og han synger kraftigt. Bilen er hurtig, og vinden er kraftig.',
        'Skal det sidste ord have et t?',
      ),
    ],
  },
]);
