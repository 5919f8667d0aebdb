import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gren', level: 8, category: 'stedord' }, [
  {
    number: 1,
    title: '»Who«, »which«, »whose« eller »that«?',
    summary: 'Bind sætninger sammen med det rigtige ord.',
    instruction: '»Who« er om personer, »which« om ting og dyr, og »whose« viser, hvem noget tilhører.',
    items: [
      lists('The woman {who|which|whose} lives upstairs trains for the circus.', 'En person: »who«.'),
      lists('He told a story {which|who|whose} nobody believed.', 'En historie er en ting: »which«.'),
      lists('I know a boy {whose|who|which} mother drives a race car.', 'Det er hans mor: »whose«.'),
      lists('Is this the bus {that|who|what} goes to the airport?', '»That« kan bruges om ting. »What« kan ikke.'),
      lists('The man {who|which|what} fixed our roof is eighty.', 'En person: »who«.'),
      lists('She gave me everything {that|what|who} she had.', 'Efter »everything« bruger man »that«, ikke »what«.'),
      lists("I don't understand {what|that|which} you mean.", '»What« betyder det, som.'),
      lists(
        "The girl {whose|who's|which} bike was stolen is in my class.",
        "Det er hendes cykel: »whose«. »Who's« er »who is«.",
      ),
      lists(
        'My phone, {which|that|who} I got last week, is already broken.',
        'Mellem to kommaer bruger man »which« og ikke »that«.',
      ),
      choice(
        'Which sentence is right?',
        'People who snore always fall asleep first.',
        ['People which snore always fall asleep first.', 'People whose snore always fall asleep first.'],
        'Mennesker: »who«.',
      ),
    ],
  },
]);
