import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gctb', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Landsbyen, der købte sig selv',
    summary: 'Læs en reportage.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Ein Dorf kauft sich selbst',
        byline: 'Eine Reportage',
        text: `Als in Wiesenrode die letzte Gaststätte schloss, geschah zunächst das, was überall geschieht: nichts. Die Leute kauften ihr Bier im Supermarkt der Kreisstadt und tranken es vor dem Fernseher. Nach einem Jahr fiel der Postbotin auf, dass sich Nachbarn auf der Straße nicht mehr grüßten.

Den Anstoß gab ausgerechnet eine Beerdigung. Für den Leichenschmaus fand sich kein Raum, also stellte man Tische auf die Straße. Man blieb bis Mitternacht. Am nächsten Morgen rechnete der pensionierte Mathematiklehrer Bodo Fink aus, dass jeder Haushalt achthundert Euro geben müsste, um das Gasthaus zu kaufen. Einundneunzig von hundertzwölf Haushalten machten mit; wer kein Geld hatte, brachte seine Hände mit.

Heute führt die Genossenschaft das Haus mit zwei Angestellten und vierzig Freiwilligen. Reich wird damit niemand. Im Gegenteil: Im ersten Winter fror die Leitung ein, und der Koch kündigte telefonisch aus Mallorca. Gefragt, ob sich das Ganze lohne, zeigt Fink auf die vollen Tische. »Rechnen«, sagt er, »ist nicht alles. Und das sage ich als Mathematiker.«`,
        questions: [
          choice(
            'Was war die erste Folge der Schließung?',
            'Die Leute blieben zu Hause.',
            ['Viele zogen weg.', 'Der Supermarkt ging pleite.'],
            'Man drak sin øl foran fjernsynet.',
          ),
          choice(
            'Was beobachtete die Postbotin?',
            'Die Nachbarn wurden einander fremd.',
            ['Die Leute bekamen immer weniger Briefe.', 'Die Straße war abends voll.'],
            'Naboerne hilste ikke længere på hinanden.',
          ),
          choice(
            'Wodurch änderte sich die Lage?',
            'durch eine Trauerfeier',
            ['durch ein Straßenfest', 'durch eine Wahl'],
            '»Beerdigung« er en begravelse.',
          ),
          choice(
            'Wofür waren die achthundert Euro gedacht?',
            'für den Kauf des Gasthauses',
            ['für die Beerdigung', 'für neue Tische und einen Herd'],
            'Hver husstand skulle give 800 euro til købet.',
          ),
          choice(
            'Was taten Menschen ohne Geld?',
            'Sie halfen durch Arbeit.',
            ['Sie liehen sich Geld bei Fink.', 'Sie machten nicht mit.'],
            '»Seine Hände mitbringen« er at arbejde med.',
          ),
          choice(
            'Was bedeutet »Reich wird damit niemand«?',
            'Man verdient kaum etwas.',
            ['Alle haben ihr Geld verloren.', 'Nur Fink wurde reich.'],
            'Der er ikke penge i det.',
          ),
          choice(
            'Wie ist der Ton bei dem Satz über den Koch?',
            'trocken und humorvoll',
            ['wütend', 'feierlich und traurig zugleich'],
            'Kokken siger op pr. telefon fra Mallorca, og det er sagt tørt.',
          ),
          choice(
            'Was meint Fink am Ende?',
            'Der Wert lässt sich nicht in Zahlen messen.',
            ['Man hätte besser rechnen sollen.', 'Mathematik ist nutzlos.'],
            'Han peger på de fyldte borde.',
          ),
        ],
      }),
    ],
  },
]);
