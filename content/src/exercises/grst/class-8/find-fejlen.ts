import { choice, exerciseGroup } from '../../markup/index.ts';

export const findFejlen = exerciseGroup({ productId: 'grst', level: 8, category: 'find-fejlen' }, [
  {
    number: 1,
    title: 'Fejl i ansøgningen',
    summary: 'Find det ord, der er stavet forkert, i sætninger fra en jobansøgning.',
    instruction: 'I hver sætning er der præcis ét ord, der er stavet forkert. Hvilket?',
    trains: ['misspelling'],
    items: [
      choice(
        'Hvilket ord er forkert i »Jeg søger hermed stillingen som medarbeder i jeres butik«?',
        'medarbeder',
        ['hermed', 'stillingen'],
        'Det skal være »medarbejder«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg er en ansvarlig og punktli person«?',
        'punktli',
        ['ansvarlig', 'person'],
        'Det skal være »punktlig«.',
      ),
      choice(
        'Hvilket ord er forkert i »Mine lærere beskriver mig som hjælpesom og rolig«?',
        'hjælpesom',
        ['beskriver', 'rolig'],
        'Det skal være »hjælpsom«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg har erfaring fra et fritidsjob i en isbutik og som babysiter«?',
        'babysiter',
        ['erfaring', 'fritidsjob'],
        'Det skal være »babysitter«.',
      ),
      choice(
        'Hvilket ord er forkert i »Kunderne synes, at jeg er venli og hurtig«?',
        'venli',
        ['kunderne', 'synes'],
        'Det skal være »venlig«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg trives bedst med varierede arbejdsopgaver og travle weekenner«?',
        'weekenner',
        ['trives', 'varierede'],
        'Det skal være »weekender«.',
      ),
      choice(
        'Hvilket ord er forkert i »I er velkomne til at kontagte min tidligere chef«?',
        'kontagte',
        ['velkomne', 'tidligere'],
        'Det skal være »kontakte«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg vedlægger mit eksamensbevis og to anbefallinger«?',
        'anbefallinger',
        ['vedlægger', 'eksamensbevis'],
        'Det skal være »anbefalinger«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg ser frem til en uforplitende samtale«?',
        'uforplitende',
        ['frem', 'samtale'],
        'Det skal være »uforpligtende«.',
      ),
    ],
  },
]);
