import { WordList } from './word-list.ts';

// Words of time.

/** Days of the week. */
export const WEEKDAYS = new WordList('mandag tirsdag onsdag torsdag fredag lørdag søndag');

/** What follows the name of a day in a word of its own: »søndag morgen«. */
export const PARTS_OF_DAY = new WordList('morgen formiddag middag eftermiddag aften nat');

/** Months, written short in dates: »25. mar 2008«. */
export const SHORT_MONTHS = new WordList('jan feb mar apr maj jun jul aug sep sept okt nov dec');

/** »i dag«, »i øvrigt«: what »i« is a preposition before, mostly of times. */
export const AFTER_I = new WordList('dag går morgen morges aften aftes nat år fjor forgårs overmorgen øvrigt stedet');

/** Parts of time, however they end. */
export const TIME_SPANS = new WordList(
  'sekund sekunder sekundet minut minutter minuttet kvarter time timer timen timerne dag dage dagen dagene døgn døgnet uge uger ugen ugerne ' +
    'måned måneder måneden år året årene årevis nat nætter natten aften aftener aftenen morgen morgener morgenen formiddag formiddagen ' +
    'eftermiddag eftermiddagen weekend weekenden weekender sommer sommeren vinter vinteren gang gange gangen pause pausen frikvarter ' +
    'frikvarteret ferie ferien tid tiden foråret efteråret julen påsken øjeblik øjeblikket stund timevis dagevis ugevis lang længere',
);
