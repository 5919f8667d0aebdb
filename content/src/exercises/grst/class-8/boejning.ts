import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const boejning = exerciseGroup({ productId: 'grst', level: 8, category: 'boejning' }, [
  {
    number: 1,
    version: 2,
    title: 'Udsagnsord, der snyder i datid',
    summary: 'Skriv datid og kort tillægsform af svære udsagnsord.',
    instruction: 'Skriv den form af udsagnsordet, der passer.',
    trains: ['participle', 'hang-haengte', 'springe-spraenge'],
    items: [
      gaps('Billedet [hang](hænge) skævt i fyrre år.', 'Noget, der selv hænger: »hang«.'),
      gaps('Vi [hængte](hænge) en svømmevest på snemanden.', 'Nogen hænger noget op: »hængte«.'),
      gaps('Ballonen [sprang](springe) lige foran dommeren.', 'Noget, der selv springer: »sprang«.'),
      gaps('Soldaterne [sprængte](sprænge) broen i luften.', 'Nogen sprænger noget: »sprængte«.'),
      gaps('Har du [besluttet](beslutte) dig?', 'Beslutte, besluttede, besluttet: to t’er i midten.'),
      gaps('De [betød](betyde) alt for hinanden.', 'Betyde, betød, betydet.'),
      lists('Hun {bad|bed} om et glas vand.', 'Bede, bad, bedt. »Bed« er datid af »bide«.'),
      lists('Hunden {bed|bad} i den forkerte pølse.', 'Bide, bed, bidt.'),
      lists('Vi har {lagt|ligget} planer for hele sommeren.', 'Man lægger planer: »lagt«.'),
      choice('Hvilken form er rigtig efter »jeg har«?', 'fløjet', ['fløj', 'flyvede'], 'Flyve, fløj, fløjet.'),
    ],
  },
]);
