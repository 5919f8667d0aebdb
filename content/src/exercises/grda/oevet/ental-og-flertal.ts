import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const entalOgFlertal = exerciseGroup({ productId: 'grda', level: 13, category: 'ental-og-flertal' }, [
  {
    number: 1,
    title: 'De bestemte og de mange',
    summary: 'Bøj navneord i bestemt flertal.',
    instruction: 'Skriv ordet i bestemt flertal, eller vælg den form, der passer.',
    trains: ['number', 'definiteness'],
    items: [
      gaps('Hvor har du lagt [nøglerne](nøgle) til kælderen?', 'Flere nøgler, nøglerne.'),
      gaps('Alle [vinduerne](vindue) stod åbne, selv om det sneede.', 'Flere vinduer, vinduerne.'),
      gaps('[Mændene](mand) i køen begyndte at synge.', 'Flere mænd, mændene.'),
      gaps('Bind [snørebåndene](snørebånd), før du falder!', 'Flere snørebånd, snørebåndene.'),
      gaps('[Børnebøgerne](børnebog) står på den nederste hylde.', 'Flere børnebøger, børnebøgerne.'),
      lists('Der er for meget {støj|støjer} i klassen.', 'Støj kan man ikke tælle. Det har ikke flertal.'),
      lists('Vi har ikke mange {penge|penger} tilbage.', 'Det hedder penge, og ordet har kun flertal.'),
      lists('Jeg har fået {gode råd|gode råder} af min onkel.', 'Et råd, flere råd.'),
      mark(
        'De gamle *briller* lå oven på mine to *sakse* i skuffen.',
        'Marker navneordene i flertal.',
        '»Briller« og »sakse« står i flertal.',
      ),
    ],
  },
]);
