import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcft', level: 7, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»Aller«, »faire«, »prendre« og »venir«',
    summary: 'Øvelse i fire uregelmæssige udsagnsord.',
    instruction: 'Skriv udsagnsordet i nutid.',
    items: [
      gaps('Je [vais](aller) chez le coiffeur à trois heures.', '»Aller«: »je vais«.'),
      gaps('Nous [faisons](faire) une tarte aux cerises.', '»Faire«: »nous faisons«.'),
      gaps('Vous [faites](faire) trop de bruit, les enfants !', '»Faire«: »vous faites« uden »-ez«.'),
      gaps('Ils [vont](aller) à la pêche avec leur oncle.', '»Aller«: »ils vont«.'),
      gaps('Tu [prends](prendre) le bus ou le vélo ?', '»Prendre«: »tu prends«.'),
      gaps('Elles [prennent](prendre) toujours la dernière part.', '»Prendre« har dobbelt »n« i »elles prennent«.'),
      gaps("D'où [viens](venir)-tu ?", '»Venir«: »tu viens«.'),
      gaps('Mes grands-parents [viennent](venir) de Bretagne.', '»Venir«: »ils viennent«.'),
      lists("Qu'est-ce que vous {dites|disez|dit} ? Je n'entends rien.", '»Dire«: »vous dites« uden »-ez«.'),
      lists('Nous {buvons|boivons|boisons} un chocolat chaud.', '»Boire«: »nous buvons«.'),
    ],
  },
]);
