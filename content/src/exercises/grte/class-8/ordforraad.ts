import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grte', level: 8, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Små ord, der giver ny mening',
    summary: 'Lær udsagnsord som »give up« og »look after«, der ikke kan oversættes ord for ord.',
    instruction: 'Vælg det ord eller den betydning, der passer.',
    items: [
      choice(
        'My uncle gave up smoking. What did he do?',
        'He stopped smoking.',
        ['He began to smoke.', 'He sold cigarettes.'],
        '»Give up« betyder at holde op med.',
      ),
      choice(
        'She looks after two small boys. What does she do?',
        'She takes care of them.',
        ['She searches for them.', 'She resembles them.'],
        '»Look after« betyder at passe.',
      ),
      choice(
        'We ran out of milk. What is the problem?',
        'There is no milk left.',
        ['We spilled the milk.', 'The milk is too old.'],
        '»Run out of« betyder, at der ikke er mere.',
      ),
      choice(
        'They put off the match. What happened?',
        'The match was moved to a later day.',
        ['They switched the match on.', 'They lost the match.'],
        '»Put off« betyder at udsætte.',
      ),
      lists("Please turn {down|up|over} the music. I'm trying to sleep.", '»Turn down« betyder at skrue ned.'),
      lists("I can't find {out|up|off} who sent the flowers.", '»Find out« betyder at opdage.'),
      lists("Hurry {up|on|out}, or we'll miss the bus!", '»Hurry up« betyder skynd dig.'),
      lists('Our car broke {down|up|off} in the middle of a tunnel.', '»Break down« betyder at gå i stykker.'),
      lists('She grew {up|out|big} on a farm with forty llamas.', '»Grow up« betyder at vokse op.'),
      lists('Take {off|of|down} your shoes before you come in, please.', 'Man tager tøj og sko af: »take off«.'),
    ],
  },
]);
