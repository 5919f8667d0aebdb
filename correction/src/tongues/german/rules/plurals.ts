import { phraseRule } from '../../phrase-rule.ts';
import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { readingsOf } from '../noun-phrases.ts';

const COUNTS = new WordList(
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn zwanzig viele beide mehrere einige wenige',
);
/** Plurals of the usual nouns that change, by the singular. */
const PLURALS: Readonly<Record<string, string>> = {
  bruder: 'Brüder',
  schwester: 'Schwestern',
  hund: 'Hunde',
  katze: 'Katzen',
  freund: 'Freunde',
  freundin: 'Freundinnen',
  buch: 'Bücher',
  haus: 'Häuser',
  kind: 'Kinder',
  jahr: 'Jahre',
  tag: 'Tage',
  stunde: 'Stunden',
  woche: 'Wochen',
  monat: 'Monate',
  minute: 'Minuten',
  foto: 'Fotos',
  auto: 'Autos',
  stadt: 'Städte',
  land: 'Länder',
  mann: 'Männer',
  frau: 'Frauen',
  apfel: 'Äpfel',
  ei: 'Eier',
  baum: 'Bäume',
  blume: 'Blumen',
  lied: 'Lieder',
  spiel: 'Spiele',
  film: 'Filme',
  tier: 'Tiere',
  pferd: 'Pferde',
  vogel: 'Vögel',
  stuhl: 'Stühle',
  tisch: 'Tische',
  lehrerin: 'Lehrerinnen',
  junge: 'Jungen',
  mensch: 'Menschen',
  person: 'Personen',
  sprache: 'Sprachen',
  frage: 'Fragen',
  fach: 'Fächer',
  problem: 'Probleme',
  geschenk: 'Geschenke',
  ball: 'Bälle',
  wort: 'Wörter',
  satz: 'Sätze',
  bild: 'Bilder',
  hobby: 'Hobbys',
  handy: 'Handys',
  straße: 'Straßen',
  schule: 'Schulen',
  klasse: 'Klassen',
  geschäft: 'Geschäfte',
  nacht: 'Nächte',
  stück: 'Stücke',
  party: 'Partys',
  tor: 'Tore',
  familie: 'Familien',
  platz: 'Plätze',
  mannschaft: 'Mannschaften',
  aufgabe: 'Aufgaben',
  farbe: 'Farben',
  geschichte: 'Geschichten',
  idee: 'Ideen',
  maus: 'Mäuse',
  kuh: 'Kühe',
  fisch: 'Fische',
  brot: 'Brote',
  hand: 'Hände',
  fuß: 'Füße',
  auge: 'Augen',
  ohr: 'Ohren',
};

export const PLURAL_RULES: readonly TongueRule[] = [
  {
    id: 'plural-after-number',
    type: 'plural',
    explanation: 'Efter et tal over én og efter viele står navneordet i flertal: »{replacement}«.',
    match(t, at) {
      const before = t.before(at);
      const isMany =
        COUNTS.test(t.lower(before)) ||
        (t.isNumber(before) && t.written(before) !== '1' && /^[1-9]\d?$/.test(t.written(before)));
      const word = t.lower(at);
      if (!isMany || !Object.hasOwn(PLURALS, word) || readingsOf(t.written(at), t.words).has('p')) return null;
      return { start: t.start(at), end: t.end(at), replacements: [PLURALS[word]!] };
    },
    wrong: `Ich habe zwei [Bruder|Brüder].
      Er ist zwölf [Jahr|Jahre] alt.
      Wir haben viele [Hund|Hunde].
      Ich habe drei [Schwester|Schwestern].
      Die Reise dauert sieben [Stunde|Stunden].`,
    right: `Ich habe zwei Brüder.
      Er ist ein Jahr alt.
      Ich habe einen Bruder.
      Wir haben viele Hunde.
      Ich habe eine Schwester.
      Sie bleibt drei Tage.`,
  },
  phraseRule({
    id: 'wrong-plural',
    type: 'plural',
    explanation: 'Flertal af ordet er anderledes: »{replacement}«.',
    phrases: `fachen/fache/fachs > Fächer
      buche/buchs/buchen > Bücher
      kinds/kinde > Kinder
      bruders > Brüder
      schwesters > Schwestern
      mutters > Mütter
      freunds > Freunde
      hunds > Hunde
      hausers > Häuser
      viele bruder > viele Brüder
      stadten/stadte > Städte
      lander > Länder
      manner > Männer
      menschs/mensche > Menschen
      fraue/fraus > Frauen
      tieren sind > Tiere sind
      apfels > Äpfel
      autoes/autoer > Autos
      handyes/handyer > Handys
      hobbyer/hobbies > Hobbys
      computers > Computer
      lehrers/lehreren > Lehrer
      schülers > Schüler
      spieleren > Spieler
      jungs und madchen > Jungen und Mädchen
      mädchens > Mädchen
      stundes > Stunden
      bluhmen > Blumen`,
    unless: (t, from) =>
      ['des', 'meines', 'deines', 'seines', 'eines', 'ihres', 'unseres'].includes(t.lower(t.before(from))),
    wrong: `Wir haben viele [Fachen|Fächer].
      Die [Autoes|Autos] sind alt.
      Meine [Hobbyer|Hobbys] sind Tanzen und Lesen.
      Die [Schwesters|Schwestern] sind nett.`,
    right: `Wir haben viele Fächer.
      Die Bücher sind alt.
      Meine Hobbys sind Tanzen und Lesen.
      Die Tasche des Lehrers ist alt.
      Ich habe zwei Computer.
      Das ist das Haus meines Bruders.`,
  }),
  phraseRule({
    id: 'dative-plural-noun',
    type: 'noun-case',
    explanation: 'I dativ flertal får navneordet -n: mit den Kindern, seit drei Jahren. Skriv »{replacement}«.',
    phrases: `seit/vor/nach/in zwei/drei/vier/fünf/sechs/sieben/acht/neun/zehn/elf/zwölf/vielen jahre > $1 $2 Jahren
      seit/vor/nach/in zwei/drei/vier/fünf/sechs/sieben/acht tage > $1 $2 Tagen
      seit/vor/nach/in zwei/drei/vier/fünf/sechs monate > $1 $2 Monaten
      mit/von/bei/zu zwei/drei/vier/fünf/vielen freunde > $1 $2 Freunden
      mit/von/bei/zu zwei/drei/vier/fünf/vielen kinder > $1 $2 Kindern
      mit/von/bei/zu euren/allen freunde > $1 $2 Freunden
      mit/von/bei/zu den leute > $1 den Leuten
      mit/von/bei/zu freunde > $1 Freunden
      in den ferie > in den Ferien
      in die ferien > in den Ferien
      in die sommerferien > in den Sommerferien
      in der ferien > in den Ferien
      in der sommerferien > in den Sommerferien`,
    wrong: `Ich spiele mit zwei [Freunde|Freunden].
      Ich wohne seit fünf [Jahre|Jahren] hier.
      Er war vor zwei [Jahre|Jahren] da.
      Wir spielen mit vielen [Kinder|Kindern].
      In [der|den] Sommerferien war ich krank.`,
    right: `Ich spiele mit meinen Freunden.
      Ich wohne seit fünf Jahren hier.
      Ich bin zwölf Jahre alt.
      Meine Freunde sind nett.
      Die Kinder spielen.
      Er bleibt zwei Tage.`,
  }),
];
