import { choice, exerciseGroup, lists, mark, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'grdk', level: 3, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Tre slags ord',
    summary: 'Find ud af, hvilken slags et ord er.',
    instruction: 'Er ordet et navneord, et udsagnsord eller et tillægsord?',
    items: [
      sort(
        {
          navneord: ['robot', 'skjold', 'kirke'],
          udsagnsord: ['hente', 'snuble', 'kravle'],
          tillægsord: ['modig', 'gammel', 'høflig'],
        },
        'Man kan se en robot, man kan hente noget, og man kan være modig.',
        'Sorter ordene i tre slags.',
      ),
      choice(
        'Hvilken slags ord er »snuble« i »Pas på, du kan snuble.«?',
        'udsagnsord',
        ['navneord', 'tillægsord'],
        'At snuble er noget, man gør.',
      ),
      choice(
        'Hvilken slags ord er »rusten« i »En rusten port peb i vinden.«?',
        'tillægsord',
        ['navneord', 'udsagnsord'],
        'Hvordan er porten? Rusten.',
      ),
      mark('*Ridderen* taber sit *sværd* i en *spand*.', 'Marker de tre navneord.', 'En ridder, et sværd og en spand.'),
      mark(
        'Vi *maler* et skib, og Sven *hælder* vand i.',
        'Marker de to udsagnsord.',
        'Man kan male, og man kan hælde.',
      ),
      mark(
        'En *venlig* spøgelsesdame gav os *varm* kakao.',
        'Marker de to tillægsord.',
        'Hvordan er damen? Venlig. Hvordan er kakaoen? Varm.',
      ),
      several(
        'Hvilke ord kan få »en« eller »et« foran?',
        ['bold', 'tæppe', 'snemand'],
        ['hurtigt', 'sælge'],
        'En bold, et tæppe, en snemand.',
      ),
      lists('Det er {et|en} skib.', 'Et skib, skibet.'),
      lists('Det er {en|et} robot.', 'En robot, robotten.'),
    ],
  },
]);
