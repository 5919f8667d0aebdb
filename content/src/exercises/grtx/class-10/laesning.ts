import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grtx', level: 10, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Færgen til Helgoland',
    summary: 'Læs om en tur, der blev længere end planlagt.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Drei Tage auf Helgoland',
        byline: 'Aus einem Reisetagebuch',
        text: `Eigentlich wollten wir nur einen Tag bleiben. Unsere Klasse nahm am Donnerstag das erste Schiff, und als wir ankamen, schien die Sonne. Wir sahen die roten Felsen, aßen Fischbrötchen und zählten Robben. Benno kam auf 143, aber wir glauben, dass er manche zweimal gezählt hat.

Am Nachmittag kam der Sturm. Das Schiff, das uns abholen sollte, blieb im Hafen von Cuxhaven. Frau Adler, unsere Lehrerin, blieb ruhig und telefonierte mit der Jugendherberge. Dort gab es noch Betten, aber nur in der alten Waschküche.

Am zweiten Tag durfte niemand an den Strand. Wir spielten Karten mit einem Leuchtturmwärter im Ruhestand, der jede Runde gewann. Am dritten Tag wurde der Wind schwächer. Als das Schiff endlich kam, war keiner froh. »Schade«, sagte Benno, »jetzt fehlen mir nur noch sieben Robben bis hundertfünfzig.«`,
        questions: [
          choice(
            'Wie lange sollte der Ausflug dauern?',
            'einen Tag',
            ['zwei Tage', 'drei Tage'],
            'De ville egentlig kun blive én dag.',
          ),
          choice(
            'Warum zweifelt die Klasse an Bennos Zahl?',
            'Er hat vielleicht doppelt gezählt.',
            ['Er hat nicht hingesehen.', 'Er kann nicht zählen.'],
            'Nogle sæler blev måske talt to gange.',
          ),
          choice(
            'Warum konnten sie nicht zurückfahren?',
            'wegen des Sturms',
            ['weil sie zu spät kamen', 'weil kein Platz war'],
            'Stormen holdt skibet i havn.',
          ),
          choice(
            'Wie reagierte Frau Adler?',
            'gelassen',
            ['wütend', 'ängstlich'],
            '»Ruhig« og »gelassen« betyder det samme her.',
          ),
          choice(
            'Wo schliefen sie?',
            'in einer Waschküche',
            ['im Leuchtturm', 'in einem Leuchtturm'],
            'Der var kun senge i det gamle vaskerum.',
          ),
          choice(
            'Was war der Mann von Beruf gewesen?',
            'Leuchtturmwärter',
            ['Kapitän', 'Lehrer'],
            '»Im Ruhestand« betyder på pension.',
          ),
          choice(
            'Wer gewann beim Kartenspielen?',
            'der alte Mann',
            ['Benno', 'Frau Adler und Benno'],
            'Fyrpasseren vandt hver runde.',
          ),
          choice(
            'Wie fühlte sich die Klasse bei der Abfahrt?',
            'Sie wäre gern geblieben.',
            ['Sie war erleichtert.', 'Sie war vor allem seekrank.'],
            'Ingen var glad, da skibet kom.',
          ),
        ],
      }),
    ],
  },
]);
