import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grty', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'En nat i biblioteket',
    summary: 'Læs om to venner, der bliver låst inde.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Eine Nacht in der Bibliothek',
        byline: 'Eine kurze Geschichte',
        text: `Als Jonas und Mila am Freitag in der Stadtbibliothek für ihr Referat arbeiteten, vergaßen sie völlig die Zeit. Sie saßen ganz hinten zwischen den hohen Regalen, und niemand sah sie. Um sechs Uhr ging plötzlich das Licht aus.

»Hallo?«, rief Mila, aber es kam keine Antwort. Die Tür war abgeschlossen, und Milas Handy hatte keinen Akku mehr. Jonas hatte seines zu Hause gelassen, weil seine Mutter meinte, er sei zu oft online. »Das ist ihre Schuld«, sagte er und musste trotzdem lachen.

Sie fanden eine Taschenlampe und im Büro eine Packung Kekse. Dann bauten sie aus Kissen ein Lager und lasen sich gegenseitig Gespenstergeschichten vor. Gegen Mitternacht hörten sie Schritte. Mila hielt den Atem an. Doch es war nur der Hausmeister, der sein Frühstücksbrot vergessen hatte. »So fleißige Schüler habe ich noch nie gesehen«, brummte er.`,
        questions: [
          choice(
            'Warum waren Jonas und Mila in der Bibliothek?',
            'Sie arbeiteten an einem Referat.',
            ['Sie suchten Gespensterbücher.', 'Sie wollten dort übernachten.'],
            'De arbejdede på deres fremlæggelse: »für ihr Referat«.',
          ),
          choice(
            'Warum bemerkte man sie nicht?',
            'Sie saßen ganz hinten.',
            ['Sie schliefen schon.', 'Das Licht war leider kaputt.'],
            'De sad bagest mellem reolerne.',
          ),
          choice(
            'Warum konnte Jonas niemanden anrufen?',
            'Sein Handy lag zu Hause.',
            ['Sein Handy war kaputt.', 'Sein Handy hatte keinen Akku.'],
            'Det var Milas telefon, der var løbet tør for strøm.',
          ),
          choice(
            'Wem gibt Jonas die Schuld?',
            'seiner Mutter',
            ['dem Hausmeister', 'Mila'],
            '»Das ist ihre Schuld« handler om moderen.',
          ),
          choice('Was benutzten sie als Bett?', 'Kissen', ['Bücher', 'Jacken'], 'De byggede et leje af puder.'),
          choice(
            'Wer kam um Mitternacht?',
            'der Hausmeister',
            ['ein Gespenst', 'ein altes Gespenst'],
            'Det var pedellen.',
          ),
          choice(
            'Warum kam er zurück?',
            'Er hatte sein Brot vergessen.',
            ['Er hatte Stimmen gehört.', 'Er hatte Licht gesehen.'],
            'Han havde glemt sin madpakke.',
          ),
          choice(
            'Was denkt er über die beiden?',
            'dass sie fleißig sind',
            ['dass sie Diebe sind', 'dass sie große Angst haben'],
            '»So fleißige Schüler« betyder så flittige elever.',
          ),
        ],
      }),
      lists('Die Tür war zu, und niemand {hörte|gehört|hörten} das Rufen.', '»Niemand« er ental: »hörte«.'),
      lists(
        'Mila las die Geschichte so gut vor, dass Jonas Angst {bekam|bekommt|bekamen}.',
        'Teksten står i datid: »er bekam«.',
      ),
    ],
  },
]);
