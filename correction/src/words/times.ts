import { WordList } from './word-list.ts';

// Words of time.

/** Days of the week. */
export const WEEKDAYS = new WordList('mandag tirsdag onsdag torsdag fredag lørdag søndag');

/** What follows the name of a day in a word of its own: »søndag morgen«. */
export const PARTS_OF_DAY = new WordList('morgen formiddag middag eftermiddag aften nat');

/** Months. */
export const MONTHS = new WordList(
  'januar februar marts april maj juni juli august september oktober november december',
);

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
/** Units that are counted: »to uger senere«. */
export const ALL_OF_TIMES = new WordList(
  'sekund sekunder minut minutter kvarter time timer dag dage døgn uge uger måned måneder halvår år årtier tid øjeblik øjeblikke stykke',
);

/** What tells when, how often or how, in several words that hold together; by the first, the words after it. */
export const TIME_ADVERBIALS: ReadonlyMap<string, readonly (readonly string[])[]> = byFirst(
  'af og til,nu og da,en gang imellem,engang imellem,en gang i mellem,engang i mellem,ind imellem,somme tider,somme gange,nogle gange,' +
    'mange gange,et par gange,med det samme,for det første,for det andet,for det tredje,for det fjerde,for det meste,lige pludselig,' +
    'lige nu,lige da,lige dér,indtil nu,indtil videre,til tider,fra tid til anden,i virkeligheden,i sidste ende,i første omgang,i praksis,' +
    'med andre ord,uden tvivl,på den anden side,på den ene side,alt i alt,kort sagt,ikke desto mindre,før eller siden,før eller senere,med tiden,' +
    'den dag i dag,i modsat fald,efter min mening,til dagligt,til daglig,i det daglige,i øvrigt,i længden,' +
    'i stedet,i hvert fald,i det mindste,til gengæld,til sidst,til slut,til en start,som regel,som sagt,' +
    'en gang,en skønne dag,på et tidspunkt,før i tiden,i gamle dage,nu om dage,kort tid efter,et øjeblik efter,kort efter,lidt efter,' +
    'i det hele taget,om lidt,om kort tid,for nylig,for længe siden,for noget tid siden,for kort tid siden,om igen,igen og igen,' +
    'dag efter dag,år efter år,dag og nat,hele tiden,året rundt,først og fremmest,på samme tid,på samme måde,på den måde,på denne måde,' +
    'dagen efter,ugen efter,året efter,aftenen efter,morgenen efter,natten efter,dagen før,aftenen før,ugen før,året før,siden da,fra da af,fra nu af,der hjemme,her hjemme,der ude,her ude,der inde,her inde,der ovre,her ovre,der oppe,her oppe,der nede,her nede',
);

function byFirst(phrases: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const map = new Map<string, string[][]>();
  for (const phrase of phrases.split(',')) {
    const [first, ...rest] = phrase.split(' ') as [string, ...string[]];
    map.set(first, [...(map.get(first) ?? []), rest]);
  }
  for (const list of map.values()) list.sort((one, other) => other.length - one.length);
  return map;
}

/** »i søvn klokken ti«: beside a noun they tell when it was, not which. */
export const TIMES_AFTER_NOUNS = new WordList(
  'mandag tirsdag onsdag torsdag fredag lørdag søndag klokken døgnet dagen natten aftenen morgenen resten året ' +
    'ugen måneden timen juleaften nytårsaften',
);
