import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { isFinite } from '../words.ts';
import * as g from '../word-bits.ts';

const BEFORE_CLAUSE = new WordList(
  'und oder aber nicht als so nur auch vor denn sondern außer ohne anstatt besonders erst gerade selbst',
);
const PERSONS = new WordList('ich du er sie es wir ihr man');
const QUESTIONS = new WordList('warum wo wie was wer wann');
const KNOWING = new WordList('weiß weißt wissen frage fragt fragte fragen verstehe versteht sehe sieht');

/** A comma after the word before a place. */
function commaBefore(t: TongueText, at: number): TongueFinding | null {
  const before = t.before(at);
  if (!t.isWord(before)) return null;
  return { start: t.start(before), end: t.end(before), replacements: [`${t.written(before)},`] };
}

export const COMMAS: readonly TongueRule[] = [
  {
    id: 'comma-before-clause',
    type: 'comma-start',
    explanation: 'Foran en ledsætning med weil, dass, ob eller obwohl skal der altid komma på tysk.',
    on: 'weil dass ob obwohl',
    match: (t, at) => (BEFORE_CLAUSE.test(t.lower(t.before(at))) ? null : commaBefore(t, at)),
    wrong: `Ich bleibe [hier|hier,] weil ich krank bin.
      Ich [glaube|glaube,] dass er kommt.
      Ich [frage|frage,] ob er kommt.
      Sie [sagt|sagt,] dass sie müde ist.`,
    right: `Ich bleibe hier, weil ich krank bin.
      Ich glaube, dass er kommt.
      Er tut so, als ob es regnet.
      Das ist gut.
      Dass er kommt, ist gut.
      Ob er kommt, weiß ich nicht.`,
  },
  {
    id: 'comma-before-wenn',
    type: 'comma-start',
    explanation: 'Foran en ledsætning med wenn, als eller damit skal der komma på tysk.',
    on: 'wenn als damit bevor nachdem',
    match(t, at) {
      const before = t.before(at);
      if (!PERSONS.test(t.lower(t.after(at))) || !t.isWord(before) || BEFORE_CLAUSE.test(t.lower(before))) return null;
      if (['mehr', 'anders', 'immer', 'kurz'].includes(t.lower(before)) || t.is(before, g.ADJECTIVE)) return null;
      let hasVerb = false;
      for (let k = t.after(at, 2); k >= 0 && !t.isMark(k); k = t.after(k))
        hasVerb ||= isFinite(t, k) || t.is(k, g.INFINITIVE);
      return hasVerb ? commaBefore(t, at) : null;
    },
    wrong: `Ich komme [morgen|morgen,] wenn ich Zeit habe.
      Er war [da|da,] als ich kam.
      Ich gehe nach [Hause|Hause,] bevor es regnet.
      Wir [lernen|lernen,] damit wir Deutsch können.`,
    right: `Ich komme, wenn ich Zeit habe.
      Er ist größer als ich.
      Sie läuft schneller als er.
      Wenn ich Zeit habe, komme ich.
      Immer wenn ich komme, ist er da.
      Er arbeitet als Lehrer.`,
  },
  {
    id: 'comma-before-question',
    type: 'comma-start',
    explanation: 'Foran en ledsætning, der begynder med et spørgeord, skal der komma på tysk.',
    on: 'warum wo wie was wer wann',
    match(t, at) {
      let known = t.before(at);
      if (t.lower(known) === 'nicht') known = t.before(known);
      if (!QUESTIONS.test(t.lower(at)) || !KNOWING.test(t.lower(known)) || !PERSONS.test(t.lower(t.before(known))))
        return null;
      let hasVerb = false;
      for (let k = t.after(at, 2); k >= 0 && !t.isMark(k); k = t.after(k))
        hasVerb ||= isFinite(t, k) || t.is(k, g.INFINITIVE);
      return hasVerb ? commaBefore(t, at) : null;
    },
    wrong: `Ich weiß [nicht|nicht,] wo er wohnt.
      Ich [weiß|weiß,] warum du lachst.
      Er [fragt|fragt,] was ich mache.
      Wir wissen [nicht|nicht,] wann sie kommt.`,
    right: `Ich weiß nicht, wo er wohnt.
      Ich weiß, warum du lachst.
      Er fragt, was ich mache.
      Weißt du was?
      Ich weiß nicht warum.
      Wir wissen nicht, wann sie kommt.`,
  },
  {
    id: 'comma-before-um-zu',
    type: 'comma-start',
    explanation: 'Foran »um … zu« skal der komma på tysk: Ich lerne, um zu gewinnen.',
    on: 'um ohne',
    match(t, at) {
      const before = t.before(at);
      if (!t.isWord(before) || BEFORE_CLAUSE.test(t.lower(before)) || t.isNumber(t.after(at))) return null;
      for (let k = t.after(at), steps = 0; k >= 0 && steps < 6 && !t.isMark(k); k = t.after(k), steps++)
        if (t.lower(k) === 'zu')
          return t.is(t.after(k), g.INFINITIVE) && !t.isCapital(t.after(k)) ? commaBefore(t, at) : null;
      return null;
    },
    wrong: `Ich lerne [Deutsch|Deutsch,] um in Berlin zu arbeiten.
      Er [kommt|kommt,] um zu helfen.
      Sie [geht|geht,] ohne etwas zu sagen.
      Wir fahren in die [Stadt|Stadt,] um ein Geschenk zu kaufen.`,
    right: `Ich lerne Deutsch, um in Berlin zu arbeiten.
      Er kommt um acht Uhr.
      Um zu gewinnen, muss man üben.
      Sie geht, ohne etwas zu sagen.
      Er läuft um das Haus.
      Wir kommen ohne ihn.`,
  },
  {
    id: 'comma-before-but',
    type: 'comma-main-clauses',
    explanation: 'Foran aber, denn og sondern skal der komma på tysk.',
    on: 'aber denn sondern',
    match(t, at) {
      const before = t.before(at);
      const next = t.lower(t.after(at));
      const isStart = PERSONS.test(next) || ['das', 'die', 'der', 'mein', 'meine'].includes(next);
      if (!t.isWord(before) || !isStart || ['und', 'oder', 'doch', 'nun', 'was'].includes(t.lower(before))) return null;
      if (isFinite(t, before) && t.before(before, 2) < 0 && PERSONS.test(next))
        return t.before(before) < 0 ? null : commaBefore(t, at);
      return t.lower(at) === 'denn' && t.written(t.sentenceEnd(at) - 1) === '?' ? null : commaBefore(t, at);
    },
    wrong: `Ich bin [müde|müde,] aber ich spiele.
      Er kommt [nicht|nicht,] denn er ist krank.
      Das ist [teuer|teuer,] aber das Essen ist gut.
      Ich gehe nicht nach [Hause|Hause,] denn ich habe Zeit.`,
    right: `Ich bin müde, aber ich spiele.
      Er ist aber nett.
      Was machst du denn?
      Wo ist denn der Hund?
      Aber ich mag das.
      Er kommt nicht, denn er ist krank.`,
  },
];
