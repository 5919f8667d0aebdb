import { choice, exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 4, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Husk s efter »he«, »she« og »it«',
    summary: 'Sæt s på udsagnsordet, når det er én anden, der gør noget.',
    instruction: 'Skriv eller vælg udsagnsordet i nutid. Husk s ved »he«, »she« og »it«.',
    items: [
      gaps('My sister [plays](play) the drums every day.', 'Søsteren er »she«: »plays«.'),
      gaps('He [likes](like) pizza with bananas.', '»He likes«.'),
      gaps('The cat [sleeps](sleep) in my bed.', 'Katten er »it«: »sleeps«.'),
      gaps('We [live](live) next to a football pitch.', '»We« får intet -s.'),
      gaps('My uncle [watches](watch) films about sharks.', 'Efter »ch« sætter man »-es« på: »watches«.'),
      gaps('She [goes](go) to bed at eight.', '»Go« får »-es«: »goes«.'),
      lists('They {walk|walks} to school together.', '»They« får intet -s.'),
      lists('Oscar {brushes|brushs|brush} his teeth in the kitchen.', 'Efter »sh« sætter man »-es« på.'),
      lists('The baby {cries|crys|cry} all night.', '»y« efter en konsonant bliver til »ies«.'),
      choice(
        'Which sentence is right?',
        'My dad works at a hospital.',
        ['My dad work at a hospital.', 'My dads work at a hospitals.'],
        '»My dad« er »he«: »works«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Do« og »does«',
    summary: 'Stil spørgsmål, og sig nej med »do« og »does«.',
    instruction: 'Brug »does« ved »he«, »she« og »it«, ellers »do«. Udsagnsordet bagefter har ikke noget s.',
    items: [
      lists('{Do|Does|Are} you like ice cream?', '»You« får »do«.'),
      lists('{Does|Do|Is} she play handball?', '»She« får »does«.'),
      lists('{Do|Does|Are} your parents speak German?', 'Forældrene er »they«: »do«.'),
      lists("My dog {doesn't|don't|isn't} like the rain.", "Hunden er »it«: »doesn't«."),
      lists("I {don't|doesn't|am not} drink milk.", "»I« får »don't«."),
      lists('Does he {live|lives|living} near the beach?', 'Efter »does« er der ikke noget -s.'),
      lists("She doesn't {eat|eats|eating} meat.", "Efter »doesn't« er der ikke noget -s."),
      order('what time | does | the train | leave?', 'Spørgeordet står først, så »does«, så den, der gør noget.'),
      order('do | you | know | her name?', '»Do« står først i spørgsmålet.'),
      choice(
        'Which question is right?',
        'Where do you live?',
        ['Where live you?', 'Where does you live?'],
        'På engelsk skal man have »do« med.',
      ),
    ],
  },
]);
