import { choice, exerciseGroup } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gcda', level: 12, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Ledsætningens funktion',
    summary: 'Bestem, hvilket led en ledsætning er i sin hovedsætning.',
    instruction: 'Er ledsætningen subjekt, objekt, adverbial eller attributiv?',
    items: [
      choice(
        '»*Hvem der skrev brevet*, forbliver en gåde.«',
        'subjekt',
        ['objekt', 'adverbial'],
        'Hvad forbliver en gåde? Hvem der skrev brevet.',
      ),
      choice(
        '»Fortælleren antyder, *at huset er levende*.«',
        'objekt',
        ['subjekt', 'adverbial'],
        'Hvad antyder fortælleren?',
      ),
      choice(
        '»*Eftersom scenen er tom*, hører man hvert skridt.«',
        'adverbial',
        ['objekt', 'subjekt'],
        'Ledsætningen angiver årsagen.',
      ),
      choice(
        '»Den replik, *som ingen siger*, er den vigtigste.«',
        'attributiv',
        ['objekt', 'adverbial'],
        'Ledsætningen lægger sig til »den replik«.',
      ),
      choice(
        '»*Skønt hun vinder*, taber hun alt.«',
        'adverbial',
        ['subjekt', 'attributiv'],
        'Ledsætningen er en indrømmelse.',
      ),
      choice(
        '»Han er ikke den, *han giver sig ud for*.«',
        'attributiv',
        ['subjekt', 'adverbial'],
        'Ledsætningen lægger sig til »den«.',
      ),
      choice(
        'Hvilken periode er hypotaktisk?',
        'Da han kom, hvilket ingen havde ventet, fordi han var død, blev der stille.',
        ['Han kom. Alle tav. Døren smækkede.', 'Han kom, og alle tav, og døren smækkede.'],
        'Hypotakse er underordning med mange ledsætninger.',
      ),
      choice(
        'Hvilken virkning har paratakse ofte?',
        'et enkelt og hurtigt forløb',
        ['en kompliceret årsagskæde', 'et højtideligt kancellisprog'],
        'Paratakse er sideordning af hovedsætninger.',
      ),
    ],
  },
]);
