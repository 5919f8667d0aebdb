import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { ONLY_PASTS, participleOf, REGULARISED } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, MIDDLE, opensClause, SUBJECTS } from '../words.ts';

const HAVING = new WordList("have has had haven't hasn't hadn't i've you've we've they've");

const BARE = new WordList('be go eat see write speak take give forget drive choose do');

export const IRREGULAR_VERBS: readonly TongueRule[] = [
  {
    id: 'regularised-past',
    type: 'irregular-verb',
    explanation: 'Verbet er uregelmæssigt: Det får ikke -ed i datid. Skriv »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      const forms = REGULARISED.get(t.lower(at));
      if (!forms || (t.words.has(t.lower(at)) && !['finded', 'falled'].includes(t.lower(at))) || !t.isWord(at))
        return null;
      let back = t.before(at);
      if (MIDDLE.test(t.lower(back)) || t.lower(back) === 'not') back = t.before(back);
      const [past, participle] = forms;
      const isPerfect =
        HAVING.test(t.lower(back)) ||
        (SUBJECTS.test(t.lower(back)) && HAVING.test(t.lower(t.before(back)))) ||
        BE_FORMS.test(t.lower(back));
      return isPerfect ? t.swap(at, participle, past) : t.swap(at, past, participle);
    },
    wrong: `He [goed|went] home.
      I have [buyed|bought] a car.
      She [catched|caught] the ball.
      They [runned|ran] away.
      We [swimmed|swam] every day.
      It was [maked|made] of wood.`,
    right: `He went home.
      I have bought a car.
      They needed help.
      She played well.
      It ended well.
      He lied to me.`,
  },
  {
    id: 'have-past',
    type: 'irregular-verb',
    explanation: 'Efter have, has og had bruger man tredje form af verbet: »{replacement}« i stedet for »{token}«.',
    on: "have has had haven't hasn't hadn't i've you've we've they've",
    match(t, at) {
      let verb = t.after(at);
      if (SUBJECTS.test(t.lower(verb)) && opensClause(t, at)) verb = t.after(verb);
      while (MIDDLE.test(t.lower(verb)) || t.lower(verb) === 'not') verb = t.after(verb);
      if (t.lower(t.before(at, 2)) === 'what') return null;
      const word = t.lower(verb);
      const right = ONLY_PASTS.get(word);
      if (right && word !== 'was' && word !== 'were' && word !== 'bit' && word !== 'saw' && word !== 'rose')
        return t.swap(verb, right);
      if (word === 'saw' && t.is(t.after(verb), w.NOUN | w.NAME | w.ADJECTIVE | w.PLURAL)) return t.swap(verb, 'seen');
      if (word === 'was' || word === 'were') return SUBJECTS.test(t.lower(t.before(at))) ? t.swap(verb, 'been') : null;
      if (
        !BARE.test(word) ||
        !(SUBJECTS.test(t.lower(t.before(at))) || MIDDLE.test(t.lower(t.before(verb))) || /'ve$/.test(t.lower(at)))
      )
        return null;
      return t.swap(verb, participleOf(word, t.words));
    },
    wrong: `He has [went|gone] home.
      I have never [ate|eaten] fish.
      We have [saw|seen] that film.
      She has [wrote|written] a letter.
      They had [began|begun] to sing.
      I have [be|been] there.`,
    right: `He has gone home.
      I have never eaten fish.
      What we have went well.
      They had a saw.
      Have you seen it?
      I had bit by bit learned it.
      Have him come here.`,
  },
];
