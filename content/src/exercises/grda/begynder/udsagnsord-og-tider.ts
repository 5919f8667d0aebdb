import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const udsagnsordOgTider = exerciseGroup({ productId: 'grda', level: 11, category: 'udsagnsord-og-tider' }, [
  {
    number: 1,
    title: 'Hvad gør du i dag?',
    summary: 'Skriv udsagnsord i nutid.',
    instruction: 'At spise – jeg spiser. Skriv ordet, så det passer til i dag.',
    trains: ['present-r'],
    items: [
      gaps('Jeg [spiser](spise) morgenmad klokken syv.', 'At spise, jeg spiser.'),
      gaps('Min bror [cykler](cykle) til skole.', 'At cykle, han cykler.'),
      gaps('Vi [bor](bo) i en lejlighed.', 'At bo, vi bor.'),
      gaps('Hun [taler](tale) somali med sin mormor.', 'At tale, hun taler.'),
      gaps('De [læser](læse) en bog om heste.', 'At læse, de læser.'),
      lists('Jeg {hedder|hedde} Amina.', 'At hedde, jeg hedder.'),
      lists('Hvor gammel {er|har} du?', 'Man siger: Jeg er ti år.'),
      lists('Jeg {har|er} to små katte.', 'Kattene er mine: Jeg har to katte.'),
      lists('Kan du {svømme|svømmer}?', 'Efter »kan« kommer den korte form: svømme.'),
      lists('Jeg vil gerne {have|har} et glas vand.', 'Efter »vil« kommer den korte form: have.'),
    ],
  },
  {
    number: 2,
    title: 'I dag eller i går?',
    summary: 'Skeln mellem nutid og datid.',
    instruction: 'I dag spiller jeg. I går spillede jeg. Se på tidsordet, og vælg.',
    trains: ['tense'],
    items: [
      lists('I går {spillede|spiller} vi fodbold i regnvejr.', 'I går: spillede.'),
      lists('Om lidt {spiller|spillede} vi badminton.', 'Om lidt er ikke forbi: spiller.'),
      lists('Lige nu {laver|lavede} mor mad.', 'Lige nu: laver.'),
      lists('I lørdags {besøgte|besøger} vi min onkel i Odense.', 'I lørdags er forbi: besøgte.'),
      lists('I går {var|er} jeg syg.', 'I går: var.'),
      lists('Sidste sommer {boede|bor} hun i Tyrkiet.', 'Sidste sommer er forbi: boede.'),
      lists('I øjeblikket {regner|regnede} det meget, så vi bliver inde.', 'I øjeblikket er nu: regner.'),
      lists('For to år siden {havde|har} jeg langt hår.', 'For to år siden: havde.'),
      mark(
        'I går *regnede* det, men i dag skinner solen.',
        'Marker det udsagnsord, der står i datid.',
        '»Regnede« er i går. »Skinner« er i dag.',
      ),
    ],
  },
]);
