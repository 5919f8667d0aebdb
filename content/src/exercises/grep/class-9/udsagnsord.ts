import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grep', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Aktiv eller passiv?',
    summary: 'Vælg mellem at gøre noget og at få noget gjort ved sig.',
    instruction: 'Passiv er en form af »be« og den tredje form af udsagnsordet.',
    items: [
      lists('The painting {was stolen|stole|was stealing} on Christmas Eve.', 'Maleriet gjorde det ikke selv: passiv.'),
      lists(
        'Somebody {stole|was stolen|is stolen} the painting on Christmas Eve.',
        'Her er der en, der gør det: aktiv.',
      ),
      lists('English {is spoken|is speaking|speaks} all over the world.', 'Sproget tales af andre: passiv.'),
      lists(
        "The new bridge {will be opened|will open by|will opened} by the King's cousin.",
        '»By« fortæller, hvem der gør det: passiv.',
      ),
      lists('These shoes {were made|made|were making} in Portugal.', 'Skoene blev lavet: passiv.'),
      lists('My wallet {has been found|has found|has been finding}!', 'Den er blevet fundet: »has been found«.'),
      lists('The dog {has eaten|has been eaten|is eaten} my sandwich.', 'Hunden gør det selv: aktiv.'),
      gaps('The letter was [written](write) by a ten-year-old boy.', '»Write, wrote, written«.'),
      gaps('Three windows were [broken](break) during the storm.', '»Break, broke, broken«.'),
      gaps('The first photos of the planet were [taken](take) in 1965.', '»Take, took, taken«.'),
    ],
  },
]);
