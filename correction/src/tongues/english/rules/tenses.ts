import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { baseOf, participleOf, pastOf, SAME_IN_PAST } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { isMostly, MIDDLE, SUBJECTS, SURE_SUBJECTS } from '../words.ts';

const UNITS = new WordList(
  'year years week weeks month months day days hour hours minute minutes summer winter night weekend monday tuesday wednesday thursday friday saturday sunday time january february march april may june july august september october november december spring autumn',
);
const COUNTS = new WordList('two three four five six seven eight nine ten many several some a');
const HAVE = new WordList("have has i've you've we've they've");
const LASTING = new WordList('live lives work works know knows play plays have has am is are');
const PAST_OPENERS = new WordList('yesterday');

/** »yesterday«, »last week«, »two years ago«: the place where it begins, or −1. */
function pastTimeIn(t: TongueText, from: number): number {
  for (let at = from; at >= 0; at = t.after(at)) {
    const word = t.lower(at);
    if (t.isMark(at) || ['but', 'because', 'since', 'that', 'when', 'who', 'which'].includes(word)) return -1;
    if (word === 'yesterday' || word === 'ago') return at;
    // »in 2004«
    if (word === 'in' && /^(?:1[89]|20)\d\d$/.test(t.written(t.after(at)))) return at;
    if (
      word === 'last' &&
      UNITS.test(t.lower(t.after(at))) &&
      !['the', 'for', 'since', 'in', 'of'].includes(t.lower(t.before(at)))
    )
      return at;
  }
  return -1;
}

/** A sentence that begins with »Yesterday« or »Last summer«: the place of its subject, or −1. */
function subjectAfterPastTime(t: TongueText, first: number): number {
  let at = -1;
  if (PAST_OPENERS.test(t.lower(first))) at = t.after(first);
  else if (t.lower(first) === 'last' && UNITS.test(t.lower(t.after(first)))) at = t.after(first, 2);
  else if (COUNTS.test(t.lower(first)) && t.lower(t.after(first, 2)) === 'ago') at = t.after(first, 3);
  return t.lower(at) === ',' ? t.after(at) : at;
}

export const TENSES: readonly TongueRule[] = [
  {
    id: 'perfect-with-past-time',
    type: 'verb-tense',
    explanation:
      'Når der står, hvornår det skete (yesterday, last week, ago), bruger man datid på engelsk: »{replacement}« i stedet for »{token}«.',
    on: "have has i've we've they've you've",
    match(t, at) {
      const isShort = t.lower(at).includes("'");
      const subject = t.before(at);
      if (!isShort && !SUBJECTS.test(t.lower(subject))) return null;
      const verb = MIDDLE.test(t.lower(t.after(at))) ? t.after(at, 2) : t.after(at);
      if (!t.is(verb, w.PARTICIPLE) || !HAVE.test(t.lower(at)) || pastTimeIn(t, t.after(verb)) < 0) return null;
      const word = t.lower(verb);
      const past =
        word === 'been'
          ? ['i', 'he', 'she', 'it'].includes(t.lower(subject)) || t.lower(at) === "i've"
            ? 'was'
            : 'were'
          : pastOf(baseOf(word, t.words) || word, t.words);
      if (isShort) return t.span(at, verb, `${t.written(at).replace(/['’].*/, '')} ${past}`);
      return verb === t.after(at) ? t.span(at, verb, past) : null;
    },
    wrong: `I [have seen|saw] him yesterday.
      We [have bought|bought] a car last week.
      She [has lived|lived] there two years ago.
      I [have been|was] in Spain last summer.`,
    right: `I have seen him.
      We have lived here since last year.
      I saw him yesterday.
      I have changed a lot in the last year.
      She has been ill for the last week.
      I have a friend who came yesterday.`,
  },
  {
    id: 'present-with-past-time',
    type: 'verb-tense',
    explanation:
      'Sætningen handler om noget, der er sket, så verbet skal stå i datid: »{replacement}« i stedet for »{token}«.',
    on: 'yesterday last two three four five ten many some a',
    match(t, at) {
      if (!t.isFirst(at)) return null;
      const subject = subjectAfterPastTime(t, at);
      if (!SUBJECTS.test(t.lower(subject))) return null;
      const verb = MIDDLE.test(t.lower(t.after(subject))) ? t.after(subject, 2) : t.after(subject);
      const word = t.lower(verb);
      const fixed: Record<string, string> = {
        am: 'was',
        is: 'was',
        are: 'were',
        have: 'had',
        has: 'had',
        can: 'could',
        will: 'would',
        do: 'did',
        does: 'did',
      };
      if (Object.hasOwn(fixed, word))
        return word === 'have' && t.is(t.after(verb), w.PARTICIPLE) ? null : t.swap(verb, fixed[word]!);
      if (!t.is(verb, w.VERB | w.THIRD) || t.is(verb, w.PAST) || SAME_IN_PAST.has(word) || isMostly(t, verb, w.ADVERB))
        return null;
      return t.swap(verb, pastOf(t.is(verb, w.THIRD) ? baseOf(word, t.words) : word, t.words));
    },
    wrong: `Yesterday I [go|went] to town.
      Last summer we [visit|visited] Spain.
      Last week he [is|was] ill.
      Two years ago she [lives|lived] in Rome.`,
    right: `Yesterday I went to town.
      Last summer we visited Spain.
      Last week was fun.
      Yesterday he put it there.
      Two years is long.
      A week ago I met her.`,
  },
  {
    id: 'past-time-at-end',
    type: 'verb-tense',
    explanation: 'Der står, at det er sket, så verbet skal stå i datid: »{replacement}« i stedet for »{token}«.',
    on: 'i we they he she',
    match(t, at) {
      if (t.before(at) >= 0) return null;
      const verb = t.after(at);
      if (!PRESENTS.test(t.lower(verb)) || pastTimeIn(t, t.after(verb)) < 0) return null;
      const base = t.is(verb, w.THIRD) ? baseOf(t.lower(verb), t.words) : t.lower(verb);
      const past = { am: 'was', is: 'was', are: 'were' }[t.lower(verb)] ?? pastOf(base, t.words);
      return t.swap(verb, past);
    },
    wrong: `I [see|saw] him yesterday.
      We [go|went] to London last year.
      I [buy|bought] it two days ago.
      They [are|were] here last week.`,
    right: `I saw him yesterday.
      We go to London every year.
      I see what you did.
      I know that he came yesterday.
      We are happy because we won yesterday.
      I think we won last year.`,
  },
  {
    id: 'since-present',
    type: 'verb-tense',
    explanation:
      'Når noget er begyndt før og stadig er sådan (since, for five years), bruger man have + tredje form: »{replacement}«.',
    on: 'i we they he she',
    match(t, at) {
      if (t.before(at) >= 0 && !t.isMark(t.before(at)) && t.lower(t.before(at)) !== 'and') return null;
      const verb = t.after(at);
      if (!LASTING.test(t.lower(verb)) || t.is(t.after(verb), w.PARTICIPLE) || /ed$/.test(t.lower(t.after(verb))))
        return null;
      let since = -1;
      for (let k = t.after(verb); k >= 0 && !t.isMark(k) && since < 0; k = t.after(k)) {
        if (['but', 'because', 'that', 'and', 'when'].includes(t.lower(k))) return null;
        if (t.lower(k) === 'since') since = k;
      }
      const next = t.after(since);
      if (
        since < 0 ||
        !(
          t.isNumber(next) ||
          ['last', 'i', 'we', 'he', 'she', 'they', 'many', 'yesterday', 'monday'].includes(t.lower(next))
        )
      )
        return null;
      const base = baseOf(t.lower(verb), t.words);
      const participle = ['am', 'is', 'are'].includes(t.lower(verb))
        ? 'been'
        : participleOf(t.is(verb, w.THIRD) ? base : t.lower(verb), t.words);
      if (['he', 'she'].includes(t.lower(at)) && SURE_SUBJECTS.test(t.lower(next)) && t.is(t.after(next), w.VERB))
        return null;
      return t.swap(verb, `${['he', 'she'].includes(t.lower(at)) ? 'has' : 'have'} ${participle}`);
    },
    wrong: `I [live|have lived] here since 2015.
      We [know|have known] each other since last year.
      She [works|has worked] there since 2020.
      I [am|have been] ill since yesterday.`,
    right: `I have lived here since 2015.
      We know it, since we were there.
      I live here now.
      She works because she must.
      He has known me since 2010.
      They played well.`,
  },
  {
    id: 'since-duration',
    type: 'preposition',
    explanation:
      '»Since« bruges om et tidspunkt (since 2015). Fortæller man, hvor længe noget varer, hedder det »for«: for five years.',
    on: 'since',
    match(t, at) {
      const number = t.after(at);
      const unit = t.after(number);
      const isMany = t.isNumber(number) ? t.written(number).length < 3 : COUNTS.test(t.lower(number));
      if (!isMany || !DURATIONS.test(t.lower(unit)) || t.lower(t.after(unit)) === 'ago') return null;
      return t.swap(at, 'for');
    },
    wrong: `I have lived here [since|for] five years.
      She has played [since|for] 3 years.
      We have waited [since|for] two hours.
      I have known him [since|for] many years.`,
    right: `I have lived here since 2015.
      I have lived here for five years.
      Since two o'clock I have waited.
      Since many people came, we left.
      He has been ill since Monday.
      It is five years since I left.`,
  },
  {
    id: 'if-would',
    type: 'verb-tense',
    explanation:
      'I en betingelse med »if« står der ikke »would«, men datid: If I had … I would … Skriv »{replacement}«.',
    on: 'if',
    match(t, at) {
      if (t.before(at) >= 0 && !t.isMark(t.before(at))) return null;
      const subject = t.after(at);
      const would = t.after(subject);
      const verb = t.after(would);
      if (
        !SUBJECTS.test(t.lower(subject)) ||
        t.lower(would) !== 'would' ||
        t.lower(verb) === 'like' ||
        t.lower(verb) === 'please'
      )
        return null;
      if (t.lower(verb) === 'be') return t.span(would, verb, 'were', 'was');
      if (t.lower(verb) === 'have') return t.span(would, verb, 'had');
      return t.is(verb, w.VERB) ? t.span(would, verb, pastOf(t.lower(verb), t.words)) : null;
    },
    wrong: `If I [would be|were] rich, I would travel.
      If I [would have|had] a dog, I would be happy.
      If we [would stop|stopped], it would help.
      If he [would go|went], I would cry.`,
    right: `If I were rich, I would travel.
      If you would like, we can go.
      I asked if he would come.
      I wonder if she would do it.
      I would go if I could.
      If it rains, we stay.`,
  },
];

const PRESENTS = new WordList('am is are see go goes buy get come make take eat');
const DURATIONS = new WordList('years year months month weeks week days day hours hour minutes minute');
