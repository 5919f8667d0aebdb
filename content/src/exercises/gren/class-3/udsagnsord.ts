import { choice, exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 3, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: '»Am«, »is« og »are«',
    summary: 'Vælg den rigtige form af »to be«.',
    instruction: 'Vælg »am«, »is« eller »are«.',
    items: [
      lists('I {am|is|are} nine years old.', 'Det hedder »I am«.'),
      lists('My dog {is|are|am} afraid of the cat.', 'Hunden er én: »is«.'),
      lists('We {are|is|am} in the same class.', 'Vi er flere: »are«.'),
      lists('You {are|is|am} a very good singer, Ella.', 'Det hedder altid »you are«.'),
      lists('The penguins {are|is|am} hungry.', 'Der er flere pingviner: »are«.'),
      lists('{Is|Are|Am} your brother at home?', '»Your brother« er én: »is«.'),
      lists('{Are|Is|Am} the cookies ready?', 'Der er flere småkager: »are«.'),
      lists('There {is|are|am} a frog in my boot!', 'Der er én frø: »is«.'),
      gaps('They [are](er) not tired. They want to play.', 'Det hedder »they are«.'),
      choice(
        'Which sentence is right?',
        'My shoes are wet.',
        ['My shoes is wet.', 'My shoes am wet.'],
        'Der er flere sko: »are«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Have« eller »has«?',
    summary: 'Vælg »have« eller »has«.',
    instruction: 'Brug »has« ved »he«, »she« og »it« og ved én person eller ting. Ellers bruges »have«.',
    items: [
      lists('I {have|has} a green bike.', '»I have«.'),
      lists('She {has|have} two hamsters and a snake.', '»She has«.'),
      lists('An elephant {has|have} a long nose.', 'Elefanten er én: »has«.'),
      lists('We {have|has} English today.', '»We have«.'),
      lists('My teacher {has|have} a funny hat.', 'Læreren er én person: »has«.'),
      lists('Giraffes {have|has} blue tongues.', 'Der er flere giraffer: »have«.'),
      lists('The house {has|have} a red door.', 'Huset er »it«: »has«.'),
      lists('Noah and Liam {have|has} the same birthday.', 'Noah og Liam er to: »have«.'),
      gaps('My robot [has](have) six arms.', 'Robotten er »it«: »has«.'),
      order('they | have | a dog | and | two cats', '»They« står først, og så kommer udsagnsordet.', {
        also: ['they | have | two cats | and | a dog'],
      }),
    ],
  },
]);
