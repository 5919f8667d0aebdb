import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grbe', level: 9, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Vendinger med dyr',
    summary: 'Lær engelske vendinger, hvor dyr spiller hovedrollen.',
    instruction: 'Vælg det, som vendingen betyder, eller det ord, der mangler.',
    items: [
      choice(
        "It's raining cats and dogs. What is the weather like?",
        'It is raining a lot.',
        ['It is raining a little.', 'There are animals outside.'],
        'Det betyder, at det styrter ned.',
      ),
      choice(
        'She let the cat out of the bag. What did she do?',
        'She told a secret.',
        ['She bought a pet.', 'She lost her luggage.'],
        'Det betyder at afsløre en hemmelighed.',
      ),
      choice(
        'He has butterflies in his stomach. How does he feel?',
        'nervous',
        ['hungry', 'proud'],
        'Sommerfugle i maven får man, når man er nervøs.',
      ),
      choice(
        'There is an elephant in the room. What is it?',
        'a problem that nobody talks about',
        ['a very large piece of furniture', 'a guest who eats too much'],
        'Det er noget, som alle kender, men ingen nævner.',
      ),
      choice(
        'Hold your horses! What should you do?',
        'wait a moment',
        ['run faster', 'get on the horse'],
        'Det betyder vent lidt.',
      ),
      choice(
        "That's a piece of cake. What does it mean?",
        'It is very easy.',
        ['It is very sweet.', 'It is too small.'],
        'En »piece of cake« er let som ingenting.',
      ),
      lists(
        'By cycling to work, she kills two birds with one {stone|smack|fly}.',
        'På engelsk slår man to fugle ihjel med én sten.',
      ),
      lists("When the cat's away, the {mice|dogs|birds} will play.", 'Når katten er ude, danser musene på bordet.'),
      lists(
        'I was the black {sheep|goat|horse} of the family, the only one who hated football.',
        'Familiens sorte får er »the black sheep«.',
      ),
      lists(
        "Don't count your {chickens|eggs|ducks} before they are hatched.",
        'Man skal ikke sælge skindet, før bjørnen er skudt.',
      ),
    ],
  },
]);
