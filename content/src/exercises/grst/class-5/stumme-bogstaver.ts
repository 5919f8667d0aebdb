import { dictate, exerciseGroup, lists, mark, several } from '../../markup/index.ts';

export const stummeBogstaver = exerciseGroup({ productId: 'grst', level: 5, category: 'stumme-bogstaver' }, [
  {
    number: 1,
    title: 'Stumme bogstaver overalt',
    summary: 'Skriv ord med stumt h, v, d og g.',
    instruction: 'Mange ord gemmer på et bogstav, som man ikke hører. Skriv eller vælg det rigtige ord.',
    trains: ['silent-letter'],
    items: [
      dictate('Den [hvide] ugle sad på flagstangen.', '»Hvid« begynder med »hv«.'),
      dictate('Byen fik en ny [borgmester] i november.', '»Borg« skrives med g.'),
      dictate('Øen er kun en [halv] kilometer lang.', '»Halv« ender på »-lv«.'),
      dictate('Hun kan fløjte med en [blyant] i munden.', 'Her er der intet stumt bogstav.'),
      lists(
        'Min onkel {spurgte|spurte}, om vi ville med ud at sejle.',
        '»Spurgte« kommer af »spørge«. At spurte er at løbe stærkt.',
      ),
      lists(
        'På de sidste hundrede meter {spurtede|spurgtede} hun forbi alle.',
        'At spurte er at løbe stærkt. Der er intet g.',
      ),
      lists('Hun {følger|føller} altid sporene i sneen.', '»Følge« har et g, selv om det næsten ikke høres.'),
      lists('Hesten fik et {føl|følg} i nat.', 'Hestens unge er et føl uden g.'),
      several(
        'Hvilke ord har et bogstav, man ikke hører?',
        ['hjælp', 'land', 'tolv'],
        ['lampe', 'rist'],
        'H’et i »hjælp«, d’et i »land« og v’et i »tolv« høres ikke.',
      ),
      mark(
        'En *hval* sprøjtede *vand* op på dækket.',
        'Marker de to ord med et stumt bogstav.',
        '»Hval« har et stumt h, og »vand« har et stumt d.',
      ),
    ],
  },
]);
