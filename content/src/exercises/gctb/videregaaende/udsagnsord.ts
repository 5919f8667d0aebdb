import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gctb', level: 12, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Indirekte tale i pressen',
    summary: 'Gengiv andres ord med konjunktiv.',
    instruction: 'Skriv verbet i konjunktiv I, eller vælg formen.',
    items: [
      gaps(
        'Der Sprecher sagte, die Lage [sei](sein) unter Kontrolle.',
        '»Sein« hedder »sei« i konjunktiv I, uden endelse.',
      ),
      gaps(
        'Die Ministerin erklärte, sie [werde](werden) nicht zurücktreten.',
        'I konjunktiv I ender formen på »-e«, og vokalen skifter ikke: »werde«, ikke »wird«.',
      ),
      gaps(
        'Ein Zeuge behauptet, er [habe](haben) nichts gehört.',
        'I konjunktiv I ender tredje person på »-e«: »habe«, ikke »hat«.',
      ),
      gaps(
        'Der Trainer meint, man [müsse](müssen) jetzt nach vorne schauen.',
        'Formen er navnemådens stamme og »-e«: »müsse«, ikke »muss«.',
      ),
      gaps(
        'Sie schreibt, das Buch [komme](kommen) im Mai heraus.',
        'Formen er navnemådens stamme og »-e«: »komme«, ikke »kommt«.',
      ),
      lists(
        'Die Forscher sagen, sie {hätten|habe|habest} eine neue Art entdeckt.',
        '»Sie haben« er ens i konjunktiv I, og derfor bruges »hätten«.',
      ),
      lists('Er fragte mich, ob ich Zeit {hätte|gehabt|haben}.', 'Konjunktiv i indirekte spørgsmål: »hätte«.'),
      lists('Die Zeitung meldet, der Löwe {sei|seien|seid} schon wieder eingefangen.', 'Ental: »der Löwe sei«.'),
      choice(
        '»Ich war nie dort«, sagt er. Was ist richtig?',
        'Er sagt, er sei nie dort gewesen.',
        ['Er sagt, er war nie dort sein.', 'Er sagt, er sei nie dort.'],
        'Datid bliver til førnutid i konjunktiv: »sei … gewesen«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Aktiv bliver til passiv',
    summary: 'Omform sætninger mellem aktiv og passiv.',
    instruction: 'Vælg eller skriv den rigtige passive form.',
    items: [
      choice(
        '»Man baut hier ein Hotel.«',
        'Hier wird ein Hotel gebaut.',
        ['Hier wurde ein Hotel gebaut.', 'Hier ist ein Hotel gebaut.'],
        'Nutid i aktiv giver nutid i passiv: »wird gebaut«.',
      ),
      choice(
        '»Jemand hat das Rad gestohlen.«',
        'Das Rad ist gestohlen worden.',
        ['Das Rad wird gestohlen.', 'Das Rad hat gestohlen worden.'],
        'Førnutid i passiv: »ist gestohlen worden«.',
      ),
      choice(
        '»Man half den Verletzten.«',
        'Den Verletzten wurde geholfen.',
        ['Die Verletzten wurden geholfen.', 'Die Verletzten haben geholfen.'],
        'Dativ bliver stående i passiv.',
      ),
      choice(
        '»Der Sturm zerstörte das Dach.«',
        'Das Dach wurde durch den Sturm zerstört.',
        ['Das Dach wurde zerstört durch dem Sturm.', 'Der Sturm wurde vom Dach zerstört.'],
        '»Durch« styrer akkusativ.',
      ),
      lists('Die Tür {ist|wird|hat} schon seit Stunden geschlossen.', 'Tilstanden varer: »ist geschlossen«.'),
      lists('Das Problem ist leicht {zu lösen|gelöst zu|lösen}.', '»Sein … zu« betyder, at det kan løses.'),
      gaps('Die Ergebnisse müssen noch geprüft [werden](werden).', 'Efter modalverbum står navnemåden »werden«.'),
      gaps('Das Gesetz ist gestern verabschiedet [worden](werden).', 'I passiv hedder det »worden« uden »ge-«.'),
    ],
  },
]);
