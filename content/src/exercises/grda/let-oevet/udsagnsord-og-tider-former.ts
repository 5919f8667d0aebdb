import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordOgTiderFormer = exerciseGroup(
  { productId: 'grda', level: 12, category: 'udsagnsord-og-tider' },
  [
    {
      number: 51,
      version: 2,
      title: 'Fortæl om i går',
      summary: 'Skriv udsagnsordene i datid.',
      instruction: 'Skriv udsagnsordet i datid.',
      trains: ['tense', 'past-ending'],
      items: [
        gaps('I går [lavede](lave) jeg mad til hele familien.', 'Datid får endelsen »-ede«: »lave«, »lavede«.'),
        gaps('Sidste fredag [købte](købe) min far en ny lampe.', 'Datid får endelsen »-te«: »købe«, »købte«.'),
        gaps('I morges [ventede](vente) jeg på bussen i regnvejr.', 'Datid får endelsen »-ede«: »vente«, »ventede«.'),
        gaps(
          'I går [gik](gå) vi en tur i skoven.',
          'Vokalen skifter fra å til i, og datid får ikke »-ede« eller »-te«: »gå«, »gik«.',
        ),
        gaps('Sidste år [flyttede](flytte) de til Aalborg.', 'Datid får endelsen »-ede«: »flytte«, »flyttede«.'),
        gaps(
          'I går [fik](få) jeg en besked fra min fætter.',
          'Vokalen skifter fra å til i, og datid får ikke »-ede« eller »-te«: »få«, »fik«.',
        ),
        gaps('Sidste søndag [besøgte](besøge) vi min onkel.', 'Datid får endelsen »-te«: »besøge«, »besøgte«.'),
        gaps('I går [læste](læse) hun en hel bog.', 'Datid får endelsen »-te«: »læse«, »læste«.'),
        gaps(
          'I lørdags [spillede](spille) de fodbold på stranden.',
          'Datid får endelsen »-ede«: »spille«, »spillede«.',
        ),
        gaps('I aftes [ringede](ringe) min mormor til os.', 'Datid får endelsen »-ede«: »ringe«, »ringede«.'),
      ],
    },
  ],
);
