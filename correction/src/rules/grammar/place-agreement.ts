import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { LANDS_AND_TOWNS, LANGUAGES_AND_SUBJECTS } from '../../words/geography.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** What a place or a language is, and no government or team: »Danmark er enig«, »USA er villig«. */
const QUALITIES =
  'kold varm smuk stor dyr billig rig fattig flad grøn kedelig dejlig fin pæn farlig hyggelig rolig mørk ren beskidt svær nem let sjov ' +
  'vigtig mærkelig vanskelig flot våd tør bjergrig fredelig';
const DEGREES = new WordList('meget så ikke også ret rigtig for helt virkelig altid lidt nu temmelig');
const BEFORE = new WordList('at fordi når da hvis og men i for synes tror siger mener');

/** »Danmark er smuk«, »dansk er svær«: what has a name of its own is a neuter. */
export const placeAgreement: WordRule = {
  id: 'place-agreement',
  subcategory: 'adjective-agreement',
  on: { words: QUALITIES },
  explanation: 'Lande, byer og sprog er intetkøn: »Danmark er smukt«, »dansk er svært«. Skriv »{replacement}«.',
  wrong: [
    ['Sverige er smuk om sommeren.', 'Sverige er smukt om sommeren.'],
    ['Jeg synes, at dansk er meget svær.', 'Jeg synes, at dansk er meget svært.'],
    ['Om vinteren er Danmark kold.', 'Om vinteren er Danmark koldt.'],
  ],
  right: [
    'Danmark er smukt, og Odense er en hyggelig by.',
    'Anna fra Sverige er sjov.',
    'Vores lærer i matematik er sjov.',
    'Min lærer i dansk er flot.',
    'Danmark er god til håndbold.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    const closes =
      next < 0 || a.isMark(next) || a.commaAfter(at) || r.hasAny(a.reading(next), r.CONJUNCTION | r.PREPOSITION);
    if (!closes || a.hasCapital(at)) return null;
    let k = a.before(at);
    while (DEGREES.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
    if (a.commaAfter(k)) return null;
    const isTurned = isPlace(a, k) && IS_OR_BECOMES.test(a.lower(a.before(k))) && a.before(k, 2) >= 0;
    const place = isTurned ? k : a.before(k);
    if (!isTurned && (!IS_OR_BECOMES.test(a.lower(k)) || !isPlace(a, place))) return null;
    const opener = a.before(place);
    const opens = opener < 0 || a.isMark(opener) || a.commaAfter(opener) || BEFORE.test(a.lower(opener));
    // »min lærer i dansk er sjov«
    if (!isTurned && (!opens || (a.lower(opener) === 'i' && a.before(opener) >= 0))) return null;
    const form = a.lexicon.otherForms(a.types[at]!.word, r.ADJECTIVE, r.ADJECTIVE | r.NEUTER, r.COMPARATIVE)[0];
    // what the grammar is sure of, the net has seldom read
    return form === undefined ? null : { ...replaceWord(a, at, form, 0.92), agreed: true };
  },
};

const isPlace = (a: Analysis, at: number): boolean =>
  at >= 0 &&
  (a.hasCapital(at)
    ? LANDS_AND_TOWNS.test(a.lower(at)) || (a.opensSentence(at) && LANGUAGES_AND_SUBJECTS.test(a.lower(at)))
    : LANGUAGES_AND_SUBJECTS.test(a.lower(at)));
