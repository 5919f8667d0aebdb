import { exerciseGroup, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grex', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»To« eller »-ing«?',
    summary: 'Vælg mellem »to« og »-ing« efter et udsagnsord.',
    instruction: 'Nogle udsagnsord følges af »-ing«, andre af »to«. Vælg den rigtige form.',
    items: [
      lists('I enjoy {getting|to get} up before everybody else.', 'Efter »enjoy« står »-ing«.'),
      lists('She decided {to leave|leaving} before the speeches.', 'Efter »decide« står »to«.'),
      lists('Would you mind {opening|to open} the window?', 'Efter »mind« står »-ing«.'),
      lists('He avoids {talking|to talk} about his childhood.', 'Efter »avoid« står »-ing«.'),
      lists("They can't afford {to repair|repairing} the roof.", 'Efter »afford« står »to«.'),
      lists("I'm used to {working|work} with noisy people.", '»Used to« betyder her vant til, og så følger »-ing«.'),
      lists(
        'I used to {hate|hating} olives, but now I eat them every day.',
        '»Used to« betyder her plejede at, og så følger grundformen.',
      ),
      lists('Stop {staring|to stare} at me like that!', '»Stop« med »-ing« betyder at holde op.'),
      lists(
        'We were tired, so we stopped {to rest|resting} for a while.',
        '»Stop to« betyder at standse for at gøre noget.',
      ),
      lists(
        'My mother made me {apologise|to apologise|apologising}.',
        'Efter »make somebody« står grundformen uden »to«.',
      ),
      lists('They let us {stay|to stay|staying} up all night.', 'Efter »let« står grundformen uden »to«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Must«, »may« og »should«',
    summary: 'Vælg det udsagnsord, der viser pligt, råd, mulighed eller slutning.',
    instruction: 'Tænk over, hvor sikker eller nødvendig sagen er.',
    items: [
      lists("You {mustn't|don't have to} touch that wire. It is dangerous!", "»Mustn't« betyder, at man ikke må."),
      lists(
        "You {don't have to|mustn't} wear a tie. It is only a barbecue.",
        "»Don't have to« betyder, at man ikke behøver.",
      ),
      lists("The lights are on, so somebody {must|can't} be at home.", 'Man slutter sig til det: »must«.'),
      lists("That {can't|must} be Mark. He is in Canada this week.", "Det er umuligt: »can't«."),
      lists('You look ill. You {should|would} see a doctor.', 'Et råd: »should«.'),
      lists("She {might|must|can't} come later, but she is not sure.", 'Det er usikkert: »might«.'),
      lists(
        'You {should have|must have|can have} asked me first. Now the surprise is ruined!',
        'En bebrejdelse: »should have«.',
      ),
      lists("I {couldn't|can't} swim when I started school.", "Det var dengang: »couldn't«."),
      lists('{May|Must|Would} I borrow your pen for a second?', 'Man beder om lov med »may«.'),
      lists(
        'When I was small, I {had to|must|should} share a room with my sister.',
        '»Must« har ingen datid, så det bliver »had to«.',
      ),
    ],
  },
]);
