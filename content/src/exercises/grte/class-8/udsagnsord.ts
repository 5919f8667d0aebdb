import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grte', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Med eller uden s?',
    summary: 'Find ud af, om udsagnsordet skal have -s, også når sætningen er lang.',
    instruction: 'Find den, der gør noget, og vælg den rigtige form.',
    items: [
      lists(
        "My best friend's parents {run|runs} a hotel for dogs.",
        'Det er forældrene, der driver hotellet: intet -s.',
      ),
      lists('Every morning the old man at the corner {feeds|feed} the pigeons.', 'Manden er »he«: -s.'),
      lists('The cat with the white paws {belongs|belong} to nobody.', 'Katten er »it«: -s.'),
      lists('Some of my classmates {want|wants} to start a band.', 'Flere klassekammerater: intet -s.'),
      lists('Nobody in our family {drives|drive} a car.', '»Nobody« er ental: »drives«.'),
      lists('What {makes|make} you laugh?', '»What« er ental: »makes«.'),
      lists('Anna and her cousin {share|shares} a room.', 'De er to: intet -s.'),
      lists('The news {comes|come} on at nine.', '»News« er ental på engelsk.'),
      lists("It {doesn't|don't} matter if you are late.", "»It« får »doesn't«."),
      lists('My grandmother never {tells|tell} the same story twice.', 'Hun er »she«: -s.'),
      mark(
        'She *thinks* that whales *sing*, and her brother *laughs* whenever they *talk* about it.',
        'Marker de fire udsagnsord i nutid.',
        '»Thinks« og »laughs« har -s. »Sing« og »talk« hører til flere og har intet.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Tyven og papegøjen',
    summary: 'Skriv udsagnsordene i datid, så historien hænger sammen.',
    instruction: 'Skriv udsagnsordet i datid.',
    items: [
      gaps('Last winter a man [broke](break) into a house in Leeds.', '»Break, broke, broken«.'),
      gaps('He [thought](think) that nobody was at home.', '»Think, thought, thought«.'),
      gaps('Suddenly a voice from the living room [said](say), "Hello, darling!"', '»Say, said, said«.'),
      gaps('The man [froze](freeze) and dropped his bag.', '»Freeze, froze, frozen«.'),
      gaps('"Who [spoke](speak)?" he whispered.', '»Speak, spoke, spoken«.'),
      gaps('Nobody answered, so he [ran](run) towards the window.', '»Run, ran, run«.'),
      gaps('A large green parrot [flew](fly) over his head.', '»Fly, flew, flown«.'),
      gaps('It [bit](bite) him in the ear.', '»Bite, bit, bitten«.'),
      gaps('The neighbours [heard](hear) a scream and called the police.', '»Hear, heard, heard«.'),
      gaps(
        'Since then the parrot has [become](become) famous all over the town.',
        '»Become, became, become«: Efter »has« står den tredje form.',
      ),
    ],
  },
]);
