import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grst', level: 5, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Når bogstaverne mødes',
    summary: 'Sæt ord sammen uden at tabe bogstaver.',
    instruction: 'I et sammensat ord beholder begge dele alle deres bogstaver: »bus« og »stop« bliver til »busstop«.',
    trains: ['compound-split', 'double-consonant'],
    items: [
      gaps('En skål af glas er en [glasskål](glas + skål).', 'Begge ord beholder deres s.'),
      gaps('Tanden på en haj er en [hajtand](haj + tand).', '»Haj« og »tand« bliver til »hajtand«.'),
      gaps('Toget, som kører om natten, er et [nattog](nat + tog).', 'Begge ord beholder deres t.'),
      gaps('Sporet efter en ræv er et [rævespor](ræv + spor).', 'Her kommer der et e imellem.'),
      gaps('En klub for mennesker, der spiller skak, er en [skakklub](skak + klub).', 'Begge ord beholder deres k.'),
      lists('Der hænger en lampe over {køkkenbordet|køkkebordet}.', 'Ordet er sat sammen af »køkken« og »bord«.'),
      lists('Hun samler på {frimærker|frimerker}.', 'Ordet ender på »mærker«, som staves med »æ«.'),
      lists('Vi kørte i {rutsjebanen|rutsjeebanen}, til vi blev grønne.', 'Ordet er sat sammen af »rutsje« og »bane«.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'overraskelsesfest',
        ['overraskelsefest', 'overraskelses fest'],
        'Efter »-else« kommer der et s i sammensatte ord.',
      ),
    ],
  },
]);
