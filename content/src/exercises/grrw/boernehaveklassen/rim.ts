import { choice, exerciseGroup } from '../../markup/index.ts';

export const rim = exerciseGroup({ productId: 'grrw', level: 0, category: 'rim' }, [
  {
    number: 1,
    title: 'Rim med dyr',
    summary: 'Find ord, der rimer på dyr.',
    instruction: 'Sig ordene højt. Hvad rimer?',
    items: [
      choice('Hvad rimer på *mus*?', 'hus', ['hat', 'mos'], 'Mus og hus slutter ens.'),
      choice('Hvad rimer på *kat*?', 'hat', ['kop', 'hund'], 'Kat og hat slutter ens.'),
      choice('Hvad rimer på *ko*?', 'sko', ['kat', 'sy'], 'Ko og sko slutter ens.'),
      choice('Hvad rimer på *gris*?', 'is', ['gås', 'grøn'], 'Gris og is slutter ens.'),
      choice('Hvad rimer på *and*?', 'sand', ['ånd', 'sok'], 'And og sand slutter ens.'),
      choice('Hvad rimer på *bi*?', 'ti', ['bo', 'to'], 'Bi og ti slutter ens.'),
      choice('Hvad rimer på *hane*?', 'bane', ['høne', 'hale'], 'De to ord slutter ens.'),
      choice('Hvad rimer på *hest*?', 'fest', ['hose', 'hus'], 'Hest og fest slutter ens.'),
      choice('Hvad rimer på *ål*?', 'mål', ['øl', 'mel'], 'Ål og mål slutter ens.'),
    ],
  },
]);
