import { choice, exerciseGroup } from '../../markup/index.ts';

export const findFejlen = exerciseGroup({ productId: 'grst', level: 5, category: 'find-fejlen' }, [
  {
    number: 1,
    version: 2,
    title: 'Fejlen på opslagstavlen',
    summary: 'Læs skolens opslag, og find det ord, der er stavet forkert.',
    instruction: 'I hver sætning er der præcis ét ord, der er stavet forkert. Hvilket?',
    trains: ['misspelling'],
    items: [
      choice(
        'Hvilket ord er forkert i »Husk at tage rene sko med til idrætstimmen«?',
        'idrætstimmen',
        ['tage', 'rene'],
        'Det skal være »idrætstimen«.',
      ),
      choice(
        'Hvilket ord er forkert i »Der mangler to bolde, som var væk efter frikvateret«?',
        'frikvateret',
        ['mangler', 'efter'],
        'Det skal være »frikvarteret«.',
      ),
      choice(
        'Hvilket ord er forkert i »Alle elever i femte klase mødes ved flagstangen«?',
        'klase',
        ['elever', 'mødes'],
        'Det skal være »klasse«.',
      ),
      choice(
        'Hvilket ord er forkert i »Vores bibliotek søger hjælpere til oprydding på torsdag«?',
        'oprydding',
        ['søger', 'hjælpere'],
        'Det skal være »oprydning«.',
      ),
      choice(
        'Hvilket ord er forkert i »Hvem har set en sort rygsek med rød lynlås«?',
        'rygsek',
        ['sort', 'lynlås'],
        'Det skal være »rygsæk«.',
      ),
      choice(
        'Hvilket ord er forkert i »Kantinen sælger friske rundstyker hver fredag«?',
        'rundstyker',
        ['sælger', 'fredag'],
        'Det skal være »rundstykker«.',
      ),
      choice(
        'Hvilket ord er forkert i »Koret øver desvære ikke i morgen, fordi dirigenten er syg«?',
        'desvære',
        ['øver', 'dirigenten'],
        'Det skal være »desværre«.',
      ),
      choice(
        'Hvilket ord er forkert i »Skolens avis søger intereserede skribenter med god fantasi«?',
        'intereserede',
        ['søger', 'skribenter'],
        'Det skal være »interesserede«.',
      ),
      choice(
        'Hvilket ord er forkert i »Glem ikke at aflevere jeres hjelme på kontorret«?',
        'kontorret',
        ['aflevere', 'hjelme'],
        'Det skal være »kontoret«.',
      ),
    ],
  },
]);
