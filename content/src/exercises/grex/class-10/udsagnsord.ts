import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grex', level: 10, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Datid, førnutid eller førdatid?',
    summary: 'Hold styr på, hvad der skete først, og hvad der stadig gælder.',
    instruction: 'Vælg den tid, der passer til resten af sætningen.',
    items: [
      lists(
        'When we got to the cinema, the film {had already started|has already started|already starts}.',
        'Filmen begyndte, før vi kom: »had« og tredje form.',
      ),
      lists(
        'I {have had|had|am having} this bike since I was twelve, and it still works.',
        'Fra dengang og til nu: førnutid.',
      ),
      lists(
        'She {left|has left|had left} school at sixteen and opened her own bakery a year later.',
        'Det er to fortidige begivenheder efter hinanden: datid.',
      ),
      lists(
        'He was nervous because he {had never flown|has never flown|never flies} before.',
        'Før et tidspunkt i fortiden: »had«.',
      ),
      lists("We {haven't heard|didn't heard|don't heard} from them yet.", "»Yet« og »haven't« hører sammen."),
      lists('In 1995 nobody in our street {had|has had|has} a mobile phone.', 'Tidspunktet er forbi: datid.'),
      lists(
        'After I {had read|have read|read have} the letter twice, I began to laugh.',
        'Læsningen var slut, før latteren kom: »had read«.',
      ),
      lists(
        'My cousin {has just passed|just had passed|is just passing} her driving test, so be careful out there!',
        '»Just« og følger nu: førnutid.',
      ),
      gaps('By the time the ambulance came, he had [woken](wake) up again.', '»Wake, woke, woken«.'),
      gaps('I have never [worn](wear) a suit in my life.', '»Wear, wore, worn«.'),
    ],
  },
  {
    number: 2,
    title: 'En eller mange?',
    summary: 'Få udsagnsordet til at passe med det, sætningen handler om.',
    instruction: 'Find det ord, der bestemmer, om udsagnsordet skal have -s.',
    items: [
      lists('One of my friends {lives|live} on a boat.', '»One« er én: »lives«.'),
      lists('The people in this village {are|is} suspicious of strangers.', '»People« er flertal på engelsk.'),
      lists('Everyone {wants|want} to be on the winning team.', '»Everyone« er ental.'),
      lists('There {are|is} two reasons why I said no.', '»Two reasons« er flertal.'),
      lists('The number of accidents {has|have} gone down.', '»The number« er ental.'),
      lists('Mathematics {is|are} her favourite subject.', 'Fag på »-ics« er ental.'),
      lists('The furniture in the hall {is|are} three hundred years old.', '»Furniture« er ental på engelsk.'),
      lists('My scissors {are|is} not sharp enough.', '»Scissors« er flertal på engelsk.'),
      lists('Each student {has|have} a locker.', '»Each« er ental.'),
      lists("What {does|do} your parents' dog eat?", 'Det er hunden, der spiser: »does«.'),
      lists('The boy who sits behind us {sings|sing} all day.', '»The boy« styrer udsagnsordet.'),
    ],
  },
]);
