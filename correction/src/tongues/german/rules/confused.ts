import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { isFinite } from '../words.ts';
import * as g from '../word-bits.ts';

/** Whether a finite verb ends the clause that begins here. */
function isClause(t: TongueText, at: number): boolean {
  for (let k = t.after(at), n = 0; k >= 0 && n < 12 && !t.isMark(k); k = t.after(k), n++)
    if (isFinite(t, k)) return true;
  return false;
}

export const CONFUSED: readonly TongueRule[] = [
  {
    id: 'das-dass',
    type: 'conjunction',
    explanation:
      '»Dass« med to s’er betyder »at« og begynder en ledsætning. Kan du sætte »welches« i stedet, hedder det »das«.',
    on: 'das dass daß',
    match(t, at) {
      const word = t.lower(at);
      const comma = t.before(at);
      const next = t.after(at);
      if (word === 'daß') return t.swap(at, 'dass');
      if (word === 'dass') return isPlainDas(t, at) ? t.swap(at, 'das') : null;
      const isComma = t.written(comma) === ',';
      const before = isComma ? t.before(comma) : comma;
      const opens = isSubject(t, next) && isClause(t, next);
      if (!opens || (t.isCapital(before) && !t.isFirst(before)) || (!isComma && !SAYS.includes(t.lower(before))))
        return null;
      if (isComma && !t.isWord(before)) return null;
      if (isFinite(t, t.after(next)) && t.after(t.after(next)) < 0 && !isComma) return null;
      if (isComma) return t.swap(at, 'dass');
      return t.span(before, at, `${t.lower(before)}, dass`);
    },
    wrong: `Ich denke, [das|dass] er kommt.
      Ich hoffe, [das|dass] du kommst.
      [Dass|Das] ist gut.
      Schön, [das|dass] du da bist.
      Es hat Spaß gemacht, [das|dass] wir zusammen waren.`,
    right: `Ich denke, dass er kommt.
      Das ist gut.
      Das Buch, das ich lese, ist gut.
      Ich weiß das.
      Ich hoffe das auch.
      Schön, dass du da bist.
      Was du sagst, das ist gut.`,
  },
  phraseRule({
    id: 'als-wie-wenn',
    type: 'conjunction',
    explanation:
      'Når man sammenligner noget, der er forskelligt, hedder det »als«: größer als. Om én gang i fortiden hedder det »als«, ellers »wenn«.',
    phrases: `größer/kleiner/älter/jünger/besser/schneller/schöner/länger/kürzer/mehr/weniger/teurer/billiger/höher wie > $1 als
      größer/kleiner/älter/jünger/besser/schneller/schöner/länger/mehr/weniger/teurer dann/denn/end > $1 als
      grosser wie/als > größer als
      so groß/klein/alt/gut/schnell/schön als > so $2 wie
      wenn ich klein war > als ich klein war
      wenn ich jung war > als ich jung war
      wann ich klein war > als ich klein war
      wenn er klein war > als er klein war`,
    wrong: `Er ist größer [wie|als] ich.
      Sie ist so groß [als|wie] ich.
      [Wenn|Als] ich klein war, hatte ich einen Hund.
      Das ist besser [wie|als] gestern.`,
    right: `Er ist größer als ich.
      Sie ist so groß wie ich.
      Als ich klein war, hatte ich einen Hund.
      Wenn ich klein bin, wachse ich.
      Wie geht es dir?
      Das ist besser als gestern.`,
  }),
  {
    id: 'wann-wenn',
    type: 'conjunction',
    explanation:
      '»Wann« er kun et spørgsmål om tidspunkt. Ledsætninger med »når« begynder med »wenn«: »{replacement}«.',
    on: 'wann',
    match(t, at) {
      if (t.written(t.sentenceEnd(at) - 1) === '?' || !isSubject(t, t.after(at)) || !isClause(t, t.after(at)))
        return null;
      const before = t.before(at);
      const isFirst = t.isFirst(at);
      const main = t.written(before) === ',' ? t.before(before) : before;
      for (let k = t.sentenceStart(at); k < t.sentenceEnd(at); k++) if (ASKING.includes(t.lower(k))) return null;
      return isFirst || t.isWord(main) ? t.swap(at, 'wenn') : null;
    },
    wrong: `[Wann|Wenn] ich groß bin, werde ich Arzt.
      Ich freue mich, [wann|wenn] du kommst.
      [Wann|Wenn] es regnet, bleibe ich zu Hause.
      Er lacht, [wann|wenn] er mich sieht.`,
    right: `Wann kommst du?
      Ich weiß nicht, wann er kommt.
      Er fragt, wann es anfängt.
      Wenn ich groß bin, werde ich Arzt.
      Sag mir, wann du kommst.
      Wann er kommt, weiß ich nicht.`,
  },
  phraseRule({
    id: 'als-wenn-past',
    type: 'conjunction',
    explanation: 'Om én gang i fortiden hedder »da« eller »dengang« als: Als ich klein war … Skriv »{replacement}«.',
    phrases: `da ich klein/jung war > als ich $3 war
      da ich nach hause kam > als ich nach Hause kam
      wenn ich gestern > als ich gestern
      wenn ich fünf/sechs/sieben/acht/neun/zehn jahre alt war > als ich $3 Jahre alt war
      da ich fünf/sechs/sieben/acht/neun/zehn jahre alt war > als ich $3 Jahre alt war
      wenn wir nach hause kamen > als wir nach Hause kamen`,
    wrong: `[Da|Als] ich klein war, hatte ich einen Hund.
      [Wenn|Als] ich sechs Jahre alt war, wohnte ich in Kiel.
      [Da|Als] ich nach Hause kam, war er da.
      [Wenn|Als] ich gestern kam, schlief er.`,
    right: `Als ich klein war, hatte ich einen Hund.
      Da ich müde bin, schlafe ich.
      Wenn ich komme, ist er da.
      Als ich kam, schlief er.
      Da ist er.
      Wenn ich klein bin, wachse ich.`,
  }),
  phraseRule({
    id: 'sound-alike-words',
    confidence: 0.96,
    type: 'confused-words',
    explanation:
      'To ord lyder næsten ens, men betyder noget forskelligt: seit (siden), seid (er); wieder (igen), wider (imod); wahr (sand), war (var); isst (spiser), ist (er). Her hedder det »{replacement}«.',
    phrases: `seid zwei/drei/vier/fünf/gestern/einem/einer/wann > seit $2
      ihr seit > ihr seid
      seit ihr > seid ihr
      wider da/hier/nach/zu/zurück/gut > wieder $2
      nie/immer/schon wider > $1 wieder
      nicht war ? > nicht wahr ?
      ich/er/sie/es wahr ein/eine/in/sehr/so/müde/gut/nicht/da > $1 war $3
      das/es wahr gut/schön/sehr/toll/ein > $1 war $3
      er/sie ist gern/gerne pizza/brot/fleisch/fisch/schokolade > $1 isst $3 $4
      mann kann/muss/darf/soll/sollte/könnte > man $2
      kann/muss/darf/soll mann > $1 man
      ein man > ein Mann
      der man > der Mann
      ich/er/wir fiel/viel vom fahrrad > $1 fiel vom Fahrrad
      fiel spaß/glück/geld/zeit/menschen/leute > viel $2
      so fiel > so viel
      sehr fiel > sehr viel
      ich mach es gern > ich mache es gern
      das meer als > das mehr als
      nicht meer > nicht mehr
      viel meer > viel mehr
      mehr den/wie > mehr als
      ihn deutschland/berlin/dänemark > in $2
      ihn der schule/stadt > in der $3
      im gesagt > ihm gesagt
      den das ist > denn das ist
      den ich habe/bin > denn ich $3
      nach den/der mathe > nach Mathe`,
    wrong: `Ich wohne [seid|seit] drei Jahren hier.
      Ihr [seit|seid] nett.
      [Mann|Man] kann dort schwimmen.
      Ich komme nicht [meer|mehr].
      Er ist [wider|wieder] da.`,
    right: `Ich wohne seit drei Jahren hier.
      Ihr seid nett.
      Man kann dort schwimmen.
      Ich komme nicht mehr.
      Er ist wieder da.
      Das Meer ist blau.`,
  }),
  phraseRule({
    id: 'dann-denn',
    type: 'confused-words',
    explanation: '»Dann« betyder »så« om tid, »denn« betyder »for«. Her hedder det »{replacement}«.',
    phrases: `und denn > und dann
      denn bin/gehe/ging/habe/fahre/spiele/komme/esse ich > dann $2 ich
      denn gehen/haben/fahren/spielen/essen wir > dann $2 wir
      zuerst und denn > zuerst und dann
      , dann er/sie ist krank/müde > , denn $3 ist $5`,
    wrong: `Ich esse, und [denn|dann] schlafe ich.
      [Denn|Dann] gehe ich nach Hause.
      [Denn|Dann] spielen wir Fußball.
      Er kommt nicht, [dann|denn] er ist krank.`,
    right: `Ich esse, und dann schlafe ich.
      Denn er ist krank.
      Dann gehe ich nach Hause.
      Was machst du denn?
      Er kommt nicht, denn er ist krank.
      Dann spielen wir.`,
  }),
  phraseRule({
    id: 'wo-wohin-woher',
    type: 'confused-words',
    explanation: 'Hvor = wo, hvorhen = wohin, hvorfra = woher, hvem = wer, hvad = was. Her hedder det »{replacement}«.',
    phrases: `wo gehst/fährst/reist du > wohin $2 du
      wo gehen/fahren wir > wohin $2 wir
      wo kommst du her/aus > woher kommst du
      wo kommst du von > woher kommst du
      wer wohnst du > wo wohnst du
      wer ist mein/dein/das buch/haus/handy/auto/fahrrad > wo ist $3 $4
      was heißt/heisst du > wie heißt du
      was ist dein name > wie ist dein Name
      hvor wohnst du > wo wohnst du
      wo ist das für ein > was ist das für ein`,
    wrong: `[Wo|Wohin] gehst du?
      [Was|Wie] heißt du?
      [Wer|Wo] wohnst du?
      [Wo kommst du her|Woher kommst du]?`,
    right: `Wohin gehst du?
      Wie heißt du?
      Wo wohnst du?
      Woher kommst du?
      Was machst du?
      Wer ist das?`,
  }),
];

const SUBJECT_WORDS =
  'ich du er sie es wir ihr man mein meine dein deine sein seine unser unsere die der das ein eine viele alle handys'.split(
    ' ',
  );
const isSubject = (t: TongueText, at: number): boolean =>
  SUBJECT_WORDS.includes(t.lower(at)) || (t.isCapital(at) && t.is(at, g.PLURAL));
const SAYS =
  'denke denkt denken glaube glaubt glauben hoffe hofft hoffen finde findet finden sage sagt sagte meine meint'.split(
    ' ',
  );
const ASKING = 'weiß weißt wissen frage fragt fragte fragen sag sagt sagen wusste erzählt zeigt'.split(' ');

/** »Dass ist gut«, »dass Haus«: an article or a subject. */
function isPlainDas(t: TongueText, at: number): boolean {
  const next = t.after(at);
  if (t.isFirst(at) && ['ist', 'war', 'sind', 'macht', 'finde', 'kann', 'wird', 'hat'].includes(t.lower(next)))
    return true;
  return (
    t.isFirst(at) &&
    t.isCapital(next) &&
    t.is(next, g.NEUTER) &&
    !t.is(next, g.PLURAL) &&
    isFinite(t, t.after(next)) &&
    t.after(t.after(next)) >= 0 &&
    !t.text.slice(t.end(next)).slice(0, 60).includes(',')
  );
}
