import { choice, exerciseGroup, several, sort } from '../../markup/index.ts';

export const rim = exerciseGroup({ productId: 'grrw', level: 2, category: 'rim' }, [
  {
    number: 1,
    version: 3,
    title: 'Rimer det?',
    summary: 'Find ord, der rimer, og ord, der ikke gør.',
    instruction: 'Sig ordene højt.',
    items: [
      choice('Hvilket ord rimer *ikke* på *sand*?', 'sort', ['mand', 'land'], 'Mand og land slutter som sand.'),
      choice('Hvilket ord rimer *ikke* på *due*?', 'dyne', ['stue', 'frue'], 'Stue og frue slutter som due.'),
      choice('Hvilket ord rimer *ikke* på *lange*?', 'lampe', ['mange', 'bange'], 'Mange og bange slutter som lange.'),
      several('Hvilke ord rimer på *tone*?', ['krone', 'zone'], ['tune', 'time'], 'Krone og zone slutter som tone.'),
      several('Hvilke ord rimer på *næse*?', ['læse', 'blæse'], ['nise', 'nøgle'], 'Læse og blæse slutter som næse.'),
      choice('Hvad rimer på *kage*?', 'klage', ['køre', 'kugle'], 'Kage og klage slutter ens.'),
      choice('Hvad rimer på *prinsesse*?', 'messe', ['prins', 'krone'], 'Prinsesse og messe slutter ens.'),
      choice('Hvad rimer på *madpakke*?', 'sladrebakke', ['madkasse', 'rugbrød'], 'Pakke og bakke slutter ens.'),
      sort(
        { 'rimer på hund': ['rund', 'mund'], 'rimer på hest': ['gæst', 'fest'] },
        'Rund og mund slutter som hund.',
        'Sorter ordene efter rim.',
      ),
    ],
  },
]);
