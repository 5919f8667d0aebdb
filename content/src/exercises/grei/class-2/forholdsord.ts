import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grei', level: 2, category: 'forholdsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvor er musen?',
    summary: 'Find ud af, hvor ting og dyr er.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      choice(
        'Hvad betyder »under the table«?',
        'under bordet',
        ['på bordet', 'ved siden af bordet'],
        '»Under« er under.',
      ),
      choice('Hvad betyder »in the box«?', 'i kassen', ['på kassen', 'bag kassen'], '»In« er i.'),
      choice('Hvad betyder »behind the door«?', 'bag døren', ['foran døren', 'over døren'], '»Behind« er bag ved.'),
      choice('Hvad betyder »next to me«?', 'ved siden af mig', ['efter mig', 'over mig'], '»Next to« er ved siden af.'),
      lists('The fish lives {in|on} the water.', 'Fisken er nede i vandet: »in«.'),
      lists('The hat is {on|in|behind} my head.', 'Hatten er oven på hovedet: »on«.'),
      lists('My feet are {in|under|next to} my socks.', 'Fødderne er inde i sokkerne: »in«.'),
      lists('The cake is {on|behind|in} a plate.', 'Kagen ligger oven på en tallerken: »on«.'),
      order('the cat | is | under | my bed.', 'Dyret står først, og stedet står sidst.'),
    ],
  },
]);
