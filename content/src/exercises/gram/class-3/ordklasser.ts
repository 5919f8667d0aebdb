import { choice, exerciseGroup, mark, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gram', level: 3, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Navneord, udsagnsord eller tillægsord?',
    summary: 'Sorter ord i de tre store ordklasser.',
    instruction: 'Prøv med »en« eller »et« (navneord), »at« (udsagnsord) eller »meget« (tillægsord).',
    items: [
      sort(
        { navneord: ['stol', 'fisk'], udsagnsord: ['sove', 'skrive'], tillægsord: ['glad', 'tynd'] },
        'Man siger »en stol«, »at sove« og »meget glad«.',
      ),
      sort(
        { navneord: ['torden', 'dug'], udsagnsord: ['blæse', 'fryse'], tillægsord: ['kold', 'våd'] },
        'Torden er navnet på noget, man kan fryse, og man kan være meget våd.',
      ),
      sort(
        { navneord: ['latter', 'vits'], udsagnsord: ['grine', 'fnise'], tillægsord: ['sjov', 'fjollet'] },
        'Man siger »en latter«, »at grine« og »meget sjov«.',
      ),
      sort(
        { navneord: ['kamp', 'mål'], udsagnsord: ['heppe', 'juble'], tillægsord: ['hurtig', 'stolt'] },
        'Man siger »en kamp«, »at vinde« og »meget hurtig«.',
      ),
      choice(
        'Hvilken ordklasse er »dårlig«?',
        'tillægsord',
        ['navneord', 'udsagnsord'],
        'Man kan sige »meget dårlig«.',
      ),
      choice('Hvilken ordklasse er »drøm«?', 'navneord', ['tillægsord', 'udsagnsord'], 'Man kan sige en drøm.'),
      choice(
        'Hvilken ordklasse er »drømme« i »Kan hunde drømme?«',
        'udsagnsord',
        ['navneord', 'tillægsord'],
        'Her er det noget, man gør: at drømme.',
      ),
      mark('Den lille *abe* kaster med *bananer*.', 'Marker navneordene.', 'En abe og en banan.'),
      mark(
        'Den *frække* pige har en *hemmelig* plan.',
        'Marker tillægsordene.',
        'De fortæller, hvordan pigen og planen er.',
      ),
      mark('Dragen *spyr* ild og *flyver* bort.', 'Marker udsagnsordene.', 'De fortæller, hvad dragen gør.'),
    ],
  },
]);
