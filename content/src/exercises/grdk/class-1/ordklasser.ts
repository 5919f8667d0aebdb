import { choice, exerciseGroup, mark, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'grdk', level: 1, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Navne på dyr og ting',
    summary: 'Find ord, der er navne på noget.',
    instruction: 'Et navneord er et navn på en ting, et dyr eller et menneske.',
    items: [
      choice('Hvilket ord er et dyr?', 'gås', ['gryde', 'glad'], 'En gås er en stor fugl.'),
      choice('Hvilket ord er en ting?', 'kop', ['drikker', 'sød'], 'En kop kan stå på et bord.'),
      choice('Hvilket ord er et menneske?', 'tante', ['griner', 'lang'], 'En tante er din fars eller mors søster.'),
      choice('Hvilket ord er noget, man gør?', 'hoppe', ['sten', 'grøn'], 'Man kan hoppe.'),
      choice('Hvilket ord er noget, man kan gøre i vand?', 'dykke', ['vand', 'våd'], 'Man kan dykke ned i vandet.'),
      mark('*Bamsen* falder.', 'Marker tingen.', 'En bamse er en ting.'),
      mark('Min *hund* snorker.', 'Marker dyret.', 'En hund er et dyr.'),
      sort(
        { ting: ['stol', 'gaffel', 'tromle'], 'noget, man gør': ['løbe', 'tegne', 'grine'] },
        'Man kan løbe, tegne og grine.',
        'Er det en ting eller noget, man gør?',
      ),
    ],
  },
]);
