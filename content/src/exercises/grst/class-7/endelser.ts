import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const endelser = exerciseGroup({ productId: 'grst', level: 7, category: 'endelser' }, [
  {
    number: 1,
    version: 2,
    title: '»-ene« eller »-ende«: flere faldgruber',
    summary: 'Skeln mellem endelser, der lyder ens.',
    instruction:
      'Er det flere bestemte ting, eller er det noget, nogen er i gang med? Vælg eller skriv den rigtige form.',
    trains: ['ene-ende', 'ending'],
    items: [
      lists(
        '{Problemerne|Problemmerne|Problemene} begyndte, da computeren fik øjne.',
        'Et problem, problemer, problemerne.',
      ),
      lists('Vi fandt ham {liggende|liggene} på ryggen i græsset.', 'Han lå imens: »liggende«.'),
      lists('{Svarene|Svarerne} stod bagest i bogen.', 'Et svar, svar, svarene.'),
      lists('Den {dryppende|dryppene} hane holdt os vågne hele natten.', 'Hanen dryppede imens: »dryppende«.'),
      lists(
        'Hun fulgte {anvisningerne|anvisningene} til punkt og prikke.',
        'En anvisning, anvisninger, anvisningerne.',
      ),
      lists('De lo så {smittende|smittene}, at selv vagten smilede.', 'Latteren smittede: »smittende«.'),
      gaps('De [overlevende](overleve) blev hentet i en helikopter.', 'De overlevede: »overlevende«.'),
      gaps('Alle [vinduerne|vinduer](vindue) duggede til.', 'Flere vinduer, vinduerne.'),
      gaps('Et [skrigende](skrige) barn kan høres i hele toget.', 'Barnet skriger imens: »skrigende«.'),
      mark(
        'De *syngende* drenge pakkede instrumenterne ned.',
        'Marker det ord, der ender på »-ende«, fordi noget sker imens.',
        'De sang imens: syngende. »Instrumenterne« er flertal.',
      ),
    ],
  },
]);
