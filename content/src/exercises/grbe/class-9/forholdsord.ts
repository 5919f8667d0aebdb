import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grbe', level: 9, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'På rejse med venner',
    summary: 'Arbejd med forholdsord om rejser, transport og steder.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('We went to Edinburgh {by|with|on} train.', 'Transport har »by«.'),
      lists('We went {on|by|with} foot through the whole city.', 'Til fods er »on foot«.'),
      lists('There were thirty of us {on|at} the bus.', 'Man er »on the bus«.'),
      lists('The hostel is {at|on|to} the end of the street.', '»At the end« er for enden.'),
      lists('We stood right {in front of|before|for} the castle.', '»In front of« betyder foran et sted.'),
      lists('Walk {past|passed|over} the church, then turn left.', 'Forbi er »past«. »Passed« er et udsagnsord.'),
      lists('She fell in love {with|in|to} a bookshop.', 'Forelsket i er »in love with«.'),
      lists('I have been looking forward {to|for|on} this trip for months.', 'Glæde sig til er »look forward to«.'),
      lists('He apologised {for|over|to} his loud snoring.', 'Undskylde for noget er »apologise for«.'),
      lists('We shared the bill {between|among} the two of us.', 'Når der er to, er det »between«.'),
    ],
  },
]);
