import { exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grty', level: 7, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»Haben« eller »sein« i førnutid',
    summary: 'Lav førnutid med det rigtige hjælpeudsagnsord.',
    instruction: 'Vælg formen af »haben« eller »sein«.',
    because: 'Bevægelse fra sted til sted og ændring af tilstand får »sein«. De fleste andre får »haben«.',
    items: [
      lists('Wir {sind|haben} mit dem Zug nach Köln gefahren.', 'Man bevæger sig fra sted til sted: »sein«.'),
      lists('Ich {habe|bin} die ganze Nacht gelesen.', '»Lesen« er ikke bevægelse: »haben«.'),
      lists('Der Junge {ist|hat} vom Baum gefallen.', 'Drengen bevæger sig nedad: »sein«.'),
      lists('{Hast|Bist} du meine Nachricht gesehen?', '»Sehen« får »haben«.'),
      lists('Unser Opa {ist|hat} um fünf Uhr aufgewacht.', 'Hans tilstand ændrer sig: »sein«.'),
      lists('Sie {hat|ist} in Berlin ein Konzert gegeben.', '»Geben« får »haben«.'),
      lists('Warum {seid|habt} ihr nicht zu Hause geblieben?', '»Bleiben« får »sein«, selv om man ikke flytter sig.'),
      lists('Die Kinder {haben|sind} einen Drachen gebaut.', '»Bauen« får »haben«.'),
      lists('Wo {bist|hast} du gestern gewesen?', '»Sein« får »sein«: »ich bin gewesen«.'),
      sort(
        { haben: ['gegessen', 'geschlafen', 'gearbeitet'], sein: ['gekommen', 'geworden', 'geflogen'] },
        '»Kommen« og »fliegen« er bevægelse, og »werden« er en ændring.',
        'Sorter efter hjælpeudsagnsord.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Kort tillægsform',
    summary: 'Skriv den form, der bruges i førnutid.',
    instruction: 'Skriv udsagnsordets korte tillægsform.',
    items: [
      gaps('Wir haben den ganzen Tag Karten [gespielt](spielen).', 'Svage udsagnsord får »ge-« og »-t«.'),
      gaps('Hast du schon [gefrühstückt](frühstücken)?', '»Frühstücken« er svagt: »gefrühstückt«.'),
      gaps('Ich habe einen Brief aus Wien [bekommen](bekommen).', 'Efter »be-« kommer der ikke »ge-«.'),
      gaps('Tom hat sein Handy im Bus [vergessen](vergessen).', 'Efter »ver-« kommer der ikke »ge-«.'),
      gaps('Er hat drei Stunden mit ihr [telefoniert](telefonieren).', 'Ord på »-ieren« får ikke »ge-«.'),
      gaps('Wer hat das Fenster [aufgemacht](aufmachen)?', 'Efter forstavelsen kommer »ge-«: »aufgemacht«.'),
      gaps('Wir sind im Meer [geschwommen](schwimmen).', 'Det hedder »schwimmen«, »schwamm«, »geschwommen«.'),
      gaps('Sie hat mir ihr Geheimnis nicht [gesagt](sagen).', 'Svage udsagnsord får »ge-« og »-t«.'),
      gaps('Hast du das Lied selbst [geschrieben](schreiben)?', 'Det hedder »schreiben«, »schrieb«, »geschrieben«.'),
      gaps('Die Gäste sind um Mitternacht [gegangen](gehen).', 'Det hedder »gehen«, »ging«, »gegangen«.'),
    ],
  },
]);
