import { exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gceb', level: 12, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Par, der forveksles',
    summary: 'Vælg mellem ord, som selv øvede skrivere forveksler.',
    instruction: 'Vælg det ord, der passer til betydningen.',
    items: [
      lists('The medicine had a strange {effect|affect} on the whole orchestra.', '»Effect« er navneordet.'),
      lists('Lack of sleep can {affect|effect} your memory.', '»Affect« er verbet: at påvirke.'),
      lists('The {principal|principle} of the college met us at the gate.', '»Principal« er en rektor.'),
      lists('I refuse on {principle|principal} to buy bottled water.', '»Principle« er et princip.'),
      lists(
        'Her dress {complements|compliments} her green eyes.',
        '»Complement« er at passe til. »Compliment« er at rose.',
      ),
      lists('The prices {rose|raised} again in March.', '»Rise« har intet objekt: rise, rose, risen.'),
      lists('The hotel {raised|rose} its prices again.', '»Raise« har et objekt: her priserne.'),
      lists('He {lay|laid} on the sofa all day and read comics.', '»Lay« betyder her lå. »Laid« betyder lagde.'),
      lists(
        'He is not {conscious|conscience} of his bad habits.',
        '»Conscious« er bevidst. »Conscience« er samvittighed.',
      ),
      lists('The {amount|number} of water in the lake has fallen by half.', 'Utælleligt: »amount«.'),
      lists('He gave me some good {advice|advise}, and I ignored it.', '»Advice« er navneordet.'),
    ],
  },
]);
