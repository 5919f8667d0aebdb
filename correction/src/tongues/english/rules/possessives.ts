import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { DETERMINERS, isMostly, NUMERALS, OWNERS, POSSESSIVES } from '../words.ts';
import { pluralOf } from '../noun-lists.ts';

const OWNER = new WordList(OWNERS);

const BEST = new WordList('best');

const NAMES = new WordList(
  'oliver emma ida freja noah liam mads anna peter sofie clara mikkel lars jens mette kirsten maria william lucas oscar victor ahmed sara laura mathilde',
);

/** A noun that somebody can own: singular, no verb, or one of the usual things. */
function isPossessed(t: Parameters<TongueRule['match']>[0], at: number): boolean {
  if (!t.isWord(at) || DETERMINERS.test(t.lower(at)) || t.isCapital(at)) return false;
  if (POSSESSED.test(t.lower(at))) return true;
  return t.is(at, w.NOUN) && isMostly(t, at, w.NOUN) && !t.is(at, w.VERB | w.PAST | w.ADVERB);
}

const POSSESSED = new WordList(
  'name house car dog cat birthday phone room book bike job friend brother sister mother father wife money head eyes hair face life dream family favourite new old parents arm leg hand',
);

export const POSSESSIVE_RULES: readonly TongueRule[] = [
  {
    id: 'possessive-s',
    type: 'possessive',
    explanation: 'Ejefald skrives med apostrof på engelsk: »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      const word = t.lower(at);
      if (!t.isWord(at) || !word.endsWith('s') || !isPossessed(t, t.after(at))) return null;
      const stem = word.slice(0, -1);
      const before = t.lower(t.before(at));
      if (OWNER.test(stem) && (POSSESSIVES.test(before) || before === 'the' || BEST.test(before))) {
        const after = t.after(at, 2);
        if (before === 'the' && !t.isMark(after) && t.is(t.after(at), w.VERB)) return null;
        return t.swap(at, `${stem}'s`, `${word}'`);
      }
      if (!t.isCapital(at)) return null;
      const name = t.written(at).slice(0, -1);
      if ((t.words.has(t.written(at)) || t.words.has(word)) && !NAMES.test(name.toLowerCase())) return null;
      if (!t.words.has(name) && !NAMES.test(name.toLowerCase())) return null;
      return t.swap(at, `${name}'s`);
    },
    wrong: `It is my [fathers|father's] car.
      We went to my [grandmothers|grandmother's] house.
      That is [Peters|Peter's] dog.
      My [friends|friend's] name is Ida.
      [Emmas|Emma's] brother is ill.`,
    right: `It is my father's car.
      My friends like music.
      My brothers are tall.
      The teachers work hard.
      Paris is big.
      My sisters love me.
      My parents' house is old.`,
  },
  {
    id: 'plural-apostrophe',
    type: 'apostrophe',
    explanation: 'Flertal skrives uden apostrof: »{replacement}«. Apostrof viser, at nogen ejer noget.',
    match(t, at) {
      const [, stem] = /^(\w{2,})'s$/.exec(t.lower(at)) ?? [];
      if (!stem) return null;
      const before = t.lower(t.before(at));
      const isMany =
        NUMERALS.test(before) || ['many', 'these', 'those', 'several', 'few', 'some', 'all'].includes(before);
      const next = t.after(at);
      if (!isMany || isMostly(t, next, w.NOUN | w.ADJECTIVE) || (['all', 'some'].includes(before) && !t.isMark(next)))
        return null;
      const plural = pluralOf(stem);
      return t.words.bitsOf(plural) & w.PLURAL ? t.swap(at, plural) : null;
    },
    wrong: `I have two [dog's|dogs].
      Many [car's|cars] were red.
      These [book's|books] are old.
      She has three [cat's|cats] and a horse.`,
    right: `I have two dogs.
      My dog's tail is long.
      He has three cats.
      That's good.
      It is my friend's dog.
      Some people are old.
      It's two o'clock.`,
  },
];
