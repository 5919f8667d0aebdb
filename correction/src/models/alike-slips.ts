import { choiceKeys } from './choice-model.ts';

/**
 * How often pupils write another real word for a small one, in thousandths of the times that the word is right:
 * what sounds alike in speech, what the rules of the case forms blur. From experience, not from a corpus.
 */
const SLIPS = `
at: og 20, af 2, ad 1
og: at 10, også 1
af: ad 25, og 2
ad: af 40, at 2
også: og 8, af 1
de: det 12, der 4, dem 4, den 2
det: de 12, den 4, der 6
dem: de 15, den 3
den: dem 3, det 4, de 1
der: det 8, de 4, som 1
som: der 1
en: end 3, ind 1
end: en 25, ind 10
ind: end 12, inde 15, en 2
inde: ind 20, inden 4
inden: inde 10
man: mand 10
mand: man 25
hvis: vis 10
vis: hvis 10
hver: vær 20, værd 3, hvert 8, vejr 2
hvert: hver 15, vært 8, værd 3
værd: vær 25, hver 10, være 5, vært 10, vejr 3
vejr: vær 30, hver 6, værd 5, vej 6
vær: hver 15, være 10, værd 5
være: vær 8, værre 6, været 6
været: være 10, vært 15, værd 3, værre 2
værre: være 40
vært: været 10, værd 10
for: får 4, før 1
får: for 30
før: for 6, får 2
hvor: vor 8, var 2
vor: hvor 40
var: hvor 1, hvad 2
hvad: var 12, hvor 1
mange: meget 10
meget: mange 10
da: når 12
når: nå 15, da 2
nå: når 40
nogen: nogle 15, noget 6
nogle: nogen 50, noget 4
noget: nogen 8, nogle 5
hjem: hjemme 5
hjemme: hjem 20
ud: ude 12
ude: ud 20
op: oppe 12
oppe: op 20
ned: nede 12
nede: ned 20
hen: henne 12
henne: hen 20, hende 2
ligge: lægge 50, lige 12
lægge: ligge 80
ligger: lægger 50
lægger: ligger 80
lå: lagde 20
lagde: lå 20
ligget: lagt 30
lagt: ligget 20
lig: læg 10
læg: lig 30
lige: ligge 10, lide 1
sidde: sætte 20
sætte: sidde 20
sidder: sætter 15
sætter: sidder 25
sad: satte 15
satte: sad 25
siddet: sat 15
sat: siddet 15
sprang: sprængte 30
vidst: vist 50, vidste 15
vist: vidst 40, viste 8
vidste: viste 40, vidst 10
viste: vidste 30, vist 10
synes: syntes 40
syntes: synes 40
længe: længere 8, langt 5
langt: længe 5, længere 3
længere: længe 6
ingen: igen 6
igen: ingen 8
ellers: eller 12
eller: ellers 4
sammen: samme 6
samme: sammen 15
over: ovre 0.1
ovre: over 30
hende: henne 4, hente 1
hente: hende 8
tid: tit 8, ti 4
tit: tid 25
ti: tid 5
helt: held 4
held: helt 25
tak: tag 3
tag: tak 8
tre: træ 3
træ: tre 15
set: sæt 3
sæt: set 20
lide: lige 12
vej: vejr 5
hold: holdt 12
holdt: hold 8
fald: faldt 20
faldt: fald 15
hang: hængte 20
hængte: hang 40
vågne: vække 15
vække: vågne 25
vågner: vækker 15
vækker: vågner 25
vågnede: vækkede 15
vækkede: vågnede 30
vågnet: vækket 15
vækket: vågnet 20
kunde: kunne 30
mindre: færre 4
færre: mindre 60
mænd: men 10
`;

/** Words that behave alike, so that what is learnt of one helps the others. */
const FAMILIES = [
  'ligge ligger lå ligget lig sidde sidder sad siddet sprang',
  'lægge lægger lagde lagt læg sætte sætter satte sat sprængte',
  'hjem ud op ned hen ind',
  'hjemme ude oppe nede henne inde',
  // what »han« does, »de« may do as well: it tells »de« from »det«
  'de han',
];

/** What may have been meant by a word as written. */
export interface AlikeWords {
  /** The word itself, then those that may have been meant. */
  words: readonly string[];
  /** By which the model knows each. */
  keys: Int32Array;
  /** By which it knows the family of each; 0 when there is none. */
  families: Int32Array;
  /** Logarithm of how often the written word stands for each. */
  slips: Float64Array;
}

const slipTable: readonly (readonly [right: string, slips: readonly (readonly [written: string, share: number])[]])[] =
  SLIPS.trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([right, slips]) => [
      right!,
      slips!.split(', ').map((slip) => [slip.split(' ')[0]!, Number(slip.split(' ')[1]) / 1000]),
    ]);

/** The words that pupils write for a word, with how often, as shares of the times that it is right. */
export const SLIPS_OF: ReadonlyMap<string, readonly (readonly [written: string, share: number])[]> = new Map(slipTable);

const families = FAMILIES.map((words) => words.split(' '));

/** Words that are in question together, whatever is written, with the families that they are in: they share a line of weights. */
function circles(): string[][] {
  const found: string[][] = [];
  for (const together of [...slipTable.map(([right, slips]) => [right, ...slips.map(([word]) => word)]), ...families]) {
    const touched = found.filter((circle) => circle.some((word) => together.includes(word)));
    for (const circle of touched) found.splice(found.indexOf(circle), 1);
    found.push([...new Set([...touched.flat(), ...together])]);
  }
  return found;
}

const KEYS = new Map<string, number>();
const FAMILY_KEYS = new Map<string, number>();
for (const circle of circles()) {
  const own = families.filter(([first]) => circle.includes(first!));
  const keys = choiceKeys(circle.join(' '), circle.length + own.length);
  circle.forEach((word, at) => KEYS.set(word, keys[at]!));
  own.forEach((family, at) => family.forEach((word) => FAMILY_KEYS.set(word, keys[circle.length + at]!)));
}

/** »det«, or somebody: no pair that anybody takes for each other, but what verbs ask for is learnt from it. */
export const THING_OR_PERSON: AlikeWords = {
  words: ['det', 'han'],
  keys: Int32Array.from(['det', 'han'], (word) => KEYS.get(word)!),
  families: Int32Array.from(['det', 'han'], (word) => FAMILY_KEYS.get(word) ?? 0),
  slips: new Float64Array(2),
};

/** Every word that may be written for another one. */
export const ALIKE: ReadonlyMap<string, AlikeWords> = new Map(
  [...new Set(slipTable.flatMap(([, slips]) => slips.map(([word]) => word)))].map((written) => {
    const meant = slipTable.flatMap(([right, slips]) =>
      slips.filter(([word]) => word === written).map(([, share]) => [right, share] as const),
    );
    const words = [written, ...meant.map(([right]) => right)];
    return [
      written,
      {
        words,
        keys: Int32Array.from(words, (word) => KEYS.get(word)!),
        families: Int32Array.from(words, (word) => FAMILY_KEYS.get(word) ?? 0),
        slips: Float64Array.from([1, ...meant.map(([, share]) => share)], Math.log),
      },
    ];
  }),
);
