import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grdk', level: 2, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Trolden, der var bange for mus',
    summary: 'Læs en historie om en stor trold og en lille mus.',
    instruction: 'Læs historien. Svar på spørgsmålene.',
    items: [
      read({
        title: 'Trolden Bulder',
        text: `Bulder er en stor trold. Han bor under en bro. Han er ikke bange for ulve. Han er ikke bange for ild. Men han er bange for mus.

En nat hører han noget. Pip, siger det. Bulder hopper op på en sten og ryster. Hele broen ryster med.

»Undskyld,« siger en tynd stemme. Det er en mus med en hat. »Må jeg sove her? Jeg er bange for mørket.«

Bulder tænker sig om. Han er ikke bange for mørket. »Ja,« siger han. »Hvis du sover i den anden ende.«

Næste nat ligger musen lidt tættere på. Og nu sover den i hans øre. Der er varmt.`,
        questions: [
          choice('Hvor bor Bulder?', 'under en bro', ['i en hule', 'i toppen af et træ'], 'Det står i begyndelsen.'),
          choice('Hvad er Bulder bange for?', 'mus', ['ulve', 'ild'], 'Han er kun bange for mus.'),
          choice(
            'Hvad gør Bulder, da han hører pip?',
            'Han hopper op på en sten.',
            ['Han løber væk fra broen.', 'Han sover videre.'],
            'Han hopper op og ryster.',
          ),
          choice(
            'Hvorfor ryster broen?',
            'fordi Bulder ryster',
            ['fordi det blæser', 'fordi en ulv kommer'],
            'Trolden er så tung, at broen ryster med.',
          ),
          choice('Hvad har musen på?', 'en hat', ['sko', 'en jakke'], 'Det er en mus med en hat.'),
          choice('Hvad er musen bange for?', 'mørket', ['trolde', 'vand'], 'Det siger musen selv.'),
          choice('Hvor må musen først sove?', 'i den anden ende', ['i hans øre', 'på stenen'], 'Det siger Bulder.'),
          choice('Hvor sover den til sidst?', 'i hans øre', ['i en blød hat', 'ved ilden'], 'Der er varmt.'),
          choice('Er Bulder bange for musen til sidst?', 'nej', ['ja'], 'Den får lov at sove i hans øre.'),
        ],
      }),
    ],
  },
]);
