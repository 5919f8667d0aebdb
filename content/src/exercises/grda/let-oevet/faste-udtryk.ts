import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const fasteUdtryk = exerciseGroup({ productId: 'grda', level: 12, category: 'faste-udtryk' }, [
  {
    number: 1,
    title: 'Det siger man på dansk',
    summary: 'Lær udtryk, som danskere bruger hver dag.',
    instruction: 'Hvad betyder udtrykket, eller hvilket ord mangler?',
    items: [
      lists('Jeg har {travlt|hurtigt|fart}, for bussen kører nu.', 'Det hedder at have travlt.'),
      lists('Vi {holder|gør|laver} pause om ti minutter.', 'Det hedder at holde pause.'),
      lists('Han har {ondt|syg|dårlig} i maven.', 'Det hedder at have ondt.'),
      lists('Det er synd {for|på|til} hunden, at den er alene.', 'Det hedder synd for nogen.'),
      lists('Hun {tager|gør|får} et billede af solnedgangen.', 'Det hedder at tage et billede.'),
      lists('Skal vi {følges|følge|følger} ad hjem?', 'Det hedder at følges ad.'),
      choice(
        '»Det er lige meget.« Hvad betyder det?',
        'Det betyder ikke noget.',
        ['Der er meget af det.', 'Det er meget svært.'],
        'Lige meget er det samme som ligegyldigt.',
      ),
      choice(
        '»Jeg gider ikke.« Hvad betyder det?',
        'Jeg har ikke lyst.',
        ['Jeg forstår ikke.', 'Jeg må ikke.'],
        'Den, der ikke gider, har ikke lyst.',
      ),
      choice(
        '»Vi ses!« Hvornår siger man det?',
        'når man går fra hinanden',
        ['når man mødes', 'når man leder efter noget'],
        'Vi ses betyder på gensyn.',
      ),
      choice(
        '»Hold da op!« Hvornår siger man det?',
        'når man er overrasket',
        ['når man vil sove', 'når man har tabt noget'],
        'Man siger »hold da op«, når noget er større, bedre eller værre, end man troede.',
      ),
    ],
  },
]);
