import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grep', level: 8, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Faste forholdsord',
    summary: 'Vælg det forholdsord, der hører til ordet på engelsk.',
    instruction: 'Oversæt ikke fra dansk. Vælg det forholdsord, der bruges på engelsk.',
    items: [
      lists('It depends {on|of|by} the weather.', 'Afhænge af noget er »depend on«.'),
      lists('She is married {to|with} a fisherman from Iceland.', 'Gift med nogen er »married to«.'),
      lists("I'm not interested {in|for|of} cars.", 'Interesseret i noget er »interested in«.'),
      lists('What is wrong {with|by|at} your bike?', 'Der er noget galt med noget: »wrong with«.'),
      lists('He laughed {at|of|by} his own joke.', 'Grine ad noget er »laugh at«.'),
      lists('They were proud {of|over|by} their little garden.', 'Stolt af noget er »proud of«.'),
      lists('Thank you {for|to} the socks, Grandma.', 'Tak for noget er »thank you for«.'),
      lists(
        'I listened to an interview {with|to|on} a lighthouse keeper.',
        'Et interview med nogen er »an interview with«.',
      ),
      lists('Who is that man {in|on|at} the photo?', 'På billedet hedder »in the photo«.'),
      lists('We arrived {at|to} the station just in time.', 'Ankomme til et sted er »arrive at«.'),
    ],
  },
]);
