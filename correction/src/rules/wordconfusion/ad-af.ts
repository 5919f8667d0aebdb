import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isOfWhat } from '../../phrases/of-what.ts';
import { WordList } from '../../words/word-list.ts';

/** What one follows, and what one goes through. */
const WAY =
  /(trappe|trapper|trappen|trapperne|trin|trinene|bakke|bakker|bakken|bakkerne|vej|veje|vejen|vejene|gade|gader|gaden|gaderne|sti|stier|stien|stierne|stige|stigen|stiger|bjerg|bjerge|bjerget|bjergene|skrænt|skrænten|skråning|skråningen|gang|gange|gangen|gangene|allé|alleen|alléen|stræde|strædet|flod|floden|åen|linje|linjer|spor|rute|ruten|retning|side|brosten|perron|perronen|korridor|korridoren|rampe|rampen|løjpe|piste|pisten|elevator|klippe|klippen|mur|muren|fjeld|fjeldet|klit|klitten|skakt|rør|røret|kanal|kanalen|kanaler|kanalerne)$/;
/** What »ind af« and »ud af« is wrong before; »ud af munden« is not. */
const DOOR =
  /(dør|døre|døren|dørene|vindue|vinduer|vinduet|vinduerne|port|porten|låge|lågen|luge|lugen|indgang|udgang|indgangen|udgangen)$/;
const OPENING =
  /(dør|døre|døren|dørene|vindue|vinduer|vinduet|vinduerne|port|porten|hul|huller|hullet|låge|lågen|luge|lugen|rude|ruden|revne|revnen|sprække|sprækken|munding|mundingen|indgang|udgang|indgangen|udgangen|skorsten|skorstenen|åbning|åbningen|næsen|munden)$/;
/** Laughing, shouting and making faces are done »ad« somebody. */
const AT_SOMEBODY =
  /^(grin(e|er|ede|et|ende)?|le|ler|lo|leet|smil(e|er|te|ede|et)?|fnis(e|er|ede|et)?|råb(e|er|te|t)?|skrig(e|er|et)?|skreg|skæld(e|er|te|t)?|hvæs(e|er|ede|et)?|vræng(e|er|ede|et)?|vris(se|ser|sede|set)|snerr(e|er|ede|et)?|brøl(e|er|te|ede|et)?|hyl(e|er|ede|et)?|gø|gør|gøer|gøede|gøet|klap(pe|per|pede|pet)?|råbende|fniste|flirt(e|er|ede)|knur(re|rer|rede)|nik(ke|ker|kede)|ryst(e|er|ede)|pib(e|er)|peb|pift(e|er|ede)|hån(e|er|ede)|nar|tunge|ansigter|ansigt|fingre|fingeren|næse|hoved|hovedet|himle(de|r)?|kald(e|er|te|t)|glo(r|ede)?|fnys(e|er)?|fnøs|fløjt(e|er|ede)?|så|hilse(r)?|tud(e|er|ede)|dyt(te|ter|tede)|bande(r|de|t)?|hujede|hånligt)$/;
const SHOUTED_AT =
  /^(råb(e|er|te|t)?|skrig(e|er|et)?|skreg|hvæs(e|er|ede|et)?|vræng(e|er|ede|et)?|vris(se|ser|sede|set)|snerr(e|er|ede|et)?|brøl(e|er|te|ede|et)?|grin(e|er|ede|et)?|ler?|lo|fnis(e|er|ede|et|te)?)$/;
const PERSON = new WordList(
  'mig dig ham hende os jer dem hinanden min mit mine din dine sin sit sine hans hendes vores deres alle',
);
const FIXED = new WordList('gangen åre helvede hoc libitum notam undas bagveje omveje vejen vejs den sted');
const ROADS = new WordList('vej veje vejen vejene');
const ONE_BY_ONE = new WordList('en et to tre lidt én ét fire fem få nogle');
const DIRECTION = new WordList(
  'op ned hen ind ud frem bort videre oppe nede ude inde tilbage ovre over opad nedad rundt vest nord syd øst',
);
const FAR = 6;
/** »følges ad«, »skille ad«, »bære sig ad«: part of the verb. */
const PARTICLE = /^(følge?(s|r)?|fulgtes|fulgte|skil(le|ler|te|t|les|tes)?|bær(e|er)?|bar|båret|hjælpes|hjalp)$/;
/** »den vej, vi går ad«. */
const MOVES = /^(gå|går|gik|gået|løb|løbe|løber|kom|komme|kommer|kør(e|er|te|t)|cykle(r|de|t)?)$/;

const DIRECTIONS = new WordList('op ned hen oppe nede henne videre');
export const adAf: WordRule = {
  id: 'ad-af',
  subcategory: 'ad-af',
  on: { words: 'ad af at' },
  wrong: [
    ['Hun gik op af trappen.', 'Hun gik op ad trappen.'],
    ['Mange ad dem var sultne.', 'Mange af dem var sultne.'],
    ['Huset er lavet ad træ.', 'Huset er lavet af træ.'],
    ['Han blev ramt ad en bil.', 'Han blev ramt af en bil.'],
    ['Vi løb ned af den stejle bakke.', 'Vi løb ned ad den stejle bakke.'],
    ['Hun tog bolden ud ad kassen.', 'Hun tog bolden ud af kassen.'],
    ['Kassen var fuld at gamle bøger.', 'Kassen var fuld af gamle bøger.'],
    ['Pludselig lugtede der at røg.', 'Pludselig lugtede der af røg.'],
  ],
  right: [
    'De valgte at slå ind ad frivillighedens vej.',
    'Der blev nedsat et ad hoc-udvalg.',
    'En af eleverne lo.',
    'Han gik hen ad vejen.',
    'Hun kom op af vandet.',
    'De grinede ad ham.',
    'Vi cyklede ad den gamle landevej.',
    'Han rakte tunge ad mig.',
    'Tårerne løb ned ad kinderne.',
    'Det kan vi se på ad åre.',
    'Hun kiggede ud ad vinduet.',
    'Jeg skreg af mine lungers fulde kraft.',
    'Vi kørte ad Strandvejen.',
    'En mand klappede ad dem.',
    'Der kom en bæver op af åen.',
    'Der er masser at lave og ingen at lege med.',
    'Jeg er så fuld, at dørene drejer rundt.',
  ],
  match(a, at): Finding | null {
    const before = a.lower(a.before(at));
    const after = a.lower(a.after(at));
    if (after === '' || a.commaAfter(at) || a.isMark(a.after(at))) return null;
    if (a.lower(at) === 'at')
      return isOfWhat(a, at) ? { ...replaceWord(a, at, 'af', 0.9), subcategory: 'sound-alike' } : null;
    if (a.lower(at) === 'af') {
      if (after === 'gangen' && ONE_BY_ONE.test(before)) return replaceWord(a, at, 'ad', 0.93);
      if (DIRECTIONS.test(before) && WAY.test(nounAfter(a, at)) && !isTaken(a, at) && !isOutOfWater(a, at))
        return replaceWord(a, at, 'ad', 0.92);
      if (before === 'ind' && OPENING.test(nounAfter(a, at))) return replaceWord(a, at, 'ad', 0.9);
      if (before === 'ud' && DOOR.test(nounAfter(a, at)) && !isTaken(a, at)) return replaceWord(a, at, 'ad', 0.9);
      return PERSON.test(after) && SHOUTED_AT.test(before) && !isWithAllOnesHeart(a, at)
        ? replaceWord(a, at, 'ad', 0.88)
        : null;
    }
    // »ad hoc-udvalg«, »ad frivillighedens vej«, »ad nye, ukendte veje«
    if (after.startsWith('hoc') || [2, 3, 4].some((steps) => ROADS.test(a.lower(a.after(at, steps))))) return null;
    if (FIXED.test(after) && (after !== 'den' || a.lower(a.after(at, 2)) === 'anden' || WAY.test(nounAfter(a, at))))
      return null;
    if (DIRECTION.test(before)) {
      if (before !== 'ud' && before !== 'ind') return null;
      const noun = nounAfter(a, at);
      return noun === '' || OPENING.test(noun) || WAY.test(noun) || isWayName(a, at)
        ? null
        : replaceWord(a, at, 'af', 0.86);
    }
    if (MOVES.test(before) && !a.is(a.after(at), r.NOUN)) return null;
    if (WAY.test(nounAfter(a, at)) || OPENING.test(nounAfter(a, at)) || isWayName(a, at) || isAtSomebody(a, at))
      return null;
    return replaceWord(a, at, 'af', 0.95);
  },
};

/** The noun after the preposition, '' when none comes soon. */
function nounAfter(a: Analysis, at: number): string {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 5; k = a.after(k), steps++) {
    if (a.is(k, r.NOUN)) return a.lower(k);
    // »ad en lang og trafikkeret vej«
    const isParticiple = a.is(k, r.PAST_PARTICIPLE) || a.is(k, r.ADJECTIVE);
    if (a.commaAfter(k) || (a.is(k, r.VERB) && !isParticiple) || a.is(k, r.PREPOSITION)) break;
  }
  return '';
}

/** »tage bogen ned af hylden«, »falde ned af stigen«: off it, not along it. */
function isTaken(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FAR; k = a.before(k), steps++)
    if (
      /^(tag(e|er|et)?|tog|fald(e|er|et)?|faldt|hiv(e|er)|hev|hop(pe|per|pede)|træk(ke|ker)|trak|stig(e|er)|steg|sprang|springe|springer|midten)$/.test(
        a.lower(k),
      )
    )
      return true;
  return false;
}

const WATERS = new WordList('floden åen kanalen kanalerne røret skakten');
/** »kom op af åen«: out of it. */
const isOutOfWater = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'op' &&
  WATERS.test(nounAfter(a, at)) &&
  [2, 3, 4, 5, 6].some((steps) => COMES_UP.test(a.lower(a.before(at, steps))));
const COMES_UP = new WordList(
  'kom kommer komme kommet kravle kravler kravlede dukke dukker dukkede stige stiger steg stak fiske fiskede fisker løfte løftede',
);

const HEART_AND_LUNGS = new WordList('hjerte hjertes hjertens lunger lungers hals kraft kræfter sjæl magt fulde');
/** »skreg af mine lungers fulde kraft«, »lo af hele sit hjerte« */
const isWithAllOnesHeart = (a: Analysis, at: number): boolean =>
  [2, 3].some((steps) => HEART_AND_LUNGS.test(a.lower(a.after(at, steps))));

/** »ad Strandvejen« */
const isWayName = (a: Analysis, at: number): boolean => a.hasCapital(a.after(at));

function isAtSomebody(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FAR; k = a.before(k), steps++) {
    if (a.commaAfter(k)) return false;
    if (AT_SOMEBODY.test(a.lower(k)) || PARTICLE.test(a.lower(k))) return true;
  }
  return false;
}
