import { exerciseGroup, lists } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grep', level: 9, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Ord, der binder sammen',
    summary: 'Bind sætninger sammen med ord, der viser årsag, modsætning og tid.',
    instruction: 'Vælg det ord, der viser den rigtige sammenhæng.',
    items: [
      lists('{Although|Because|Therefore} it was snowing, he wore shorts.', 'Der er en modsætning: »although«.'),
      lists('We stayed inside {because|although|despite} the wolves were howling.', 'Ulvene er årsagen.'),
      lists(
        '{Despite|Although|However} the rain, five thousand people came.',
        'Foran et navneord alene bruger man »despite«.',
      ),
      lists(
        'She trained every day. {Therefore|However|Although}, nobody was surprised when she won.',
        'Det andet er en følge af det første.',
      ),
      lists(
        'The flat is tiny. {However|Therefore|Because}, it has a huge balcony.',
        'Der er en modsætning, og ordet står alene foran et komma.',
      ),
      lists('Take a sandwich {in case|unless|so that} you get hungry.', '»In case« betyder i tilfælde af, at.'),
      lists("You can't borrow it {unless|if|in case} you promise to be careful.", '»Unless« betyder medmindre.'),
      lists('I turned off the light {so that|because of|unless} my brother could sleep.', '»So that« viser et formål.'),
      lists(
        '{Not only|Neither|Both} did he forget my name, {but|or|nor} he also sat on my hat.',
        '»Not only … but also« binder de to ting sammen.',
      ),
      lists(
        'The match was cancelled {because of|because|although} the fog.',
        'Foran et navneord alene bruger man »because of«.',
      ),
    ],
  },
]);
