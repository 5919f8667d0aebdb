import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const tillaegsordOgBiord = exerciseGroup({ productId: 'gren', level: 8, category: 'tillaegsord-og-biord' }, [
  {
    number: 1,
    version: 2,
    title: '»Slow« eller »slowly«?',
    summary: 'Vælg mellem tillægsord og biord på -ly.',
    instruction: 'Fortæller ordet, hvordan noget bliver gjort? Så får det -ly.',
    items: [
      lists('She opened the letter {slowly|slow}.', 'Hvordan åbnede hun det? »Slowly«.'),
      lists('He is a {careful|carefully} driver.', 'Ordet beskriver chaufføren: »careful«.'),
      lists('Drive {carefully|careful} because the roads are icy.', 'Hvordan skal man køre? »Carefully«.'),
      lists('The soup smells {wonderful|wonderfully}.', 'Efter »smell« beskriver ordet suppen: intet -ly.'),
      lists('My grandmother speaks English very {well|good|goodly}.', '»Good« hedder »well« som biord.'),
      lists('You look {tired|tiredly}. Did you stay up all night?', 'Efter »look« beskriver ordet personen.'),
      lists('It was raining {heavily|heavy} when the tent fell down.', 'Hvordan regnede det? »Heavily«.'),
      lists('That was an {extremely|extreme} brave thing to do.', 'Ordet forstærker »brave«: »extremely«.'),
      lists(
        'We worked {hard|hardly} all day, and now we can relax.',
        '»Hard« er uden -ly. »Hardly« betyder næsten ikke.',
      ),
      gaps('They lived [happily](happy) ever after.', '»y« bliver til »i«: »happily«.'),
      mark(
        'The old lift moved *terribly* *slowly*, and the nervous boy *quietly* counted the floors.',
        'Marker de tre biord på -ly.',
        '»Terribly« hører til »slowly«, »slowly« til »moved« og »quietly« til »counted«.',
      ),
    ],
  },
]);
