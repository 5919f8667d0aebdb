import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const fasteUdtryk = exerciseGroup({ productId: 'grda', level: 12, category: 'faste-udtryk' }, [
  {
    number: 1,
    version: 2,
    title: 'Det siger man på dansk',
    summary: 'Lær udtryk, som danskere bruger hver dag.',
    instruction: 'Hvad betyder udtrykket, eller hvilket ord mangler?',
    items: [
      lists('Jeg har {travlt|hurtigt|fart}, for bussen kører nu.', 'Det hedder »at have travlt«.'),
      lists('Vi {holder|gør|laver} pause om ti minutter.', 'Det hedder at holde pause.'),
      lists('Han har {ondt|syg|dårlig} i maven.', 'Det hedder »at have ondt«.'),
      lists('Det er synd {for|på|til} hunden, at den er alene.', 'Det hedder synd for nogen.'),
      lists('Hun {tager|gør|siger} et billede af solnedgangen.', 'Det hedder at tage et billede.'),
      lists('Skal vi {følges|følge|følger} ad hjem?', 'Det hedder »at følges ad«.'),
      choice(
        '»Det er lige meget.« Hvad betyder det?',
        'Det betyder ikke noget.',
        ['Der er meget af det.', 'Det er alt for svært for mig.'],
        'Lige meget er det samme som ligegyldigt.',
      ),
      choice(
        '»Jeg gider ikke.« Hvad betyder det?',
        'Jeg har ikke lyst.',
        ['Jeg forstår ikke.', 'Jeg må ikke for min mor.'],
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
  {
    number: 2,
    title: 'Småsnak: hvad svarer man?',
    summary: 'Svar på det, folk siger til daglig.',
    instruction: 'Vælg det svar, der passer bedst.',
    items: [
      choice(
        '»Tak for sidst!« Hvornår siger man det?',
        'når man ser en, man har været sammen med',
        ['når man går i seng', 'når man er den sidste i køen'],
        'Man siger det, når man mødes igen efter en fest eller et besøg.',
      ),
      choice(
        '»Hvad laver du?« spørger en voksen om dit arbejde. Hvad svarer en elev?',
        'Jeg går i skole.',
        ['Jeg laver mad nu.', 'Jeg har det fint.'],
        'Spørgsmålet kan handle om ens arbejde.',
      ),
      choice(
        '»Skal vi tage bussen?« Du synes, det er en god idé. Hvad svarer du?',
        'Ja, lad os det.',
        ['Nej, lad være.', 'Det var så lidt.'],
        'Lad os det betyder, at man er med på det.',
      ),
      choice(
        '»Må jeg komme forbi?« siger en dame i bussen. Hvad gør du?',
        'Jeg flytter mig lidt.',
        ['Jeg besøger hende.', 'Jeg stiger af.'],
        'Hun vil gerne forbi dig.',
      ),
      choice(
        '»Det må du nok sige!« Hvad mener personen?',
        'Det er jeg enig i.',
        ['Du må ikke sige det.', 'Sig det igen.'],
        'Udtrykket betyder, at man er enig.',
      ),
      choice(
        '»Pyt med det!« Hvad mener personen?',
        'Det gør ikke noget.',
        ['Det er en stor fejl.', 'Pas på!'],
        'Pyt siger man om noget, der ikke er vigtigt.',
      ),
      choice(
        'Din ven er ked af det. Hvad siger du?',
        'Er der noget galt?',
        ['Er du gal?', 'Hvad er gal?'],
        'Noget galt betyder et problem.',
      ),
      choice(
        '»Kan du lige vente?« Hvad betyder »lige« her?',
        'et kort øjeblik',
        ['uden at bøje', 'det samme'],
        'Lige gør spørgsmålet venligere og kortere.',
      ),
      choice(
        '»Ring, hvis der er noget!« Hvornår skal du ringe?',
        'hvis jeg får et problem',
        ['hver time', 'aldrig'],
        'Her betyder »noget« et problem.',
      ),
    ],
  },
]);
