import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grgx', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Øen uden ure',
    summary: 'Læs en artikel om et eksperiment.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Die Insel, die ihre Uhren abschaffen wollte',
        byline: 'Aus der Zeitschrift »Fernweh«',
        text: `Auf einer Insel im Norden scheint im Sommer fast siebzig Tage lang die Sonne, auch nachts. Dort mähen die Leute um zwei Uhr morgens den Rasen, und Kinder spielen um Mitternacht Fußball. Warum also noch Uhren?, fragten sich die Bewohner. Auf der Brücke zur Insel hängten manche ihre Armbanduhren ans Geländer, wo sonst Verliebte ihre Schlösser befestigen.

Ganz so einfach war es aber nicht. Der Postbote wollte wissen, wann er kommen solle. Der Zahnarzt saß zweimal allein in seiner Praxis. Und die Fischer erklärten trocken, dass sie sich noch nie nach der Uhr gerichtet hätten, sondern nach dem Fisch.

Am Ende gab es einen Kompromiss. Im Sommer sind feste Zeiten nur noch für die Fähre und den Zahnarzt verbindlich. Alles andere passiert, »wenn es passt«. Eine Touristin aus Stuttgart soll drei Stunden vor dem Café gewartet haben. Als die Wirtin kam, fragte sie freundlich: »Haben Sie es eilig?«`,
        questions: [
          choice(
            'Was ist im Sommer auf der Insel besonders?',
            'Es wird nachts nicht dunkel.',
            ['Es ist immer sehr warm.', 'Niemand muss dort arbeiten gehen.'],
            'Solen skinner også om natten.',
          ),
          choice(
            'Was hängten manche an das Geländer?',
            'ihre Uhren',
            ['ihre Schlösser', 'ihre Briefe'],
            'De hængte deres armbåndsure op.',
          ),
          choice(
            'Was hängt sonst oft an solchen Brücken?',
            'Schlösser von Liebespaaren',
            ['Fische', 'Lampen'],
            'Forelskede hænger hængelåse op.',
          ),
          choice(
            'Warum saß der Zahnarzt allein da?',
            'Die Patienten kamen zu anderen Zeiten.',
            ['Niemand hatte Zahnschmerzen.', 'Er war zu früh aufgestanden.'],
            'Uden klokkeslæt kom patienterne ikke, når de skulle.',
          ),
          choice(
            'Wonach richten sich die Fischer?',
            'nach dem Fisch',
            ['nach der Uhr', 'nach der Sonne'],
            'De retter sig efter fiskene.',
          ),
          choice(
            'Wofür gelten noch feste Zeiten?',
            'für die Fähre und den Zahnarzt',
            ['für das Café', 'für den Postboten und das kleine Café'],
            'Kun færgen og tandlægen har faste tider.',
          ),
          choice(
            'Was bedeutet »soll gewartet haben« hier?',
            'Man erzählt, dass sie gewartet hat.',
            ['Sie muss warten.', 'Sie will nicht warten.'],
            '»Soll« betyder her, at man siger det.',
          ),
          choice(
            'Was ist lustig am Schluss?',
            'Die Wirtin findet drei Stunden nicht lang.',
            ['Die Touristin will nichts essen.', 'Das Café hat für immer geschlossen.'],
            'Værtinden har ikke travlt, og for hende er tre timer ingenting.',
          ),
        ],
      }),
    ],
  },
]);
