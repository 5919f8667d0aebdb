import type { Analysis } from '../../analysis/analysis.ts';
import { smallAt } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { PEOPLE } from '../../words/people.ts';
import { WordList } from '../../words/word-list.ts';

/** Who else gets letters. */
const OFFICES = new WordList(
  'byråd byrådet kommune skolebestyrelse bestyrelse elevråd redaktion kommunalbestyrelse regering folketing kantine personale forældre ' +
    'søskende bedsteforældre familie klasse holdkammerater folk alle skoleleder skolenisse pedel dommerkomité',
);
const LONGEST = 3;

/** »Kære Naboer«, »Kære Minister«: those who are written to have a small letter, unless it is their name. */
export const greetingSmall: WordRule = {
  id: 'greeting-small',
  subcategory: 'lowercase',
  on: { words: 'kære' },
  explanation:
    'Skriv »{replacement}« med lille. Kun navne har stort begyndelsesbogstav efter »Kære«: Kære Amina, men kære naboer.',
  wrong: [
    ['Kære Naboer\n\nVi skal flytte på lørdag.', 'Kære naboer\n\nVi skal flytte på lørdag.'],
    ['Kære Minister\n\nVi går i femte klasse.', 'Kære minister\n\nVi går i femte klasse.'],
  ],
  right: [
    'Kære naboer\n\nVi skal flytte på lørdag.',
    'Kære Amina\n\nTak for sidst.',
    'Kære Mor og Far\n\nTak for sidst.',
    'Kære Nisse\n\nTak for sidst.',
  ],
  match(a, at): Finding | null {
    const who = a.after(at);
    if (!a.opensSentence(at) || !/^[A-ZÆØÅ][a-zæøå]+$/.test(a.written(who))) return null;
    // »Kære Minister Holm«, »Kære Elever og Lærere«
    if (a.hasCapital(a.after(who)) || a.sentenceEnd(at) - at > LONGEST + 1) return null;
    if (a.lexicon.find(a.written(who)) >= 0) return null;
    return isAddressed(a, who) ? smallAt(a, who, 0.86) : null;
  },
};

/** Several persons, or an office and who holds it. */
function isAddressed(a: Analysis, at: number): boolean {
  if (OFFICES.test(a.lower(at)) || RANKS.test(a.lower(at))) return true;
  if (!a.canBe(at, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE)) return false;
  const one = a.lexicon.otherForms(
    a.types[at]!.word,
    r.NOUN | r.PLURAL | r.INDEFINITE,
    r.NOUN | r.SINGULAR | r.INDEFINITE,
    r.GENITIVE,
  )[0];
  return one !== undefined && PEOPLE.test(one);
}
const RANKS = new WordList(
  'minister borgmester statsminister inspektør skoleleder rektor direktør chef redaktør formand nabo lærer kollega',
);
