import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stumtD = exerciseGroup({ productId: 'grst', level: 6, category: 'stumt-d' }, [
  {
    number: 1,
    title: '»Ville« eller »vilde«?',
    summary: 'Skeln mellem ord med og uden stumt d.',
    instruction: 'Udsagnsordene »kunne«, »skulle« og »ville« har intet d. Vælg eller skriv det rigtige ord.',
    trains: ['silent-letter', 'kunne-kunde'],
    items: [
      lists('Vi {skulle|skulde} have taget en paraply med.', '»Skulle« har to l’er og intet d.'),
      lists('Jeg {ville|vilde} ønske, at det var fredag.', '»Ville« er udsagnsordet og har to l’er.'),
      lists('De {vilde|ville} heste kom helt hen til hegnet.', 'Vild, vilde: Tillægsordet har et stumt d.'),
      lists('Bageren kender hver eneste {kunde|kunne} ved navn.', 'En, der køber noget, er en kunde med d.'),
      lists('Hun {kunne|kunde} allerede læse som fireårig.', '»Kunne« er udsagnsordet og har to n’er.'),
      lists('Der er {trolde|trolle} i alle hans billeder.', 'En trold, flere trolde: med d.'),
      dictate('Vi må hellere [skynde] os.', '»Skynde« har et stumt d.'),
      dictate('Der er [hul] i spanden.', 'Her er der intet d.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'spænding',
        ['spænning', 'spændning'],
        '»Spænding« kommer af »spænde« og har et stumt d.',
      ),
    ],
  },
]);
