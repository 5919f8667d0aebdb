import { choice, exerciseGroup, sort } from '../../markup/index.ts';

export const laaneord = exerciseGroup({ productId: 'gcas', level: 12, category: 'laaneord' }, [
  {
    number: 1,
    title: 'Græske og latinske byggesten',
    summary: 'Knæk koden i fagord.',
    instruction: 'Vælg den rigtige betydning.',
    items: [
      choice('Hvad betyder »bio-« i »biologi«?', 'liv', ['planter', 'bog'], '»Bios« er græsk for liv.'),
      choice('Hvad betyder »-fobi«?', 'frygt', ['kærlighed', 'viden'], '»Arachnofobi« er frygt for edderkopper.'),
      choice('Hvad betyder »tele-« i »teleskop«?', 'fjern', ['stor', 'glas'], 'Et teleskop ser det, der er fjernt.'),
      choice('Hvad betyder »poly-« i »polyglot«?', 'mange', ['to', 'alle'], 'En polyglot taler mange sprog.'),
      choice('Hvad betyder »hydro-«?', 'vand', ['ild', 'luft'], '»Hydro« findes i »hydrologi«.'),
      choice(
        'Hvad betyder »-krati« i »demokrati«?',
        'styre',
        ['folk', 'valg'],
        '»Demos« er folket, og »kratos« er magt eller styre.',
      ),
      choice('Hvad betyder »omni-« i »omnipotent«?', 'alt', ['intet', 'stærk'], '»Omnipotent« betyder almægtig.'),
      choice('Hvad betyder »sub-« i »submarin«?', 'under', ['over', 'hurtig'], 'En ubåd sejler under havet.'),
      sort(
        { græsk: ['psykologi', 'termometer'], latin: ['ventilation', 'kapital'], engelsk: ['podcast', 'burger'] },
        'Mange ord med »ps« og »th« i rødderne er græske.',
        'Sorter ordene efter det sprog, de stammer fra.',
      ),
    ],
  },
]);
