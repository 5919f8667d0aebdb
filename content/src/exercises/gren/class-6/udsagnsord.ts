import { choice, exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 6, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Uregelmæssige udsagnsord: hvad skete der?',
    summary: 'Skriv uregelmæssige udsagnsord i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    items: [
      gaps('We [went](go) home after the ghost film.', '»Go, went, gone«.'),
      gaps('She [bought](buy) a hat for her goat.', '»Buy, bought, bought«.'),
      gaps('My brother [ate](eat) nine pancakes.', '»Eat, ate, eaten«.'),
      gaps('They [swam](swim) across the lake in the dark.', '»Swim, swam, swum«.'),
      gaps("I [knew](know) the answer, but I didn't say it.", '»Know, knew, known«. Husk det stumme »k«.'),
      gaps('He [fell](fall) asleep during the concert.', '»Fall, fell, fallen«.'),
      gaps('The thief [took](take) only the left shoes.', '»Take, took, taken«.'),
      gaps('Our teacher [caught](catch) the ball with one hand.', '»Catch, caught, caught«.'),
      gaps('Who [wrote](write) this note?', '»Write, wrote, written«.'),
      gaps('The boat [sank](sink) two metres from the beach.', '»Sink, sank, sunk«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Spørg om i går med »did«',
    summary: 'Stil spørgsmål, og sig nej i datid med »did«.',
    instruction: "Efter »did« og »didn't« står udsagnsordet i sin grundform.",
    items: [
      lists('Did you {see|saw|seen} the fox?', 'Efter »did« står grundformen: »see«.'),
      lists("He didn't {come|came|comes} to football yesterday.", "Efter »didn't« står grundformen: »come«."),
      lists('Where did they {find|found|finded} the key?', 'Efter »did« står grundformen: »find«.'),
      lists(
        "We {didn't have|hadn't|didn't had} time to eat before the match.",
        "Sig nej i datid med »didn't« og grundformen.",
      ),
      lists('Why {did|do|was} she laugh when the cake fell?', 'Det skete i datid: »did«.'),
      lists('{Did|Was|Were} the film end well?', '»End« er udsagnsordet, så spørgsmålet skal have »did«.'),
      lists('{Was|Did|Were} he angry with you?', 'Her er »was« selv udsagnsordet.'),
      gaps("My cat [didn't|did not](ikke, datid) like the new sofa.", "Datid og nej: »didn't«."),
      order('what | did | you | do | last night?', 'Spørgeordet, så »did«, så den, der gør noget, så udsagnsordet.'),
      choice(
        'Which sentence is right?',
        "I didn't know that.",
        ["I didn't knew that.", 'I not knew that.'],
        "Efter »didn't« står grundformen.",
      ),
    ],
  },
]);
