import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { casesAt, COPULAS, type Reason } from '../clauses.ts';
import { type Case, fitting, formOf, type Kind, type NounPhrase, nounPhrase } from '../noun-phrases.ts';

/** A determiner in a case that the words around it do not allow. */
function wrongCase(t: TongueText, at: number, wanted: Reason): TongueFinding | null {
  const phrase = nounPhrase(t, at);
  if (!phrase || mayStandAlone(t, phrase)) return null;
  const [reason, cases] = casesAt(t, at, phrase.noun);
  const fits = fitting(phrase);
  if (reason !== wanted || fits.length === 0 || fits.some(([, one]) => cases.includes(one))) return null;
  const single = [...phrase.readings].filter(
    ([kind, own]) => kind !== 'p' && own.includes(cases.charAt(0)) && !own.includes('n'),
  );
  // »für der Planeten«: a weak noun
  const kinds = new Set(single.length > 0 ? single.map(([kind]) => kind) : fits.map(([kind]) => kind));
  const [kind] = kinds;
  // »von den Frau«, »mit die Lehrer«: no telling how many
  if (kinds.size !== 1 || kind === undefined) return null;
  return corrected(t, phrase, kind, cases.charAt(0) as Case);
}

/** »der« and »die« after a comma begin a clause of their own; »ihr« may be a person. */
export function mayStandAlone(t: TongueText, { at, determiner: { stem, ending } }: NounPhrase): boolean {
  const before = t.before(at);
  if (stem === 'ihr' && ending === '') return true;
  return stem === 'd' && (t.written(before) === ',' || (before < 0 && t.written(t.after(at)) === ','));
}

/** The right determiner, and in the dative plural a noun with -n. */
export function corrected(t: TongueText, phrase: NounPhrase, kind: Kind, wanted: Case): TongueFinding | null {
  const right = formOf(phrase.determiner, wanted, kind);
  const noun = t.written(phrase.noun);
  if (kind === 'p' && wanted === 'd' && !/[ns]$/.test(noun) && phrase.noun === t.after(phrase.at))
    return t.span(phrase.at, phrase.noun, `${right} ${noun.charAt(0).toUpperCase()}${noun.slice(1)}n`);
  return right === t.lower(phrase.at) ? null : t.swap(phrase.at, right);
}

export const NOUN_CASES: readonly TongueRule[] = [
  {
    id: 'dative-after-preposition',
    type: 'noun-case',
    explanation:
      'Efter mit, nach, bei, von, zu, aus og seit står dativ: hankøn og intetkøn -em, hunkøn -er, flertal -en. Skriv »{replacement}«.',
    match: (t, at) => wrongCase(t, at, 'dative'),
    wrong: `Ich fahre mit [das|dem] Fahrrad.
      Er kommt aus [die|der] Schule.
      Wir sind bei [meine|meiner] Oma.
      Ich spiele mit [mein|meinem] Hund.
      Nach [das|dem] Essen schlafe ich.
      Ich gehe mit [meine Freunde|meinen Freunden] ins Kino.`,
    right: `Ich fahre mit dem Fahrrad.
      Er kommt aus der Schule.
      Ich bin mit meinen Eltern hier.
      Wir fahren nach Berlin.
      Sie ist bei mir.
      Der Mann, mit dem das Kind spielt, ist mein Onkel.
      Ich komme von der Arbeit.`,
  },
  {
    id: 'accusative-after-preposition',
    type: 'noun-case',
    explanation: 'Efter für, durch, gegen, ohne og um står akkusativ: hankøn får -en. Skriv »{replacement}«.',
    match: (t, at) => wrongCase(t, at, 'accusative'),
    wrong: `Das ist für [mein|meinen] Bruder.
      Wir gehen durch [der|den] Park.
      Das ist für [meiner|meine] Mutter.
      Er tanzt um [der|den] Baum.`,
    right: `Das ist für meinen Bruder.
      Wir gehen durch den Park.
      Das ist für meine Mutter.
      Ohne dich geht es nicht.
      Um ein Uhr gehe ich.
      Was für ein Hund ist das?
      Er geht, um dem Mann zu helfen.`,
  },
  {
    id: 'place-dative',
    type: 'noun-case',
    explanation:
      'Når noget er et sted (hvor?), står der dativ efter in, unter, hinter og neben: in der Stadt. Skriv »{replacement}«.',
    match: (t, at) => wrongCase(t, at, 'place'),
    wrong: `Ich wohne in [eine|einer] Stadt.
      Der Hund liegt unter [der|dem] Tisch.
      Er arbeitet in [ein|einem] Büro.
      Wir sind in [die|der] Schule.`,
    right: `Ich wohne in einer Stadt.
      Ich gehe in die Schule.
      Das Buch liegt auf dem Tisch.
      Er fährt in die Stadt.
      Wir sind in der Schule.
      Ich bin in die Stadt gegangen.`,
  },
  {
    id: 'after-two-way-preposition',
    type: 'noun-case',
    explanation:
      'Efter in, an, auf, unter, über, vor, hinter, neben og zwischen står akkusativ (hvorhen?) eller dativ (hvor?), aldrig nominativ. Skriv »{replacement}«.',
    match: (t, at) => {
      const finding = wrongCase(t, at, 'either');
      const phrase = finding && nounPhrase(t, at);
      if (!phrase) return finding;
      const place = ['auf', 'an', 'in'].includes(t.lower(t.before(at))) ? 'd' : 'a';
      const kind = fitting(phrase)[0]![0];
      const other = formOf(phrase.determiner, place, kind);
      return { ...finding, replacements: [...finding.replacements, other] };
    },
    wrong: `Er wirft den Ball in [der|den] Garten.
      Wir gehen in [ein|einen] Park.
      Ich stelle die Lampe auf [der|den] Tisch.
      Sie wartet auf [der|den] Bus.`,
    right: `Er wirft den Ball in den Garten.
      Wir gehen in einen Park.
      Ich stelle die Lampe auf den Tisch.
      Sie wartet auf den Bus.
      Ich warte in der Stadt auf dich.
      Die Katze springt über den Zaun.`,
  },
  {
    id: 'accusative-object',
    type: 'noun-case',
    explanation: 'Genstandsleddet står i akkusativ, og hankøn får -en: Ich habe einen Hund. Skriv »{replacement}«.',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      // only masculines differ, and »der Lehrer« may be »of the teachers«
      if (!phrase || !fitting(phrase).every(([kind, one]) => kind === 'm' && one === 'n')) return null;
      if (DAY_NOUNS.includes(t.lower(phrase.noun)) && phrase.determiner.stem === 'jed') return null;
      return wrongCase(t, at, 'object');
    },
    wrong: `Ich habe [ein|einen] Hund.
      Wir kaufen [ein|einen] Tisch.
      Meine Mutter backt [ein|einen] Kuchen.
      Ich mag [mein|meinen] Lehrer.
      Heute habe ich [der|den] Film gesehen.
      Ich habe eine Schwester und [ein|einen] Bruder.`,
    right: `Ich habe einen Hund.
      Er hat eine Schwester.
      Das ist ein Hund.
      Ich habe ein Haus.
      Er ist ein guter Freund.
      Ich weiß, wie der Hund heißt.
      Ich denke, der Film ist gut.
      Er ist größer als mein Bruder.`,
  },
  {
    id: 'es-gibt-accusative',
    type: 'noun-case',
    explanation: 'Efter »es gibt« står akkusativ: es gibt einen Park. Skriv »{replacement}«.',
    match(t, at) {
      const phrase = nounPhrase(t, at);
      const isMasculine = phrase && fitting(phrase).every(([kind, one]) => kind === 'm' && one === 'n');
      return isMasculine ? wrongCase(t, at, 'exists') : null;
    },
    wrong: `Es gibt [ein|einen] Park.
      Hier gibt es [ein|einen] Hafen.
      Es gibt auch [ein|einen] Bahnhof.
      In der Stadt gibt es [ein|einen] großen Markt.`,
    right: `Es gibt einen Park.
      Hier gibt es eine Kirche.
      Es gibt ein Haus.
      Er gibt mir ein Buch.
      Es gibt viele Menschen.
      Gibt es Brot?`,
  },
  {
    id: 'nominative-subject',
    type: 'noun-case',
    explanation: 'Grundleddet står i nominativ: der Hund, ein Hund. Skriv »{replacement}«.',
    // »Dem Gegner gelang alles«
    match: (t, at) =>
      !t.lower(at).endsWith('em') || COPULAS.test(t.lower(t.after(at, 2))) ? wrongCase(t, at, 'subject') : null,
    wrong: `[Den|Der] Hund ist alt.
      [Einen|Ein] Mann kommt herein.
      [Meinen|Mein] Bruder wohnt in Berlin.
      [Dem|Das] Buch ist gut.`,
    right: `Der Hund ist alt.
      Den Hund mag ich sehr.
      Einen Bruder habe ich nicht.
      Den Film finde ich gut.
      Dem Mann gefällt das Haus.
      Der Mutter geht es gut.`,
  },
];

const DAY_NOUNS = ['tag', 'abend', 'morgen', 'montag', 'monat'];
