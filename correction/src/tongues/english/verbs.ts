import type { WordStore } from '../word-store.ts';
import * as w from './word-bits.ts';

/** Irregular verbs: base, past, participle. */
const IRREGULAR = `be was been,become became become,begin began begun,bend bent bent,bite bit bitten,bleed bled bled,blow blew blown,
break broke broken,bring brought brought,build built built,buy bought bought,catch caught caught,choose chose chosen,come came come,
creep crept crept,deal dealt dealt,dig dug dug,do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,
fall fell fallen,feed fed fed,feel felt felt,fight fought fought,find found found,fly flew flown,forbid forbade forbidden,
forget forgot forgotten,forgive forgave forgiven,freeze froze frozen,get got got,give gave given,go went gone,grow grew grown,
hang hung hung,have had had,hear heard heard,hide hid hidden,hold held held,keep kept kept,know knew known,lead led led,leave left left,
lend lent lent,lose lost lost,make made made,mean meant meant,meet met met,pay paid paid,ride rode ridden,ring rang rung,rise rose risen,
run ran run,say said said,see saw seen,sell sold sold,send sent sent,shake shook shaken,shine shone shone,shoot shot shot,sing sang sung,
sink sank sunk,sit sat sat,sleep slept slept,slide slid slid,speak spoke spoken,spend spent spent,stand stood stood,steal stole stolen,
stick stuck stuck,strike struck struck,swear swore sworn,sweep swept swept,swim swam swum,take took taken,teach taught taught,tear tore torn,
tell told told,think thought thought,throw threw thrown,understand understood understood,wake woke woken,wear wore worn,weep wept wept,
win won won,write wrote written,put put put,let let let,set set set,hit hit hit,cut cut cut,read read read,hurt hurt hurt,cost cost cost,
shut shut shut,quit quit quit,spread spread spread,bet bet bet,burst burst burst,beat beat beaten,cast cast cast,split split split,flee fled fled,cling clung clung,
fling flung flung,kneel knelt knelt,breed bred bred,oversleep overslept overslept,misunderstand misunderstood misunderstood,
overcome overcame overcome,seek sought sought,shrink shrank shrunk,spin spun spun,spit spat spat,spring sprang sprung,sting stung stung,
stink stank stunk,swing swung swung,tread trod trodden,withdraw withdrew withdrawn,awake awoke awoken,arise arose arisen,
overtake overtook overtaken,undergo underwent undergone,light lit lit`;

/** Words in their own right among what the regular endings would make. */
const REAL: ReadonlySet<string> = new Set(
  'seed bended speeded hanged quitted shined waked splitted wedded digged lied costed bleed need feed bed led'.split(
    ' ',
  ),
);
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['is', 'be'],
  ['am', 'be'],
  ['are', 'be'],
  ['were', 'be'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['dying', 'die'],
  ['lying', 'lie'],
]);

const ROWS = IRREGULAR.split(/,\s*/).map((row) => row.trim().split(' ') as [string, string, string]);
const BY_BASE = new Map(ROWS.map((row) => [row[0], row]));
const BY_PAST = new Map(ROWS.map((row) => [row[1], row]));
const BY_PARTICIPLE = new Map(ROWS.map((row) => [row[2], row]));

/** Pasts that are no participle: »went«, »saw«. */
export const ONLY_PASTS: ReadonlyMap<string, string> = new Map(
  ROWS.filter(([, past, participle]) => past !== participle).map(([, past, participle]) => [past, participle]),
);
/** »seen«, »gone«: participles that are no pasts, with the past. */
export const PAST_OF_PARTICIPLE: ReadonlyMap<string, string> = new Map(
  ROWS.filter(([base, past, participle]) => past !== participle && base !== participle && base !== 'be').map(
    ([, past, participle]) => [participle, past],
  ),
);
/** Verbs whose past looks like the base. */
export const SAME_IN_PAST: ReadonlySet<string> = new Set(
  ROWS.filter(([base, past]) => base === past).map(([base]) => base),
);
/** Irregular bases whose three forms differ from one another. */
export const isIrregular = (base: string): boolean => BY_BASE.has(base);

/** »goed«, »buyed«, »swimmed« and what is right, past and participle. */
export const REGULARISED: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  ROWS.flatMap(([base, past, participle]) =>
    [`${base}ed`, `${base}d`, `${base}${base.at(-1)}ed`, `${past}ed`, base.replace(/y$/, 'ied')]
      .filter((form) => form !== past && form !== participle && form !== base && !REAL.has(form))
      .map((form) => [form, [past, participle]] as const),
  ),
);

const VOWEL = /[aeiou]/;

/** he goes */
export function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:[sxz]|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The first of the spellings that the dictionary knows as that form, or the first. */
const listed = (words: WordStore, bit: number, ...spellings: string[]): string =>
  spellings.find((spelling) => words.bitsOf(spelling) & bit) ?? spellings[0]!;

export function pastOf(base: string, words: WordStore): string {
  const irregular = BY_BASE.get(base);
  if (irregular) return irregular[1];
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return listed(words, w.PAST, `${base}ed`, `${base}${base.at(-1)}ed`);
}

export const participleOf = (base: string, words: WordStore): string => BY_BASE.get(base)?.[2] ?? pastOf(base, words);

export function ingOf(base: string, words: WordStore): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee') && base !== 'be') return `${base.slice(0, -1)}ing`;
  return listed(words, w.ING, `${base}ing`, `${base}${base.at(-1)}ing`);
}

/** The base of any form of a verb, or '' where none is found. */
export function baseOf(form: string, words: WordStore): string {
  const irregular = BY_PAST.get(form) ?? BY_PARTICIPLE.get(form);
  if (irregular) return irregular[0];
  const special = SPECIAL.get(form);
  if (special) return special;
  const stems: string[] = [];
  if (form.endsWith('ies') || form.endsWith('ied')) stems.push(`${form.slice(0, -3)}y`);
  for (const ending of ['ing', 'ed', 'es', 's']) {
    if (!form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length);
    if (ending === 's') stems.push(stem);
    else if (ending === 'es') stems.push(`${stem}e`, stem);
    else
      stems.push(
        ...(stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem) ? [stem.slice(0, -1)] : []),
        ...(ending === 'ed' || !VOWEL.test(stem.at(-1) ?? '') ? [`${stem}e`] : []),
        stem,
        stem.slice(0, -1),
      );
  }
  const known = stems.filter((stem) => words.bitsOf(stem) & w.VERB);
  return known.sort((a, b) => words.frequencyOf(b) - words.frequencyOf(a))[0] ?? '';
}
