import type { TongueRule } from '../../tongue-rule.ts';
import { clauseEnd } from '../clauses.ts';
import { determinerOf } from '../noun-phrases.ts';
import * as g from '../word-bits.ts';
import { infinitiveOf, isFinite, MODALS, NO_VERBS, SEPARATED } from '../words.ts';

export const INFINITIVES: readonly TongueRule[] = [
  {
    id: 'modal-infinitive',
    type: 'verb-form',
    explanation:
      'Efter können, wollen, müssen, sollen, dürfen og möchten står verbet i navneform til sidst, uden »zu«: »{replacement}«.',
    on: 'kann kannst können könnt will willst wollen wollt muss musst müssen müsst soll sollst sollen darf darfst dürfen möchte möchtest möchten sollte sollten wollte wollten konnte konnten musste mussten',
    match(t, at) {
      const last = clauseEnd(t, at);
      if (last === at || t.isCapital(last)) return null;
      if (t.lower(t.before(last)) === 'zu' && t.is(last, g.INFINITIVE))
        return t.span(t.before(last), last, t.lower(last));
      if (
        t.is(last, g.INFINITIVE | g.ADJECTIVE | g.PARTICIPLE) ||
        (NO_VERBS.test(t.lower(last)) &&
          (t.lower(last) !== 'reise' || determinerOf(t.lower(t.before(last))) !== null)) ||
        SEPARATED.test(t.lower(last))
      )
        return null;
      if (!t.is(last, g.FIRST | g.THIRD) || last - at < 2) return null;
      const infinitive = infinitiveOf(t.lower(last), t.words);
      return infinitive === '' || infinitive === t.lower(last) ? null : t.swap(last, infinitive);
    },
    wrong: `Ich kann gut [schwimme|schwimmen].
      Wir wollen Pizza [zu essen|essen].
      Er muss heute [arbeitet|arbeiten].
      Ich möchte Musik [höre|hören].`,
    right: `Ich kann gut schwimmen.
      Wir wollen Pizza essen.
      Ich kann Deutsch.
      Er muss heute arbeiten.
      Kannst du kommen?
      Ich muss los.`,
  },
  {
    id: 'um-zu',
    type: 'verb-form',
    explanation: '»For at« hedder »um … zu« på tysk: um Deutsch zu lernen.',
    on: 'für',
    match(t, at) {
      if (t.lower(t.after(at)) !== 'zu' || !t.is(t.after(at, 2), g.INFINITIVE) || t.isCapital(t.after(at, 2)))
        return null;
      return t.swap(at, 'um');
    },
    wrong: `Ich lerne Deutsch, [für|um] zu arbeiten.
      Er kommt, [für|um] zu helfen.
      Wir sind hier, [für|um] zu spielen.
      Sie fährt nach Berlin, [für|um] zu feiern.`,
    right: `Ich lerne, um zu arbeiten.
      Das ist für mich.
      Er ist für dich da.
      Das ist nichts für zu Hause.
      Für zwei Tage bin ich hier.
      Wir sind hier, um zu spielen.`,
  },
  {
    id: 'separable-infinitive',
    type: 'compound-split',
    explanation:
      'I navneform skrives verbet og dets første del i ét ord: aufstehen, zurückgeben. Skriv »{replacement}«.',
    on: 'ab an auf aus ein zurück weg fern zusammen weiter vorbei kennen wieder mit',
    match(t, at) {
      const verb = t.after(at);
      const joined = t.lower(at) + t.lower(verb);
      if (!t.is(verb, g.INFINITIVE) || t.isCapital(verb) || !t.words.has(joined)) return null;
      const end = t.after(verb) < 0 || clauseEnd(t, verb) === verb || MODALS.test(t.lower(t.after(verb)));
      if (!end) return null;
      for (let k = t.before(at); k >= 0 && !t.isMark(k); k = t.before(k))
        if (MODALS.test(t.lower(k))) return t.span(at, verb, joined);
      return MODALS.test(t.lower(t.after(verb))) ? t.span(at, verb, joined) : null;
    },
    wrong: `Er muss den Hund [zurück geben|zurückgeben].
      Ich muss früh [auf stehen|aufstehen].
      Wir wollen dich [ab holen|abholen].
      Du kannst [mit kommen|mitkommen].`,
    right: `Er muss den Hund zurückgeben.
      Ich muss früh aufstehen.
      Wir kommen mit.
      Ich stehe auf.
      Er kommt mit ihm.
      Sie will ein Buch lesen.`,
  },
  {
    id: 'no-zu-after-und',
    type: 'verb-form',
    explanation:
      'Verberne efter können, wollen, müssen og sollen står i navneform uden »zu«, også efter und: »{replacement}«.',
    on: 'und oder',
    match(t, at) {
      const last = clauseEnd(t, at);
      const zu = t.before(last);
      if (t.lower(zu) !== 'zu' || zu <= at || !t.is(last, g.INFINITIVE) || t.isCapital(last)) return null;
      const before = t.before(at);
      if (
        !t.is(before, g.INFINITIVE) ||
        t.lower(t.before(before)) === 'zu' ||
        isFinite(t, t.after(at)) ||
        t.is(t.after(at), g.INFINITIVE)
      )
        return null;
      for (let k = before; k >= 0 && !t.isMark(k); k = t.before(k)) {
        if (t.lower(k) === 'zu') return null;
        if (MODALS.test(t.lower(k))) return t.span(zu, last, t.lower(last));
      }
      return null;
    },
    wrong: `Wir wollen einen Film sehen und Pizza [zu essen|essen].
      Ich kann singen und Klavier [zu spielen|spielen].
      Er muss arbeiten und Deutsch [zu lernen|lernen].
      Wir möchten schwimmen und in der Sonne [zu liegen|liegen].`,
    right: `Wir wollen einen Film sehen und Pizza essen.
      Ich kann singen und Klavier spielen.
      Er hat viel zu tun und zu lernen.
      Wir wollen gehen und haben viel zu tun.
      Er versucht zu arbeiten und zu lernen.
      Er muss arbeiten und lernen.`,
  },
];
