import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grag', level: 11, category: 'stavning' }, [
  {
    number: 1,
    title: 'Nutid, bydeform og navnemåde',
    summary: 'Vælg den rigtige form af udsagnsordet.',
    instruction: 'Bydeform er en ordre: Kør! Navnemåde står efter »at« og »skal«. Nutid får r.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('{Luk|Lukke|Lukker} døren, før katten slipper ud!', 'En ordre: bydeform.'),
      lists('Vi skal {male|maler|mal} skuret i weekenden.', 'Efter »skal« står navnemåde.'),
      lists('Min genbo {øver|øve|øv} saxofon klokken seks.', 'Nutid med r.'),
      lists('{Husk|Husker|Huske}, at der er møde i haveforeningen!', 'En ordre: bydeform.'),
      lists('Det er svært at {undvære|undværer|undvær} kaffe.', 'Efter »at« står navnemåde.'),
      lists('Lugten {breder|brede|bred} sig ned ad trappen.', 'Nutid med r.'),
      gaps('[Vent](vente) et øjeblik, mens jeg finder min anden sko!', 'En ordre har ingen endelse.'),
      gaps('Toget [kører](køre) fra spor fire om et minut.', 'Nutid med r.'),
      gaps('Man må ikke [fodre](fodre) ænderne med rosinboller.', 'Efter »må« står navnemåde.'),
    ],
  },
  {
    number: 2,
    title: 'Navneord i flertal',
    summary: 'Bøj navneord i flertal.',
    instruction: 'Skriv ordet i flertal.',
    trains: ['number'],
    items: [
      gaps('På loftet står to gamle [symaskiner](symaskine).', 'En symaskine, flere symaskiner.'),
      gaps('Der er fem [stole](stol) og syv gæster.', 'En stol, flere stole.'),
      gaps('Vi fandt tre [æg](æg) under trappen.', 'Et æg, flere æg.'),
      gaps('Begge mine [brødre](bror) er frisører.', 'En bror, flere brødre.'),
      gaps('Han har mistet to [tænder](tand) på ishockey.', 'En tand, flere tænder.'),
      gaps('Alle [vinduer](vindue) i bygningen er blevet pudset.', 'Et vindue, flere vinduer.'),
      gaps('To [mænd](mand) bar et klaver op på fjerde sal og ned igen.', 'En mand, flere mænd.'),
      gaps('Byen har to [museer](museum), og det ene handler om knapper.', 'Et museum, flere museer.'),
      gaps('Der kommer mange [turister](turist) for at se på vores rundkørsel.', 'En turist, flere turister.'),
    ],
  },
]);
