import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grtp', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Datid af stærke udsagnsord',
    summary: 'Fortæl en historie i datid.',
    instruction: 'Skriv udsagnsordet i datid (Präteritum).',
    items: [
      gaps('Plötzlich [ging](gehen) die Tür auf.', '»Gehen«, »ging«, »gegangen«.'),
      gaps('Niemand [kam](kommen) zu meinem Geburtstag außer dem Hund.', '»Kommen«, »kam«, »gekommen«.'),
      gaps('Der König [saß](sitzen) allein an seinem langen Tisch.', '»Sitzen«, »saß«, »gesessen«.'),
      gaps('Die Diebin [nahm](nehmen) nur die Schokolade.', '»Nehmen«, »nahm«, »genommen«.'),
      gaps('Wir [fanden](finden) im Keller eine alte Karte.', '»Finden«, »fand«, »gefunden«.'),
      gaps('Der Wind [blies](blasen) ihm den Hut vom Kopf.', '»Blasen«, »blies«, »geblasen«.'),
      gaps('Mein Uropa [schrieb](schreiben) jeden Abend Tagebuch.', '»Schreiben«, »schrieb«, »geschrieben«.'),
      gaps('Alle [lachten](lachen), nur der Direktor nicht.', '»Lachen« er svagt: »lachten«.'),
      gaps('Das Schiff [fuhr](fahren) ohne Kapitän los.', '»Fahren«, »fuhr«, »gefahren«.'),
      gaps('Sie [wusste](wissen) die Antwort sofort.', '»Wissen«, »wusste«, »gewusst«.'),
    ],
  },
  {
    number: 2,
    title: 'Løse og faste forstavelser',
    summary: 'Hvad sker der med »an«, »auf«, »be« og »ver«?',
    instruction: 'Vælg den rigtige sætning eller form.',
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Ich rufe dich heute Abend an.',
        ['Ich anrufe dich heute Abend.', 'Ich rufe an dich heute Abend.'],
        '»An« er løs og står sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Der Unterricht beginnt um acht.',
        ['Der Unterricht ginnt um acht be.', 'Der Unterricht um acht beginnt.'],
        '»Be« sidder fast på udsagnsordet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Er versteht kein Wort.',
        ['Er steht kein Wort ver.', 'Er versteht keine Wort.'],
        '»Ver« sidder fast, og »Wort« er intetkøn.',
      ),
      lists('Wann {stehst du auf|aufstehst du|stehst auf du}?', '»Auf« er løs og står sidst.'),
      lists(
        'Hast du Lust {mitzukommen|zu mitkommen|mit zu kommen}?',
        '»Zu« står inde i ordet efter den løse forstavelse.',
      ),
      lists('Sie hat ihr Zimmer {aufgeräumt|geaufräumt|aufräumt}.', '»ge« står efter den løse forstavelse.'),
      lists('Das Paket ist {angekommen|geankommen|ankommen}.', '»ge« står efter den løse forstavelse.'),
      lists(
        'Wir haben die Reise selbst {bezahlt|gebezahlt|bezahlen}.',
        'Efter en fast forstavelse kommer der ikke »ge«.',
      ),
      sort(
        {
          'løs forstavelse': ['einkaufen', 'mitbringen', 'zuhören'],
          'fast forstavelse': ['erzählen', 'gehören', 'zerstören'],
        },
        '»Er«, »ge« og »zer« sidder altid fast.',
        'Sorter udsagnsordene.',
      ),
    ],
  },
]);
