import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { baseOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { I_YOU_WE_THEY, isBase, isMostly, opensClause } from '../words.ts';

const LIKING = new WordList(
  'knew liked wanted thought understood believed needed had like likes know knows want wants think thinks need needs believe understand',
);

export const NEGATION: readonly TongueRule[] = [
  {
    id: 'not-base',
    type: 'negation',
    explanation: '»Not« kan ikke stå alene foran et verbum. Brug don’t, doesn’t eller didn’t: »{replacement}«.',
    on: 'i you we they he she it',
    match(t, at) {
      if (!opensClause(t, at)) return null;
      const not = t.after(at);
      const verb = t.after(not);
      if (t.lower(not) === 'not' && (isBase(t, verb) || (t.is(verb, w.THIRD) && isMostly(t, verb, w.THIRD)))) {
        const base = isBase(t, verb) ? t.lower(verb) : baseOf(t.lower(verb), t.words);
        return t.span(not, verb, `${I_YOU_WE_THEY.test(t.lower(at)) ? "don't" : "doesn't"} ${base}`);
      }
      const after = t.after(verb);
      // »I like not fish«
      if (t.lower(verb) !== 'not' || !LIKING.test(t.lower(not)) || t.lower(after) === 'to' || t.lower(after) === 'only')
        return null;
      const base = baseOf(t.lower(not), t.words) || t.lower(not);
      if (isMostly(t, not, w.PAST)) return t.span(not, verb, `didn't ${base}`);
      return t.span(not, verb, `${I_YOU_WE_THEY.test(t.lower(at)) ? "don't" : "doesn't"} ${base}`);
    },
    wrong: `I [not like|don't like] fish.
      He [not know|doesn't know] her.
      We [not have|don't have] a car.
      I [like not|don't like] that.
      He [knew not|didn't know] what to say.`,
    right: `I don't like fish.
      I hope not.
      We are not happy.
      He did not know.
      You and not me.
      Why not go home?`,
  },
  {
    id: 'double-negation',
    type: 'negation',
    explanation: 'To nægtelser ophæver hinanden på engelsk. Når der står »not« i forvejen, hedder det »{replacement}«.',
    on: 'no nothing nobody never nowhere none',
    match(t, at) {
      const right: Record<string, string> = {
        no: 'any',
        nothing: 'anything',
        nobody: 'anybody',
        never: 'ever',
        nowhere: 'anywhere',
        none: 'any',
      };
      for (let back = 1; back <= 4; back++) {
        const word = t.lower(t.before(at, back));
        if (t.isMark(t.before(at, back)) || ['but', 'and', 'that', 'because'].includes(word)) return null;
        if (/n't$/.test(word) || ['dont', 'didnt', 'cant', 'doesnt'].includes(word)) {
          if (t.isMark(t.after(at)) && t.lower(at) === 'no') return null;
          return t.swap(at, right[t.lower(at)]!);
        }
      }
      return null;
    },
    wrong: `I don't have [no|any] money.
      He didn't say [nothing|anything].
      We can't see [nobody|anybody].
      She doesn't know [nothing|anything] about it.`,
    right: `I don't have any money.
      No, I don't.
      Nobody knows.
      I have no money.
      Don't worry, nothing happened.
      He didn't come, but nobody cared.`,
  },
];
