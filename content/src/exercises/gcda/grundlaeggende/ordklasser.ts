import { choice, exerciseGroup, mark, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gcda', level: 11, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Ordklasser som stilmiddel',
    summary: 'Bestem ordklasser med de latinske betegnelser, og se deres virkning.',
    instruction: 'Bestem ordklassen, eller marker de ord, der bliver spurgt om.',
    items: [
      mark(
        'Byen *hviskede*, *pustede* og *rakte* tunge.',
        'Marker de tre verber.',
        'Byen gør noget som et menneske: verberne besjæler den.',
      ),
      mark(
        'Han elskede den *fede*, *gule*, *urokkelige* kat.',
        'Marker de tre adjektiver.',
        'De lægger sig alle til »kat«.',
      ),
      mark('Over *taget* hang *månen* som en *negl*.', 'Marker de tre substantiver.', 'Et tag, en måne og en negl.'),
      choice(
        'Hvad er »ensomt« i »Hun lo ensomt.«?',
        'adverbium',
        ['adjektiv', 'substantiv'],
        'Ordet fortæller, hvordan hun lo.',
      ),
      choice('Hvad er »ensomt« i »et ensomt hus«?', 'adjektiv', ['adverbium', 'verbum'], 'Ordet lægger sig til »hus«.'),
      choice(
        'Hvad er »man« i »Man vænner sig til alt.«?',
        'pronomen',
        ['substantiv', 'konjunktion'],
        '»Man« er et ubestemt pronomen.',
      ),
      choice(
        'Hvilken virkning har mange adjektiver ofte?',
        'De gør stilen beskrivende.',
        ['De gør stilen handlingsmættet.', 'De gør teksten til et drama.'],
        'Verber skaber handling, og adjektiver beskriver.',
      ),
      choice(
        'Hvad kendetegner en *nominalstil*?',
        'mange substantiver',
        ['mange verber', 'mange udråb'],
        'I nominalstil er handlingen gemt i substantiver: »gennemførelse« i stedet for »gennemføre«.',
      ),
      sort(
        { konkret: ['mursten', 'ansigt'], abstrakt: ['frihed', 'sorg'] },
        'Det konkrete kan man røre ved.',
        'Er substantivet konkret eller abstrakt?',
      ),
    ],
  },
]);
