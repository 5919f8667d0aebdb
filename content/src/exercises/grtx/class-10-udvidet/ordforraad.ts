import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grtx', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Talemåder med dyr og mad',
    summary: 'Forstå faste udtryk.',
    instruction: 'Vælg den rigtige betydning eller det rigtige ord.',
    items: [
      choice(
        'Hvad betyder »Das ist mir Wurst«?',
        'Det er mig ligegyldigt.',
        ['Det smager godt.', 'Det er alt for dyrt for mig.'],
        '»Wurst« er pølse, og udtrykket er afslappet.',
      ),
      choice(
        'Hvad betyder »Da liegt der Hund begraben«?',
        'Det er dér, problemet ligger.',
        ['Der er ingen hjemme.', 'Det er længe siden.'],
        'Man finder den egentlige årsag.',
      ),
      choice(
        'Hvad betyder »Ich verstehe nur Bahnhof«?',
        'Jeg forstår ingenting.',
        ['Jeg skal med toget.', 'Jeg kender vejen.'],
        'Man siger det, når man ikke forstår noget.',
      ),
      choice(
        'Hvad betyder »Schwein haben«?',
        'at være heldig',
        ['at være grådig', 'at være beskidt'],
        '»Schwein haben« er at være heldig.',
      ),
      choice(
        'Hvad betyder »jemandem die Daumen drücken«?',
        'at ønske nogen held',
        ['at true nogen', 'at holde nogen fast'],
        'Vi krydser fingre, tyskerne trykker på tommelfingrene.',
      ),
      choice(
        'Hvad betyder »Tomaten auf den Augen haben«?',
        'ikke at se det tydelige',
        ['at være meget træt', 'at være jaloux'],
        'Man overser det, alle andre ser.',
      ),
      lists(
        'Du sollst nicht um den heißen {Brei|Ofen|Topf} herumreden!',
        'At gå som katten om den varme grød hedder »Brei« på tysk.',
      ),
      lists(
        'Jetzt haben wir den {Salat|Kuchen|Käse}: Alles ist nass!',
        '»Da haben wir den Salat« siger man, når noget er gået galt.',
      ),
    ],
  },
]);
