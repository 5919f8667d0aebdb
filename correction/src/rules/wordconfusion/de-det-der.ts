import { isFronted, isOneThing, isTimeOrWeather, saysOfDeed } from '../../clauses/formal-det.ts';
import {
  follows,
  isFinite,
  neuterOnly,
  pluralOnly,
  precedes,
  surest,
  type Misplaced,
} from '../../clauses/misplaced.ts';
import { awaitsVerb, isIntroduced, isRelative, isResumed } from '../../clauses/relative-det.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';

const PERSON = /^(jeg|du|han|hun|vi|man|de)$/;
const WEATHER = /^(regner|regnede|sner|sneede|blæser|blæste|tordner|tordnede|haglede|hagler|fryser)$/;
/** Nobody says of people that they are it to do something: »der er sjovt at spille«. */
const OF_DEEDS =
  /^(sjovt|vigtigt|svært|nemt|let|umuligt|muligt|dumt|billigt|sundt|usundt|forbudt|nødvendigt|sjovest|bedst|vigtigst|kedeligt|farligt|ærgerligt|pinligt|flovt|irriterende)$/;

const WORDS: Record<string, readonly Misplaced[]> = {
  der: [
    [
      'der-som-det',
      'det',
      0.95,
      (a, at) => precedes(a, at, /^(er|var)$/) && follows(a, at, /^(mig|dig|ham|hende|os|jer)$/),
    ],
    [
      'der-som-det',
      'som',
      0.92,
      (a, at) =>
        a.is(a.before(at), r.NOUN) &&
        follows(a, at, PERSON) &&
        isFinite(a, a.after(at, 2)) &&
        !a.commaAfter(at) &&
        !follows(a, at, /^de$/),
    ],
    [
      'der-som-det',
      'det',
      0.87,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, /^(er|var|bliver|blev)$/) &&
        OF_DEEDS.test(a.lower(a.after(at, 2))) &&
        follows(a, at, /^at$/, 3),
    ],
    [
      'der-som-det',
      'det',
      0.88,
      (a, at) =>
        follows(a, at, /^hele$/) &&
        isFinite(a, a.before(at)) &&
        !r.hasAny(a.reading(a.after(at, 2)), r.NOUN | r.NUMERAL | r.ADJECTIVE),
    ],
  ],
  det: [
    ['der-som-det', 'der', 0.9, awaitsVerb],
    ['der-som-det', 'der', 0.92, isRelative],
    [
      'der-som-det',
      'der',
      0.93,
      (a, at) =>
        follows(a, at, /^var$/) &&
        ((follows(a, at, /^engang$/, 2) && follows(a, at, /^(en|et|to|tre|nogle)$/, 3)) ||
          (follows(a, at, /^en$/, 2) && follows(a, at, /^gang$/, 3) && follows(a, at, /^(en|et|to|tre|nogle)$/, 4))),
    ],
    [
      'der-som-det',
      'der',
      0.86,
      (a, at) =>
        ((isResumed(a, at) &&
          isFinite(a, a.after(at)) &&
          !follows(a, at, /^(er|var|bliver|blev|kan|skal|gør|gjorde|vil|må)$/)) ||
          isIntroduced(a, at)) &&
        !a.commaAfter(at) &&
        follows(
          a,
          at,
          /^(hed|hedder|boede|bor|havde|kunne|sidder|sad|står|stod|gik|går|ligger|lå|kom|kommer|siger|sagde|mener|laver|lavede|spiller|spillede|løb|løber|gør)$/,
        ) &&
        !/^(jeg|du|han|hun|vi|man|de|alle)$/.test(a.lower(a.after(at, 2))) &&
        !a.commaAfter(at),
    ],
    [
      'de-det',
      'de',
      0.92,
      (a, at) =>
        pluralOnly(a, a.after(at)) &&
        !a.commaAfter(at) &&
        n.opensClause(a, at) &&
        (isFinite(a, a.after(at, 2)) || a.commaAfter(a.after(at))),
    ],
    [
      'de-det',
      'de',
      0.9,
      (a, at) =>
        a.canBe(a.after(at), r.ADJECTIVE | r.PLURAL, r.NEUTER) &&
        follows(a, at, /^(små|andre|fleste|første|store|gamle|unge)$/) &&
        pluralOnly(a, a.after(at, 2)) &&
        !a.commaAfter(at),
    ],
    [
      'de-det',
      'de',
      0.92,
      (a, at) =>
        follows(a, at, /^(to|tre|fire|fem|seks|mange)$/) && pluralOnly(a, a.after(at, 2)) && n.opensClause(a, at),
    ],
  ],
  de: [
    ['de-det', 'det', 0.93, (a, at) => follows(a, at, WEATHER)],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        follows(a, at, /^(hele|andet|samme)$/) &&
        !follows(a, at, /^samme$/) &&
        (a.lower(a.after(at)) === 'andet' || (!a.is(a.after(at, 2), r.NOUN) && !a.is(a.after(at, 2), r.ADJECTIVE))),
    ],
    [
      'de-det',
      'det',
      0.97,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, /^(er|var|bliver|blev)$/) &&
        neuterOnly(a, a.after(at, 2)) &&
        (a.lower(a.after(at, 3)) === 'at' || a.after(at, 3) < 0 || a.isMark(a.after(at, 3))),
    ],
    ['de-det', 'det', 0.985, saysOfDeed],
    ['de-det', 'det', 0.92, isOneThing],
    ['de-det', 'det', 0.95, isTimeOrWeather],
    ['de-det', 'det', 0.9, isFronted],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        n.opensClause(a, at) &&
        (follows(a, at, /^(lykkedes|lykkes|skete|sker|gælder|handler)$/) ||
          (follows(a, at, /^(tager|tog)$/) && follows(a, at, /^(tid|lang|kort)$/, 2))) &&
        !a.commaAfter(at),
    ],
    [
      'pronoun-case',
      'dem',
      0.86,
      (a, at) =>
        n.objectPlace(a, at) &&
        precedes(a, at, /^(jeg|du|han|hun|vi|man|som|der)$/, 2) &&
        follows(a, at, /^(med|til|ikke|ud|ind|op|ned|på|for|igen|alle|over|hjem|tilbage|frem|hver|en|et)$/) &&
        !n.phraseNext(a, at),
    ],
  ],
};

export const deDetDer: WordRule = {
  id: 'de-det-der',
  subcategory: 'de-det',
  on: { words: Object.keys(WORDS).join(' ') },
  wrong: [
    ['Det er den bog, der jeg har læst.', 'Det er den bog, som jeg har læst.'],
    ['Der er sjovt at spille fodbold.', 'Det er sjovt at spille fodbold.'],
    ['De regnede hele ugen.', 'Det regnede hele ugen.'],
    ['Det børn er søde.', 'De børn er søde.'],
    ['De er en god idé.', 'Det er en god idé.'],
    ['De kan være interessant at høre.', 'Det kan være interessant at høre.'],
    ['Det var en gang en konge.', 'Der var en gang en konge.'],
    ['Så blev de aften.', 'Så blev det aften.'],
    ['Der er nogle, det ikke kan svømme.', 'Der er nogle, der ikke kan svømme.'],
    ['De tænker jeg tit på.', 'Det tænker jeg tit på.'],
    ['Planterne, det stod i skyggen, døde.', 'Planterne, der stod i skyggen, døde.'],
  ],
  right: [
    'Der er dejligt at bo.',
    'De mindre byer har få butikker.',
    'De er en flok glade børn.',
    'De siger, vi skal vente.',
    'De er nemme at lave.',
    'Der var en mand, der hed Oliver.',
    'Det er dem, der får mest.',
    'De hele dage var de bedste.',
    'Jeg ved ikke, hvor mange der kom.',
  ],
  match(a, at): Finding | null {
    const found = surest(a, at, WORDS[a.lower(at)]!);
    return found === null ? null : replaceWord(a, at, found[1], found[2], found[0]);
  },
};
