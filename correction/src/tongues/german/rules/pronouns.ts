import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { isFinite, WITH_ACCUSATIVE } from '../words.ts';
import { readingsOf } from '../noun-phrases.ts';
import { determinerOf } from '../noun-phrases.ts';

const DATIVES: Readonly<Record<string, string>> = {
  ich: 'mir',
  mich: 'mir',
  du: 'dir',
  dich: 'dir',
  er: 'ihm',
  ihn: 'ihm',
  wir: 'uns',
};
const ACCUSATIVES: Readonly<Record<string, string>> = {
  ich: 'mich',
  mir: 'mich',
  du: 'dich',
  dir: 'dich',
  er: 'ihn',
  ihm: 'ihn',
  wir: 'uns',
  ihnen: 'sie',
};

export const PRONOUNS: readonly TongueRule[] = [
  {
    id: 'pronoun-after-dative-preposition',
    type: 'pronoun',
    explanation:
      'Efter mit, von, bei, zu, nach, aus og seit står stedordet i dativ: mir, dir, ihm, ihr, uns. Skriv »{replacement}«.',
    on: 'mit von bei zu nach gegenüber außer',
    match(t, at) {
      const next = t.after(at);
      const right = Object.hasOwn(DATIVES, t.lower(next)) ? DATIVES[t.lower(next)]! : '';
      // »Womit du …«, »zu ihn«, »die Frau, mit der ich«: a verb after it makes it a subject
      return right === '' || isFinite(t, t.after(next)) ? null : t.swap(next, right);
    },
    wrong: `Er spielt mit [mich|mir].
      Kommst du zu [ich|mir]?
      Ich bin bei [ihn|ihm].
      Das ist von [du|dir].`,
    right: `Er spielt mit mir.
      Kommst du zu mir?
      Ich bin bei ihm.
      Ich fahre mit, du auch.
      Damit du kommst, warte ich.
      Er geht nach Hause.`,
  },
  {
    id: 'pronoun-after-accusative-preposition',
    type: 'pronoun',
    explanation:
      'Efter für, durch, gegen, ohne og um står stedordet i akkusativ: mich, dich, ihn, sie, uns. Skriv »{replacement}«.',
    on: 'für durch gegen ohne',
    match(t, at) {
      const next = t.after(at);
      if (!WITH_ACCUSATIVE.test(t.lower(at))) return null;
      const right = Object.hasOwn(ACCUSATIVES, t.lower(next)) ? ACCUSATIVES[t.lower(next)]! : '';
      for (let k = t.after(next); k >= 0 && !t.isMark(k); k = t.after(k)) if (t.lower(k) === 'zu') return null;
      const isSubject = ['ich', 'du', 'er', 'wir'].includes(t.lower(next)) && isFinite(t, t.after(next));
      return right === '' || isSubject ? null : t.swap(next, right);
    },
    wrong: `Das ist für [dir|dich].
      Ohne [ihm|ihn] gehe ich nicht.
      Er ist gegen [mir|mich].
      Sie kocht für [wir|uns].`,
    right: `Das ist für dich.
      Ohne ihn gehe ich nicht.
      Er ist gegen mich.
      Ohne ihm zu helfen, ging er.
      Sie kocht für uns.
      Für mich ist das gut.`,
  },
  phraseRule({
    id: 'pronoun-after-verb',
    type: 'pronoun',
    explanation:
      'Verbet bestemmer stedordets kasus: hilf mir, es gefällt mir, aber ich freue mich, ich liebe dich. Skriv »{replacement}«.',
    phrases: `geht/ging es dich/du > $1 es dir
      geht/ging es mich/ich > $1 es mir
      geht/ging es ihn/er > $1 es ihm
      es geht mich/ich > es geht mir
      es geht dich gut/schlecht > es geht dir $4
      hilft/helfe/helfen/half/hilfst/gefällt/gefallen/gehört/gehören/schmeckt/antwortet/antworte/danke/dankt mich > $1 mir
      hilft/helfe/helfen/half/gefällt/gefallen/gehört/schmeckt/antworte/danke/antwortet dich > $1 dir
      hilft/helfe/hilfst/helfen/half/gefällt/gehört/schmeckt/antworte/danke/dankt ihn > $1 ihm
      hilft/half/helfe er . > $1 ihm .
      freue/fühle/interessiere/erinnere/wasche/setze/ärgere mir > $1 mich
      freust/fühlst/interessierst/erinnerst/setzt dir > $1 dich
      liebe/liebst/liebt/sehe/siehst/sieht/besuche/besucht/kenne/kennt/frage/fragt/treffe/trifft dir > $1 dich
      liebst/liebt/siehst/sieht/besucht/kennt/fragt/trifft mir > $1 mich
      liebe/sehe/besuche/besucht/kenne/frage/fragt/treffe/mag ihm > $1 ihn
      liebe/mag/kenne/besuche/treffe du > $1 dich
      auf/an/über du . > $1 dich .
      auf/an/über du ! > $1 dich !
      tut mich leid > tut mir leid
      tut ich leid > tut mir leid
      mich ist kalt/warm/schlecht/langweilig > mir ist $3`,
    wrong: `Wie geht es [dich|dir]?
      Er hilft [mich|mir] immer.
      Ich freue [mir|mich] sehr.
      Ich liebe [dir|dich].
      Das Essen schmeckt [mich|mir].`,
    right: `Wie geht es dir?
      Er hilft mir immer.
      Ich freue mich sehr.
      Ich liebe dich.
      Das Essen schmeckt mir.
      Ich sehe ihn oft.`,
  }),
  {
    id: 'relative-wer',
    type: 'relative',
    explanation:
      '»Som« og »der« hedder der, die eller das på tysk, efter køn og kasus, og ikke »wer«, »was« eller »wie«: »{replacement}«.',
    on: 'wer wie som',
    match(t, at) {
      const comma = t.before(at);
      const noun = t.written(comma) === ',' ? t.before(comma) : -1;
      const before = determinerOf(t.lower(t.before(noun)));
      if (!t.isCapital(noun) || !before || t.isFirst(noun)) return null;
      const kinds = [...readingsOf(t.written(noun), t.words).keys()].filter((kind) => kind !== 'p');
      const next = t.after(at);
      const isSubject = !['ich', 'du', 'er', 'wir', 'sie', 'man'].includes(t.lower(next));
      const right = { m: isSubject ? 'der' : 'den', f: 'die', n: 'das', p: 'die' }[kinds[0] ?? 'p'];
      return kinds.length > 1 || (t.lower(at) === 'wie' && !t.isCapital(next)) ? null : t.swap(at, right);
    },
    wrong: `Ich habe einen Freund, [wer|der] lustig ist.
      Das ist der Mann, [wer|den] ich kenne.
      Sie hat eine Katze, [wie|die] Mia heißt.
      Das ist das Kind, [wer|das] Hunger hat.`,
    right: `Ich habe einen Freund, der lustig ist.
      Ich weiß nicht, wer das ist.
      Er fragt, wie es geht.
      Wer kommt, ist da.
      Sie fragt den Mann, wie spät es ist.
      Das ist das Buch, das ich mag.`,
  },
  phraseRule({
    id: 'possessive-owner',
    type: 'possessive',
    explanation:
      '»Sin« og »deres« retter sig efter ejeren: sein (hans), ihr (hendes eller deres). Skriv »{replacement}«.',
    phrases: `die kinder/schüler/lehrer/menschen/leute haben sein/seine/seinen > $1 $2 haben ihre
      die kinder/schüler/menschen/leute lieben sein/seine/seinen > $1 $2 lieben ihre
      von seine eltern > von ihren Eltern
      sie liebt seinen hund/bruder/vater > sie liebt ihren $4
      sie liebt sein haus/kind/pferd/zimmer > sie liebt ihr $4
      meine mutter und sein/seine > meine Mutter und ihr
      meine schwester und seine freundin/freunde > meine Schwester und ihre $5
      meine schwester und sein freund/mann > meine Schwester und ihr $5
      meine schwester hat sein > meine Schwester hat ihr
      meine schwester/mutter/oma/freundin liebt seinen > $1 $2 liebt ihren
      meine schwester/mutter/oma/freundin und sein hund/mann/freund > $1 $2 und ihr $5`,
    wrong: `Die Kinder haben [seine|ihre] Bücher.
      Meine Schwester und [seine|ihre] Freunde kommen.
      Meine Oma liebt [seinen|ihren] Hund.
      Meine Oma und [sein|ihr] Hund schlafen.`,
    right: `Die Kinder haben ihre Bücher.
      Meine Schwester und ihre Freunde kommen.
      Meine Oma liebt ihren Hund.
      Meine Oma und ihr Hund schlafen.
      Er liebt seinen Hund.
      Das Kind liebt seine Mutter.`,
  }),
];
