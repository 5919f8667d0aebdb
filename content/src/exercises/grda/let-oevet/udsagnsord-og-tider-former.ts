import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordOgTiderFormer = exerciseGroup(
  { productId: 'grda', level: 12, category: 'udsagnsord-og-tider' },
  [
    {
      number: 51,

      title: 'Fortæl om i går',
      summary: 'Skriv udsagnsordene i datid.',
      instruction: 'Skriv udsagnsordet i datid.',
      trains: ['tense', 'past-ending'],
      items: [
        gaps('I går [lavede](lave) jeg mad til hele familien.', 'I dag »laver«, i går »lavede«.'),
        gaps('Sidste fredag [købte](købe) min far en ny lampe.', 'I dag »køber«, i går »købte«.'),
        gaps('I morges [ventede](vente) jeg på bussen i regnvejr.', 'I dag »venter«, i går »ventede«.'),
        gaps('I går [gik](gå) vi en tur i skoven.', 'I dag »går«, i går »gik«.'),
        gaps('Sidste år [flyttede](flytte) de til Aalborg.', 'I dag »flytter«, i går »flyttede«.'),
        gaps('I går [fik](få) jeg en besked fra min fætter.', 'I dag »får«, i går »fik«.'),
        gaps('Sidste søndag [besøgte](besøge) vi min onkel.', 'I dag »besøger«, i går »besøgte«.'),
        gaps('I går [læste](læse) hun en hel bog.', 'I dag »læser«, i går »læste«.'),
        gaps('I lørdags [spillede](spille) de fodbold på stranden.', 'I dag »spiller«, i går »spillede«.'),
        gaps('I aftes [ringede](ringe) min mormor til os.', 'I dag »ringer«, i går »ringede«.'),
      ],
    },
  ],
);
