import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Correction } from './api.ts';
import { Lexicon } from './lexicon/lexicon.ts';
import { ADJECTIVE, GENITIVE, has, hasAny, VERB } from './lexicon/readings.ts';
import { engine } from './testing/engine.ts';
import { syntheticSlips } from './testing/synthetic-slips.ts';

const check = (text: string): Correction[] => engine.check(text, { language: 'da' });
const suggestedFor = (text: string): string[] => check(text).flatMap(({ replacements }) => replacements);

const file = join(
  dirname(createRequire(import.meta.url).resolve('@ordklar/correction/package.json')),
  'dist',
  'lexicon.bin',
);
const lexicon = new Lexicon(Uint8Array.from(readFileSync(file)).buffer);

/*
 * What must never be seen, as pieces of words that owe nothing to the engine's own list: whatever holds one is coarse, but for
 * the innocent words below.
 */
const ROOTS =
  /neger|negre|nigg|niger|perker|luder|pik|kuss|fiss|røv|bøsse|kælling|knep|lort|pis|sex|porn|hore|patte|penis|mongol|svans|pule|tøs|svin|spas|tisse|tiskone|tismand|numse|idiot|sperm|fuck|shit|skid|bitch|sgu|nymfo|pæder|pædof|klitor|vagina|bollede|kondom|onan|tæve|rumpe|runke|fanme|kokott|vagin|kastrer|swing|prostitu|erotisk|erogen|(?<!ge)orgie|pessar|klyster|jøde(t|d|nd)|genital|bastard|zoofil|satan|hitler|himmler|göring|goebbels|gestapo|liderl|utugt|vellyst|^nar(s|ren|rene)?$/;
const INNOCENT_WORDS =
  /sluder|(il|in?k|al|eks|præ)luder|apik|epik(er|ris|ur|$)|piknik|[tk]opik|tropik|pikant|harpiks|pikto|piksel|prøv|drøv|berøv|forøv|overøvr|røve(r|re|ren|rne|ri|riet|rier|t|de|des|ne)?$|røvere|røverhi|svind|sving|synsvin|(mar|pind|vild|tam|skov)svin|spasm|kaspi|skidt|fissur|fission|(fo|dis|mar|cir|per)kuss|(^|[^p])spis|pisk|pisto|pista|apis|episo|episk|typis|kopis|[uo]topis|terapis|sekser|unisex|offshore|onshore|impuls|spule|populær|katapult|mongoliet|mongolsk|guide|resonan|konsonan|dissonan|stævn|øretæve|overrumpe|sklerotisk|pisang|opulent|renegere|trappist|popikon|spatte|jødedom|prunke|strunke|spæder|negering|nigersk|^pist(en|er|erne)?$|^maneger/;
const isCoarseByRoots = (word: string): boolean =>
  ROOTS.test(word.toLowerCase()) && !INNOCENT_WORDS.test(word.toLowerCase());

/** Words in use, in small letters, that are not coarse themselves. */
const ordinaryWords: string[] = [];
lexicon.frequencies.forEach((frequency, listed) => {
  const word = lexicon.words.word(listed);
  if (frequency >= 60 && /^[a-zæøå]{3,}$/.test(word) && !isCoarseByRoots(word)) ordinaryWords.push(word);
});

it('no compound is made of a part that hardly anybody uses', () => {
  expect(suggestedFor('Han tog pikkehuen på.')).not.toContain('pikehuen');
});

/** Innocent words beside which a coarse or impossible one lies, and what pupils wrote for them. */
const NEAR_COARSE = (
  'partner parken pakken prikken pigen piger drikke prik parti katte matte patter negle nøgle nøgler krop kneb knap knop kærlig ' +
  'kasse kusine fisk bluse kludene luner lodder bolde boller ballet ballede idræt idrætten idé pindsvin marsvin vildsvin svinge ' +
  'sving svind nar narkotika når tås tøj tøser tåse numre numse tusser tysk tyskere tyrkere dyrker rør røver prøve prøven ' +
  'pulle puljer pulver paller hare horn hører sekser sekse spørge spise spasme kammerat kammerater hemmelighed fodboldkamp bedste ' +
  'matematik overraskelse væggene hoppede malede medisin naboer nazister magasin appelsin nævn niveau viger nipper slå løber'
).split(' ');
const WRITTEN =
  'jødesivn naisvin mazisvin nøgsvin møgsvinn røvpulee tyrkærtøs narrø ballede bqllede kmeb knp idrut idrot pikæ niper nneger rpikken ' +
  'tiskkone tissmand spermaset seksus svinhun spaser spassr';

/** Every word of every suggestion that the texts get, with what it is for. */
function wordsSuggestedFor(written: readonly string[]): {
  marks: number;
  suggested: { token: string; word: string }[];
} {
  const PER_TEXT = 50;
  const FRAMES = ['Det var # i går.', 'Jeg så # på vejen.', 'Mine # er her.', '#', 'Vi vil # sammen.'];
  const marks: Correction[] = [];
  for (let from = 0; from < written.length; from += PER_TEXT) {
    const text = written.slice(from, from + PER_TEXT).map((word, i) => FRAMES[i % FRAMES.length]!.replace('#', word));
    marks.push(...check(text.join('\n\n')));
  }
  const suggested = marks.flatMap(({ token, replacements }) =>
    replacements.flatMap((replacement) => replacement.split(/[^\p{L}]+/u).map((word) => ({ token, word }))),
  );
  return { marks: marks.length, suggested };
}

/** Coarse for a token that is not itself, or rude where it is no doubled letter from what was written. */
const coarseAmong = (suggested: readonly { token: string; word: string }[]): string[] =>
  suggested
    .filter(({ token, word }) => isCoarseByRoots(word) && !isCoarseByRoots(token))
    .map(({ token, word }) => `${token} → ${word}`);

describe('what slips of words beside coarse ones are given as suggestions', () => {
  it('none is coarse', () => {
    const slips = syntheticSlips(
      NEAR_COARSE.filter((word) => !isCoarseByRoots(word)),
      3000,
      11,
    ).map(({ written }) => written);
    expect(coarseAmong(wordsSuggestedFor([...WRITTEN.split(' '), ...slips]).suggested)).toEqual([]);
  });
});

describe('what 10,000 slips of ordinary words are given as suggestions', () => {
  const SLIPS = 10_000;
  const written = [7, 29].flatMap((seed) => syntheticSlips(ordinaryWords, SLIPS / 2, seed)).map((slip) => slip.written);
  const { marks, suggested } = wordsSuggestedFor(written);

  it('they are marked, and given suggestions', () => {
    expect(marks).toBeGreaterThan(SLIPS / 2);
    expect(suggested.length).toBeGreaterThan(SLIPS);
  });

  it('none is coarse that the writer has not written', () => {
    expect(coarseAmong(suggested)).toEqual([]);
  });

  it('none is the genitive of an adjective or a verb that nobody writes', () => {
    const odd = suggested.filter(({ word }) => {
      const listed = lexicon.findAnyCase(word);
      return (
        listed >= 0 &&
        lexicon.frequencies[listed] === 0 &&
        [...lexicon.readings(listed)].every((reading) => has(reading, GENITIVE) && hasAny(reading, ADJECTIVE | VERB))
      );
    });
    expect(odd).toEqual([]);
  });
});

describe('the first suggestion is what was meant', () => {
  it.each([
    ['Jeg lærer svens.', 'svensk'],
    ['Hun taler svens og dansk.', 'svensk'],
    ['Jeg bider mine nege.', 'negle'],
    ['Hun fortalte om dengang, hun bode på en gård.', 'boede'],
  ])('»%s«', (text, right) => {
    expect(suggestedFor(text)[0]).toBe(right);
  });
});

describe('coarse words', () => {
  it.each([
    'Jeg bidder mine nege.',
    'Hun luter til musik.',
    'Vi åbnede påkken.',
    'Vi vil kose.',
    'prkere',
    'Han er en prker.',
    'sgo',
    'pikk',
    'Det er en pæderest.',
    'Hun er nymfomann.',
    'Der er en rød fise i søen.',
    'Hun er en bitsh.',
    'Jeg så en btich.',
    'Der stod en negger.',
    'Vi er skxet.',
    'Hun er usexret.',
    'Han er jødt.',
    'Vi sså niger.',
    'Han sagde famne.',
    'En tssemand.',
  ])('»%s« is offered none', (text) => {
    expect(suggestedFor(text).filter((word) => lexicon.isCoarseSpelling(word) || isCoarseByRoots(word))).toEqual([]);
  });

  it('are known in all their forms and compounds', () => {
    for (const word of 'negre perkeren luderne kussen fisser røvhul lorteskole spasser Neger pikken bøsserøv kællinger bitche bitcher negér sexet sexede tissemænd vaginal jødesvin nazisvin møgsvin narrøv dyrkertøs tøser røvpulere tiskone idiotnar niger Niger fanme rumpen usexet tøset tøsede tøsing kokotte erogen jødet jødede fistede pøllen fjerten fjært svagpisseren dullen swinge pessarer bastarden narkoludder rektovaginal Himmler'.split(
      ' ',
    ))
      expect(lexicon.isCoarseSpelling(word), word).toBe(true);
  });

  it('are not seen where they are not', () => {
    const innocent =
      'negl kosteskaft bolle bryst sparebøsse pattedyr rugsæd sæder skidt kneb røve røver piske fisk fiskeri slut klit idiot numse ' +
      'kusine pikkolo seks sekstant fission unisex Montenegro homogen tusse pikant analyse assistent cocktail Nigeria pindsvin marsvin ' +
      'vildsvin minipindsvin røverhistorie røveri offshore narre komatøs fisker jøde jøder jøden jødisk antipatisk berøvelse grams heroine tosset bæst so';
    for (const word of innocent.split(' ')) expect(lexicon.isCoarseSpelling(word), word).toBe(false);
  });

  it('whoever has written one may be helped with its form and with writing it as one word', () => {
    expect(suggestedFor('Han er et røv hul.')).toContain('røvhul');
    expect(suggestedFor('Vi så en lorte film i går.')).toContain('lortefilm');
  });
});

describe('rude words', () => {
  it('are offered for what sounds the same, and are alone or last then', () => {
    expect(suggestedFor('Han er en idiott.')).toEqual(['idiot']);
    expect(suggestedFor('Vi så svinnet på gården.')).toContain('svinet');
    expect(suggestedFor('Vi læste om hittler i går.')).toEqual(['Hitler']);
  });

  it.each(['idrut', 'mumse', 'nars', 'tist', 'hilter', 'nasi', 'hahs'])('are not offered for »%s«', (written) => {
    expect(
      suggestedFor(`Vi har ${written} i dag.`).filter((word) =>
        /idiot|numse|^nar|^tis|^hitler|^nazi|^hash$/i.test(word),
      ),
    ).toEqual([]);
  });
});

it('a way to a place is no state: »ned til standen«', () => {
  expect(suggestedFor('Vi gik ned til standen.')).not.toContain('tilstanden');
});

describe('compounds that nobody means', () => {
  it.each([
    ['Min kemmerat er sød.', 'kammerat'],
    ['Alle mine kammerster kom.', 'kammerater'],
    ['Alle mine kammertaer kom.', 'kammerater'],
    ['Det er en emmelighed.', 'hemmelighed'],
    ['Vi så en fodboldkamo i går.', 'fodboldkamp'],
    ['De to bestemyte det hele.', 'bestemte'],
    ['Hun malede vægugenn.', 'væggen'],
    ['Vi har matematin i dag.', 'matematik'],
    ['Det var en klasekammeratt.', 'klassekammerat'],
    ['Mit yndlingfag er dansk.', 'yndlingsfag'],
  ])('»%s« has »%s« first', (text, right) => {
    expect(suggestedFor(text)[0]).toBe(right);
  });

  it.each([
    'kemmerat',
    'kammerster',
    'kammertaer',
    'emmelighed',
    'fodboldkamo',
    'bestemyte',
    'vægugenn',
    'matematin',
    'ovetraskese',
    'pikovedd',
  ])('»%s« is offered words of the dictionary only', (written) => {
    const unlisted = suggestedFor(`Det var ${written} igen.`).filter(
      (word) => lexicon.findAnyCase(word) < 0 && !word.includes(' '),
    );
    expect(unlisted).toEqual([]);
  });
});

it.each(['hmal', 'lbii', 'labi', 'pikéér'])('»%s« is offered no form that nobody writes', (written) => {
  expect(suggestedFor(`Vi så ${written} i går.`).filter((word) => /^(haml|labii|pikéer|fanfeus)$/.test(word))).toEqual(
    [],
  );
});

describe('forms that nobody writes', () => {
  it.each([
    'Han er en professionell.',
    'Det var en overraskelsse.',
    'Det er en overraskels fest.',
    'Hun spiller profesionelt.',
    'overaskelse',
    'profesionel',
  ])('»%s«', (text) => {
    const suggested = suggestedFor(text);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.filter((word) => /(elles|els|elses|ts)$/i.test(word))).toEqual([]);
  });

  it.each([
    ['Vi evenduelle kommer.', 'eventuell'],
    ['En ræel fejl.', 'reell'],
    ['Huset er grøntt.', 'grønn'],
    ['Vi strammm rebet.', 'stramm'],
    ['Vi har forsikrng.', 'forsikrens'],
    ['Det er usadvanligt.', 'usædvanliget'],
    ['Jeg var udmtatet efter turen.', 'udsmattet'],
  ])('»%s«: not »%s«', (text, form) => {
    const suggested = suggestedFor(text);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested).not.toContain(form);
  });

  it('a genitive is offered before what it may belong to', () => {
    expect(suggestedFor('Det er en gorilllas store arm.')).toContain('gorillas');
  });
});

it('never offers »spænende«, which hardly stands but for »spændende«', () => {
  for (const slip of ['spænene', 'spænnende', 'spendende', 'spænede'])
    expect(suggestedFor(`Det er meget ${slip} at læse bogen.`)).not.toContain('spænende');
  expect(suggestedFor('Filmen var spænene.')).toContain('spændende');
});
