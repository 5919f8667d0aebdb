import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grty', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Hvis jeg var konge af Tyskland',
    summary: 'Brug »würde«, »wäre« og »hätte« om det, der ikke er virkeligt.',
    instruction: 'Vælg eller skriv den rigtige form.',
    items: [
      lists('Wenn ich reich {wäre|war|sei}, würde ich eine Insel kaufen.', 'Det er ikke virkeligt: »wäre«.'),
      lists(
        'Wenn wir mehr Zeit {hätten|hatten|haben würde}, könnten wir länger bleiben.',
        'Det er ikke virkeligt: »hätten« med omlyd.',
      ),
      lists(
        'An deiner Stelle {würde|werde|wurde} ich sofort anrufen.',
        'Et råd om noget, der ikke er virkeligt: »würde«.',
      ),
      lists(
        '{Könnten|Konnten|Kannten} Sie mir bitte den Weg zum Bahnhof zeigen?',
        'En høflig bøn har omlyd: »könnten«.',
      ),
      lists('Ich {hätte|hatte|habt} gern ein Kilo Kirschen, bitte.', 'Høfligt ønske: »ich hätte gern«.'),
      gaps('Wenn Fische sprechen [könnten](können), wäre das Meer sehr laut.', 'Det er ikke virkeligt: »könnten«.'),
      gaps('Was [würdest](werden) du machen, wenn du unsichtbar wärst?', 'Det hedder »du würdest«.'),
      gaps('Es [wäre](sein) schön, wenn du mitkommen könntest.', 'Det er et ønske: »es wäre«.'),
      gaps('Wenn ich Flügel [hätte](haben), würde ich nie wieder Bus fahren.', 'Det er ikke virkeligt: »ich hätte«.'),
      choice(
        'Hvad betyder »Er wurde Koch«?',
        'Han blev kok.',
        ['Han ville blive kok.', 'Han bliver kok.'],
        '»Wurde« er datid af »werden«. »Würde« betyder ville.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Passiv: Bilen bliver vasket',
    summary: 'Lav passiv med »werden« og kort tillægsform.',
    instruction: 'Skriv eller vælg den form, der mangler.',
    because: 'Passiv dannes med »werden« og kort tillægsform. »Werden« betyder her at blive.',
    items: [
      lists('Das Schloss {wird|werdet|ist werden} jedes Jahr von Tausenden besucht.', 'Det hedder »es wird besucht«.'),
      lists('Die Brücke {wurde|würde|geworden} 1890 gebaut.', 'Årstallet viser datid: »wurde«.'),
      lists('Hier {werden|wird|wurdest} sieben Sprachen gesprochen.', '»Sprachen« er flertal: »werden«.'),
      lists(
        'Das Auto ist gestern repariert {worden|geworden|werden}.',
        'I passiv i førnutid hedder det »worden« uden »ge-«.',
      ),
      gaps('Der Kuchen wird von Opa [gebacken](backen).', 'Det hedder »backen«, »gebacken«.'),
      gaps('Die Gewinner werden morgen im Radio [genannt](nennen).', 'Det hedder »nennen«, »nannte«, »genannt«.'),
      gaps('Mein Fahrrad wurde vor der Schule [gestohlen](stehlen).', 'Det hedder »stehlen«, »stahl«, »gestohlen«.'),
      gaps(
        'Der Brief muss heute noch [abgeschickt](abschicken) werden.',
        'Ge- står efter forstavelsen: »abgeschickt«.',
      ),
      lists(
        'Das Tor wurde {vom|beim|zum} Torwart geschossen.',
        'Den, der gør noget i passiv, står efter »von«: »von dem«, altså »vom«.',
      ),
      choice(
        'Hvilken sætning er passiv?',
        'Das Zimmer wird aufgeräumt.',
        ['Das Zimmer wird langsam warm.', 'Sie wird das Zimmer aufräumen.'],
        'Kun her står »werden« sammen med kort tillægsform.',
      ),
    ],
  },
]);
