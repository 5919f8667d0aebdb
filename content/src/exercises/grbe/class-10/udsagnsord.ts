import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grbe', level: 10, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Passiv i alle tider',
    summary: 'Skriv passiv i flere tider.',
    instruction: 'Vælg den passivform, der passer til tiden i sætningen.',
    items: [
      lists('Every year a huge bonfire {is lit|lights|was lighting} on the beach.', '»Every year« er nutid: »is lit«.'),
      lists(
        'Last year it {was put|is put|put} out by the rain after four minutes.',
        '»Last year« er datid: »was put«.',
      ),
      lists(
        'The results {will be announced|will announce|are announce} tomorrow.',
        'Fremtid og passiv: »will be« og tredje form.',
      ),
      lists(
        'The gym {is being painted|is painting|has painted}, so we play outside today.',
        'Det sker lige nu: »is being«.',
      ),
      lists(
        'The stolen flag {has been returned|has returned by|has been return} at last!',
        'Førnutid og passiv: »has been« og tredje form.',
      ),
      lists('Phones must {be left|leave|been left} in the box.', 'Efter »must« står »be« og tredje form.'),
      lists(
        'I hate {being told|to being told|been told} what to wear.',
        'Efter »hate« står her »being« og tredje form.',
      ),
      gaps('The song was [sung](sing) by the whole dining hall.', '»Sing, sang, sung«.'),
      gaps('The winner will be [chosen](choose) by the audience.', '»Choose, chose, chosen«.'),
      gaps('The best ideas are often [forgotten](forget) in the shower.', '»Forget, forgot, forgotten«.'),
    ],
  },
]);
