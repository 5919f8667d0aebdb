import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';

export const UMLAUTS: readonly TongueRule[] = [
  {
    id: 'umlaut-and-sharp-s',
    type: 'accent',
    explanation: 'Der mangler prikker over bogstavet, eller der skal ß: »{replacement}«.',
    match(t, at) {
      const word = t.lower(at);
      if (!t.isWord(at) || !Object.hasOwn(DOTTED, word)) return null;
      return t.swap(at, DOTTED[word]!);
    },
    wrong: `Ich [heisse|heiße] Anna.
      Das Haus ist [gross|groß].
      Ich möchte [fur|für] dich singen.
      Wir spielen [Fussball|Fußball].`,
    right: `Ich heiße Anna.
      Das Haus ist groß.
      Es ist schon spät.
      Ich konnte nicht kommen.
      Das ist für dich.
      Wir spielen Fußball.`,
  },
  phraseRule({
    id: 'meaning-of-umlaut',
    type: 'accent',
    explanation:
      'Prikkerne ændrer betydningen: schon (allerede), schön (smuk); wurde (blev), würde (ville); konnte (kunne), könnte (kunne måske). Her hedder det »{replacement}«.',
    phrases: `wetter/haus/stadt/blume/reise/urlaub/natur/strand ist/war schon . > $1 $2 schön .
      ist/war/sehr/so/wirklich schon und > $1 schön und
      sehr/so/wirklich/total schon . > $1 schön .
      eine/die/meine/das schone > $1 schöne
      ein/einen schoner/schonen > $1 schönen
      schön gestern/immer/zwei/drei mal > schon $2 $3
      habe/hat/haben/bin/ist schön gesehen/gemacht/gegessen/gewesen > $1 schon $3
      wenn/ich/er/sie wurde gern/gerne > $1 würde $3
      das wurde ich > das würde ich
      gestern konnten/könnte ich > gestern konnte ich
      gestern könnten wir > gestern konnten wir
      aber ich/er/sie könnte nicht . > aber $2 konnte nicht .
      ich/er/sie könnte nicht schlafen/kommen/sehen/gehen > $1 konnte nicht $4
      zahlen bis > zählen bis
      musste/müsste/muss zahlen bis > $1 zählen bis
      funf > fünf`,
    wrong: `Das Wetter war [schon|schön].
      Es war sehr [schon|schön].
      Ich [wurde|würde] gern kommen.
      Ich habe [schön|schon] gegessen.`,
    right: `Das Wetter war schön.
      Ich bin schon da.
      Er ist schon müde.
      Ich würde gern kommen.
      Sie wurde gestern krank.
      Das ist schön.`,
  }),
];

const DOTTED: Readonly<Record<string, string>> = {
  heisse: 'heiße',
  heisst: 'heißt',
  heissen: 'heißen',
  gross: 'groß',
  grosse: 'große',
  grossen: 'großen',
  grosser: 'großer',
  grosses: 'großes',
  grösser: 'größer',
  weiss: 'weiß',
  strasse: 'Straße',
  fussball: 'Fußball',
  spass: 'Spaß',
  fur: 'für',
  uber: 'über',
  mude: 'müde',
  schiessen: 'schießen',
  draussen: 'draußen',
  ausserdem: 'außerdem',
  drussen: 'draußen',
  konnen: 'können',
  mussen: 'müssen',
  fruhstuck: 'Frühstück',
  frühstuck: 'Frühstück',
  geburstag: 'Geburtstag',
  madchen: 'Mädchen',
  schuler: 'Schüler',
  grun: 'grün',
  zwolf: 'zwölf',
  naturlich: 'natürlich',
  spater: 'später',
  nachste: 'nächste',
  tschuss: 'tschüs',
  ausser: 'außer',
  süss: 'süß',
  suss: 'süß',
  heiss: 'heiß',
  schliesslich: 'schließlich',
  fuss: 'Fuß',
  grüsse: 'Grüße',
  begrussen: 'begrüßen',
  grossmutter: 'Großmutter',
  grossvater: 'Großvater',
  grosseltern: 'Großeltern',
  reissen: 'reißen',
  giessen: 'gießen',
  fleissig: 'fleißig',
  dreissig: 'dreißig',
};
