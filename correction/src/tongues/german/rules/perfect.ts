import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { clauseEnd } from '../clauses.ts';
import type { WordStore } from '../../word-store.ts';
import * as g from '../word-bits.ts';
import { BE, HAVE, MODALS, infinitiveOf, SEPARATED, WITH_SEIN } from '../words.ts';

const TO_HAVE_WITH_BEING = new WordList(
  'gemacht gekauft gegessen gesehen gespielt gehört gelesen getrunken geschrieben gelernt gearbeitet gewohnt besucht bekommen gefunden gesagt gefragt gekocht gebacken getanzt geschlafen gewonnen verloren vergessen gelacht gegeben genommen gesungen getroffen gefeiert geholfen erzählt gesprochen gewartet gehabt gesessen gestanden gelegen gebadet gegrillt geredet',
);

export const PERFECT: readonly TongueRule[] = [
  {
    id: 'perfect-with-sein',
    type: 'verb-form',
    explanation:
      'Verber om bevægelse og forandring (gehen, fahren, kommen, werden, bleiben) danner førnutid med »sein«: »{replacement}«.',
    match(t, at) {
      if (!WITH_SEIN.test(t.lower(at))) return null;
      for (let back = 1; back < 12; back++) {
        const k = t.before(at, back);
        if (k < 0 || t.isMark(k) || ['und', 'dass', 'weil'].includes(t.lower(k))) break;
        if (Object.hasOwn(HAVE, t.lower(k))) return t.swap(k, HAVE[t.lower(k)]!);
      }
      const next = t.after(at);
      return Object.hasOwn(HAVE, t.lower(next)) ? t.swap(next, HAVE[t.lower(next)]!) : null;
    },
    wrong: `Ich [habe|bin] nach Berlin gefahren.
      Wir [haben|sind] ins Kino gegangen.
      Er [hat|ist] krank geworden.
      Du [hast|bist] spät gekommen.`,
    right: `Ich bin nach Berlin gefahren.
      Wir haben einen Film gesehen.
      Er ist krank geworden.
      Sie hat gelacht und ist gegangen.
      Ich habe Hunger.
      Er war da gewesen.`,
  },
  {
    id: 'perfect-with-haben',
    type: 'verb-form',
    explanation: 'De fleste verber danner førnutid med »haben«: »{replacement}«.',
    match(t, at) {
      if (!TO_HAVE_WITH_BEING.test(t.lower(at)) || t.lower(t.after(at)) === 'worden') return null;
      for (let back = 1; back < 10; back++) {
        const k = t.before(at, back);
        if (k < 0 || t.isMark(k) || ['und', 'dass', 'weil', 'von', 'aus'].includes(t.lower(k))) break;
        if (
          Object.hasOwn(BE, t.lower(k)) &&
          ['ich', 'du', 'er', 'wir'].some((person) => person === t.lower(t.before(k)) || person === t.lower(t.after(k)))
        )
          return t.swap(k, BE[t.lower(k)]!);
      }
      return null;
    },
    wrong: `Ich [bin|habe] Pizza gegessen.
      Wir [sind|haben] einen Film gesehen.
      Er [ist|hat] viel gelernt.
      Gestern [bin|habe] ich Fußball gespielt.`,
    right: `Ich habe Pizza gegessen.
      Das Brot ist gebacken.
      Wir haben einen Film gesehen.
      Die Stadt ist viel besucht.
      Ich bin nach Hause gegangen.
      Er ist müde.`,
  },
  {
    id: 'perfect-participle',
    type: 'verb-form',
    explanation: 'Efter »haben« og »sein« står kort tillægsform (ge-…-t eller ge-…-en) til sidst: »{replacement}«.',
    on: 'habe hast hat haben habt',
    match(t, at) {
      if (
        !['ich', 'du', 'er', 'wir', 'ihr'].some(
          (person) => person === t.lower(t.before(at)) || person === t.lower(t.after(at)),
        )
      )
        return null;
      const last = clauseEnd(t, at);
      const word = t.lower(last);
      if (last === at || t.isCapital(last) || t.is(last, g.PARTICIPLE | g.ADJECTIVE)) return null;
      if (
        !t.is(last, g.INFINITIVE | g.FIRST | g.THIRD) ||
        t.lower(t.before(last)) === 'zu' ||
        MODALS.test(t.lower(t.before(last))) ||
        SEPARATED.test(word) ||
        word.length < 5
      )
        return null;
      const participle = PARTICIPLES[infinitiveOf(word, t.words)];
      return participle ? t.swap(last, participle) : null;
    },
    wrong: `Ich habe Musik [hören|gehört].
      Wir haben Fußball [spielen|gespielt].
      Er hat ein Buch [lesen|gelesen].
      Gestern habe ich Pizza [essen|gegessen].`,
    right: `Ich habe Musik gehört.
      Ich habe viel zu lesen.
      Wir haben Fußball gespielt.
      Er hat Hunger.
      Ich habe gern getanzt.
      Wir haben es nicht machen können.`,
  },
  {
    id: 'wrong-participle',
    type: 'irregular-verb',
    explanation: 'Verbet bøjes uregelmæssigt: »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      const word = t.lower(at);
      if (!t.isWord(at) || t.isCapital(at)) return null;
      const right = Object.hasOwn(WRONG, word) ? WRONG[word]! : t.bits(at) === 0 ? regularised(word, t.words) : '';
      return right === '' ? null : { ...t.swap(at, right), confidence: 0.96 };
    },
    wrong: `Er hat ein Buch [geliest|gelesen].
      Wir haben Brot [geesst|gegessen].
      Sie [gehte|ging] nach Hause.
      Ich habe viel [geschlaft|geschlafen].`,
    right: `Er hat ein Buch gelesen.
      Wir haben Brot gegessen.
      Sie ging nach Hause.
      Ich habe viel geschlafen.
      Er kam spät.
      Sie machte die Tür auf.`,
  },
];

/** »gespielen«, »gehelft«: ge- and an ending that the verb does not have. */
function regularised(word: string, words: WordStore): string {
  const stem = /^ge(.+?)(?:en|et|t)$/.exec(word)?.[1] ?? '';
  const infinitive = `${stem}en`;
  if (stem === '' || !(words.bitsOf(infinitive) & g.INFINITIVE)) return '';
  if (Object.hasOwn(PARTICIPLES, infinitive)) return PARTICIPLES[infinitive]!;
  return words.bitsOf(`ge${stem}t`) & g.PARTICIPLE ? `ge${stem}t` : '';
}

/** Participles of the usual verbs, by their infinitive. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  hören: 'gehört',
  spielen: 'gespielt',
  lesen: 'gelesen',
  essen: 'gegessen',
  machen: 'gemacht',
  kaufen: 'gekauft',
  sehen: 'gesehen',
  trinken: 'getrunken',
  schreiben: 'geschrieben',
  lernen: 'gelernt',
  arbeiten: 'gearbeitet',
  wohnen: 'gewohnt',
  besuchen: 'besucht',
  finden: 'gefunden',
  sagen: 'gesagt',
  fragen: 'gefragt',
  kochen: 'gekocht',
  backen: 'gebacken',
  tanzen: 'getanzt',
  schlafen: 'geschlafen',
  gewinnen: 'gewonnen',
  erzählen: 'erzählt',
  sprechen: 'gesprochen',
  treffen: 'getroffen',
  nehmen: 'genommen',
  geben: 'gegeben',
  helfen: 'geholfen',
  feiern: 'gefeiert',
};
const WRONG: Readonly<Record<string, string>> = {
  geliest: 'gelesen',
  geesst: 'gegessen',
  gegesst: 'gegessen',
  gehte: 'ging',
  geschlaft: 'geschlafen',
  gesprecht: 'gesprochen',
  geschreibt: 'geschrieben',
  getrinkt: 'getrunken',
  gefindet: 'gefunden',
  gefahrt: 'gefahren',
  gekommt: 'gekommen',
  gesehn: 'gesehen',
  geseht: 'gesehen',
  gehelft: 'geholfen',
  genehmt: 'genommen',
  gegeht: 'gegangen',
  gebliebt: 'geblieben',
  gewesst: 'gewesen',
  kommte: 'kam',
  sehte: 'sah',
  esste: 'aß',
  trinkte: 'trank',
  findete: 'fand',
  sprechte: 'sprach',
  nehmte: 'nahm',
  gebte: 'gab',
  fahrte: 'fuhr',
  heisste: 'hieß',
  heißte: 'hieß',
  schreibte: 'schrieb',
  lieste: 'las',
  laufte: 'lief',
  schlafte: 'schlief',
  bleibte: 'blieb',
  beginnte: 'begann',
  gewinnte: 'gewann',
  verlierte: 'verlor',
  treffte: 'traf',
  werdete: 'wurde',
  getanzen: 'getanzt',
  gespielen: 'gespielt',
  gewohnen: 'gewohnt',
  bekommte: 'bekam',
};
