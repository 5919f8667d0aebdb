import { choice, exerciseGroup } from '../../markup/index.ts';

export const findFejlen = exerciseGroup({ productId: 'grst', level: 4, category: 'find-fejlen' }, [
  {
    number: 1,
    title: 'Korrekturlæser for en dag',
    summary: 'Find det ene ord, der er stavet forkert i hver sætning.',
    instruction: 'I hver sætning er der præcis ét ord, der er stavet forkert. Hvilket?',
    trains: ['misspelling'],
    items: [
      choice(
        'Hvilket ord er forkert i »Katten sprang ned fra taget og landet på sin hale«?',
        'landet',
        ['sprang', 'sin'],
        'Det skal være »landede«. Sprang er datid, så det hedder også landede.',
      ),
      choice(
        'Hvilket ord er forkert i »Vi gik hjem, da det begyndte at rejne igen«?',
        'rejne',
        ['begyndte', 'igen'],
        'Det skal være »regne«.',
      ),
      choice(
        'Hvilket ord er forkert i »Hun fik en lile kanin med sorte pletter«?',
        'lile',
        ['kanin', 'pletter'],
        'Det skal være »lille«.',
      ),
      choice(
        'Hvilket ord er forkert i »Bageren åbner klåkken seks hver eneste morgen«?',
        'klåkken',
        ['åbner', 'eneste'],
        'Det skal være »klokken«.',
      ),
      choice(
        'Hvilket ord er forkert i »Min hunn elsker at bade i det kolde vand«?',
        'hunn',
        ['elsker', 'vand'],
        'Det skal være »hund«.',
      ),
      choice(
        'Hvilket ord er forkert i »I går var himlen rød, og nu er den vidd«?',
        'vidd',
        ['himlen', 'rød'],
        'Det skal være »hvid«.',
      ),
      choice(
        'Hvilket ord er forkert i »Vi skal havde fisk og kartofler til middag«?',
        'havde',
        ['skal', 'middag'],
        'Det skal være »have«.',
      ),
      choice(
        'Hvilket ord er forkert i »Jeg jælper min bror med at finde sine sko«?',
        'jælper',
        ['finde', 'bror'],
        'Det skal være »hjælper«.',
      ),
      choice(
        'Hvilket ord er forkert i »Der står tre bille i den mørke garage«?',
        'bille',
        ['står', 'mørke'],
        'Det skal være »biler«.',
      ),
    ],
  },
]);
