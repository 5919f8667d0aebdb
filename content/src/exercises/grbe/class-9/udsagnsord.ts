import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grbe', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Den første uge på efterskole',
    summary: 'Sæt udsagnsordene i den rigtige form i en mail fra en efterskole.',
    instruction: 'Sætningerne er fra den samme mail. Vælg eller skriv den form, der passer.',
    items: [
      lists('Hi Mum! I {have been|am|was} here for six days now.', 'Fra dengang og til nu: førnutid.'),
      lists('My roommate {comes|come} from the Faroe Islands.', '»My roommate« er én: -s.'),
      lists(
        'She {knits|is knitting|knit} every evening and is halfway through a sweater for her horse.',
        '»Every evening« viser en vane.',
      ),
      lists(
        'Yesterday we {had to|must|have to} run around the lake before breakfast.',
        '»Yesterday« kræver datid: »had to«.',
      ),
      gaps('I [fell](fall) into it, of course.', '»Fall, fell, fallen«.'),
      gaps('On Thursday our house [won](win) the quiz.', '»Win, won, won«.'),
      lists('Nobody {knew|knowed|known} the capital of Mongolia except our cook.', '»Know, knew, known«.'),
      lists(
        'Right now I {am sitting|sit|sitting} on the stairs, because the internet only works here.',
        'Det sker lige nu.',
      ),
      lists('Somebody {is playing|plays|play} the bagpipes next door as I write.', 'Det sker lige nu.'),
      lists('Can you {send|sends|sending} me some dry socks?', 'Efter »can« står grundformen.'),
    ],
  },
  {
    number: 2,
    title: '»Make«, »let« og »want«',
    summary: 'Brug udsagnsord, der styrer det, der kommer efter.',
    instruction: 'Vælg den form, der følger efter det første udsagnsord.',
    items: [
      lists('Our coach makes us {run|to run|running} backwards.', 'Efter »make us« står grundformen uden »to«.'),
      lists(
        'My parents let me {choose|to choose|choosing} the school myself.',
        'Efter »let me« står grundformen uden »to«.',
      ),
      lists('I want you {to listen|listen|that you listen}.', 'Efter »want you« står »to« og grundformen.'),
      lists("They wouldn't allow us {to keep|keep|keeping} a rabbit.", 'Efter »allow us« står »to«.'),
      lists("She can't help {laughing|to laugh|laugh} during the morning song.", "Efter »can't help« står »-ing«."),
      lists('He suggested {going|to go|go} for a swim in November.', 'Efter »suggest« står »-ing«.'),
      lists("I'd rather {stay|to stay|staying} in bed.", "Efter »I'd rather« står grundformen."),
      lists('You had better {tell|to tell|telling} him the truth.', 'Efter »had better« står grundformen.'),
      lists(
        'Remember {to lock|locking|lock} the boathouse when you leave.',
        '»Remember to« betyder at huske at gøre noget.',
      ),
      lists(
        'I heard somebody {singing|to sing|sings} in the attic.',
        'Efter »hear somebody« står »-ing« eller grundformen.',
      ),
    ],
  },
]);
