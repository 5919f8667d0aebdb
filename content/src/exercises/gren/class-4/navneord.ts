import { exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gren', level: 4, category: 'navneord' }, [
  {
    number: 1,
    title: 'Én eller flere?',
    summary: 'Skriv navneordene i flertal, også dem, der driller.',
    instruction: 'Skriv ordet i flertal, eller vælg det rigtige.',
    items: [
      gaps('I have two [brothers](brother) and a goldfish.', 'De fleste ord får -s.'),
      gaps('There are three [boxes](box) under the bed.', 'Efter »x« sætter man »-es« på.'),
      gaps('The [babies](baby) are laughing at the clown.', '»y« bliver til »ies«: »babies«.'),
      gaps('All the [children](child) ran outside.', '»Child« hedder »children« i flertal.'),
      gaps('A mouse is small, but two [mice](mouse) can eat a lot.', '»Mouse« hedder »mice« i flertal.'),
      gaps('The dentist looked at my [teeth](tooth).', '»Tooth« hedder »teeth« i flertal.'),
      gaps('Three [men](man) in black coats came in.', '»Man« hedder »men« i flertal.'),
      lists('We saw ten {sheep|sheeps|sheepes} on the hill.', '»Sheep« hedder det samme i flertal.'),
      lists('Two {women|womans|womens} won the race.', '»Woman« hedder »women« i flertal.'),
      lists("Put the {knives|knifes|knive's} on the table, please.", '»f« bliver til »v«: »knives«.'),
      sort(
        { én: ['goose', 'foot', 'lady'], flere: ['geese', 'feet', 'ladies'] },
        '»Foot« bliver til »feet«, og »goose« bliver til »geese«.',
        'Sorter ordene i én og flere.',
      ),
    ],
  },
  {
    number: 2,
    title: '»A« eller »an«?',
    summary: 'Vælg »a« eller »an« efter den lyd, der følger.',
    instruction: 'Brug »an« foran en vokallyd. Sig ordet højt.',
    items: [
      lists('She ate {an|a} apple on the bus.', '»Apple« begynder med en vokallyd.'),
      lists('I found {an|a} old coin in the garden.', '»Old« begynder med en vokallyd.'),
      lists(
        'He has {a|an} big dog and {an|a} ugly parrot.',
        '»Big« begynder med en konsonant, »ugly« med en vokallyd.',
      ),
      lists('Wait {an|a} hour, then try again.', 'Man hører ikke »h« i »hour«, så lyden er en vokal.'),
      lists('My mum is {a|an} doctor.', 'På engelsk skal der »a« foran et job.'),
      lists('My aunt wants to be {an|a} astronaut.', '»Astronaut« begynder med en vokallyd.'),
      lists('We wear {a|an} uniform at school.', '»Uniform« begynder med lyden »j«, så det er »a«.'),
      lists('Is that {a|an} horse or {an|a} elephant?', '»Horse« begynder med h-lyd, »elephant« med en vokallyd.'),
      sort(
        { a: ['lemon', 'house', 'year'], an: ['orange', 'island', 'egg'] },
        'Hør efter den første lyd.',
        'Skal der »a« eller »an« foran ordet?',
      ),
    ],
  },
]);
