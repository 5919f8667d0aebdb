import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grtx', level: 10, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Job og hverdag',
    summary: 'Lær ord, du kan bruge i praktik og fritidsjob.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists(
        'Ich suche einen {Nebenjob|Beruf|Urlaub}, den ich nach der Schule machen kann.',
        '»Nebenjob« er et fritidsjob.',
      ),
      lists(
        'Mit der {Bewerbung|Bewegung|Bedeutung} schickt man meistens einen Lebenslauf.',
        '»Bewerbung« er en ansøgning.',
      ),
      lists('Im {Lebenslauf|Langlauf|Ablauf} steht, wo du zur Schule gegangen bist.', '»Lebenslauf« er et cv.'),
      lists('Am Ende des Monats bekommt man seinen {Lohn|Laden|Lauf}.', '»Lohn« er løn.'),
      lists(
        'Meine {Kollegin|Königin|Kugel} sitzt mir im Büro gegenüber und summt.',
        '»Kollegin« er en kvindelig kollega.',
      ),
      lists(
        'Die {Chefin|Schiffe|Schefin} hat mir schon nach einer Woche den Schlüssel gegeben.',
        '»Chefin« er en kvindelig chef og staves med »ch«.',
      ),
      lists(
        'Nach der zehnten Klasse macht sie eine {Ausbildung|Einbildung|Abbildung} zur Tischlerin.',
        '»Ausbildung« er en uddannelse, »Einbildung« er indbildning.',
      ),
      lists(
        'Wer krank ist, muss sich bis acht Uhr {krankmelden|krankenhausen|kränken}.',
        '»Krankmelden« er at melde sig syg.',
      ),
      sort(
        {
          'i køkkenet': ['der Topf', 'der Herd', 'das Messer'],
          'på kontoret': ['der Drucker', 'die Akte', 'der Ordner'],
          'på byggepladsen': ['der Hammer', 'der Kran', 'der Helm'],
        },
        '»Herd« er et komfur, »Akte« en sag og »Kran« en kran.',
        'Sorter ordene.',
      ),
    ],
  },
]);
