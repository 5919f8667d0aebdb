import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grex', level: 11, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Genfortæl, hvad andre sagde',
    summary: 'Genfortæl, hvad andre har sagt.',
    instruction: 'Vælg eller skriv den form, der passer, når man genfortæller.',
    items: [
      choice(
        '"I am tired," said Ann.',
        'Ann said that she was tired.',
        ['Ann said that I am tired.', 'Ann said that she were tired.'],
        '»I« bliver til »she«, og »am« bliver til »was«.',
      ),
      choice(
        '"We will win," they said.',
        'They said they would win.',
        ['They said they will won.', 'They said we would winning.'],
        '»Will« bliver til »would«.',
      ),
      choice(
        '"Where do you live?" he asked me.',
        'He asked me where I lived.',
        ['He asked me where did I live.', 'He asked me where do I lived.'],
        'Der er ligefrem ordstilling og ikke noget »did«.',
      ),
      choice(
        '"Are you hungry?" she asked him.',
        'She asked him if he was hungry.',
        ['She asked him was he hungry if.', 'She asked him that he was hungry.'],
        'Et ja/nej-spørgsmål får »if«.',
      ),
      choice(
        '"Don\'t touch the cake!" he told us.',
        'He told us not to touch the cake.',
        ['He told us to not touched the cake.', "He told us don't touch the cake."],
        'Et forbud bliver til »not to«.',
      ),
      lists('She {told|said} me a secret about the headmaster.', '»Tell« følges af en person.'),
      lists('He {said|told} that the bridge was closed.', '»Say« kan stå uden en person.'),
      lists(
        'They asked us if we {had seen|have see|see have} their dog.',
        'Datid eller førnutid bliver til »had seen«.',
      ),
      lists('He promised that he {would|would to} pay us back the next day.', '»Will« bliver til »would«.'),
      gaps(
        '"I have lost my ticket." He said that he [had lost](lose) his ticket.',
        '»Have lost« bliver til »had lost«.',
      ),
    ],
  },
]);
