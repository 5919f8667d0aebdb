import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 7, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Lige nu eller hver dag?',
    summary: 'Er det en vane, eller sker det lige nu?',
    instruction: 'Vælg simpel nutid ved vaner og »-ing« ved det, der sker nu.',
    items: [
      lists(
        'I usually {walk|am walking} to school, but today I {am taking|take} the bus.',
        '»Usually« er en vane. »Today« er en undtagelse lige nu.',
      ),
      lists('Look, somebody {is climbing|climbs} over the fence!', 'Det sker lige nu.'),
      lists('Water {boils|is boiling} at 100 degrees.', 'Det er altid sandt.'),
      lists(
        'My mother {works|is working} as a vet, but this month she {is writing|writes} a book.',
        'Arbejdet er fast. Bogen er noget midlertidigt.',
      ),
      lists("I {don't understand|am not understanding} this joke.", '»Understand« bruges ikke med »-ing«.'),
      lists('We {never eat|are never eating} meat on Mondays.', '»Never« viser en vane.'),
      lists('Shh! I {am trying|try} to hear what they {are saying|say} in the next room.', 'Begge dele sker lige nu.'),
      lists('She {believes|is believing} in ghosts.', '»Believe« er en tilstand og bruges ikke med »-ing«.'),
      gaps('He [plays](play) the trumpet every evening at six.', '»Every evening« er en vane.'),
      gaps("Don't turn off the TV! I [am watching|'m watching](watch) it!", 'Det sker lige nu: »-ing«.'),
    ],
  },
  {
    number: 2,
    title: 'Har du nogensinde …?',
    summary: 'Arbejd med formen med »have« eller »has«.',
    instruction: 'Skriv eller vælg den form, der passer efter »have« eller »has«.',
    items: [
      gaps('Have you ever [eaten](eat) a fried insect?', '»Eat, ate, eaten«.'),
      gaps('She has [broken](break) her arm three times.', '»Break, broke, broken«.'),
      gaps('I have [seen](see) this film before.', '»See, saw, seen«.'),
      gaps('He has never [ridden](ride) a horse.', '»Ride, rode, ridden«.'),
      gaps('We have already [done](do) our homework.', '»Do, did, done«.'),
      gaps("Somebody has [stolen](steal) the teacher's chair!", '»Steal, stole, stolen«.'),
      lists('My parents {have|has} been married for twenty years.', '»My parents« er flere: »have«.'),
      lists('{Has|Have|Is} the bus left?', '»The bus« er »it«: »has«.'),
      lists('I have lived here {since|for} 2019.', '»Since« står ved et tidspunkt.'),
      lists('We have waited {for|since} forty minutes.', '»For« står ved et tidsrum.'),
    ],
  },
]);
