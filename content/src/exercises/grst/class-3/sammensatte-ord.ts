import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grst', level: 3, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'To små ord bliver ét langt',
    summary: 'Stav ord, der er sat sammen af to.',
    instruction: 'Skriv de to ord sammen. Stav dem begge, som du plejer.',
    trains: ['compound-split', 'silent-letter'],
    items: [
      gaps('Et hus i en by er et [byhus](by + hus).', '»By« og »hus« bliver til »byhus«.'),
      gaps(
        'En mand, der slukker brand, er en [brandmand](brand + mand).',
        'Begge ord beholder deres stumme d: »brandmand«.',
      ),
      gaps('En slange til vand er en [vandslange](vand + slange).', '»Vand« beholder sit stumme d: »vandslange«.'),
      gaps('Et hjul på en cykel er et [cykelhjul](cykel + hjul).', '»Hjul« beholder sit stumme h: »cykelhjul«.'),
      gaps('En klokke ved døren er en [dørklokke](dør + klokke).', '»Dør« og »klokke« bliver til »dørklokke«.'),
      gaps('En hue til vinteren er en [vinterhue](vinter + hue).', '»Vinter« og »hue« bliver til »vinterhue«.'),
      lists('I min {madkasse|makasse} lå der en gammel banan.', 'Ordet er sat sammen af »mad« og »kasse«.'),
      lists('Vi byggede et {sandslot|sanslot} på stranden.', 'Ordet er sat sammen af »sand« og »slot«.'),
      lists('Skal vi spille {rundbold|runbold} i frikvarteret?', 'Ordet er sat sammen af »rund« og »bold«.'),
      lists('Der er {hundehår|hunnehår} over hele sofaen.', 'Ordet er sat sammen af »hund« og »hår« med et e imellem.'),
      choice(
        'Hvilke to ord gemmer sig i »landsby«?',
        'land og by',
        ['lands og y', 'lan og dsby'],
        'Der kommer et s imellem: landsby.',
      ),
    ],
  },
]);
