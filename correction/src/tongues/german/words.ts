import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import type { WordStore } from '../word-store.ts';
import * as g from './word-bits.ts';

/** Prepositions by the case that they ask for. */
export const WITH_DATIVE = new WordList('mit nach bei von zu aus seit gegenüber außer');
export const WITH_ACCUSATIVE = new WordList('für durch gegen ohne um');
/** The place has the dative, the direction the accusative. */
export const TWO_WAY = new WordList('in an auf unter über vor hinter neben zwischen');
/** First parts of verbs that stand apart: ich stehe auf. */
export const SEPARATED = new WordList(
  'ab an auf aus ein mit vor zu zurück nach weg los her hin um fern teil weiter zusammen vorbei rein raus',
);
export const MODALS = new WordList(
  'kann kannst können könnt will willst wollen wollt muss musst müssen müsst soll sollst sollen sollt darf darfst dürfen dürft mag möchte möchtest möchten möchtet konnte konnten konntest wollte wollten wolltest musste mussten musstest sollte sollten solltest durfte durften durftest',
);
export const SUBORDINATING = new WordList('weil dass wenn ob obwohl als damit bevor nachdem während bis falls sodass');
/** Words that a main clause often begins with, after which the verb comes. */
export const OPENERS = new WordList(
  'heute gestern morgen dann danach zuerst jetzt später manchmal oft vielleicht leider plötzlich dort hier deshalb darum trotzdem abends morgens nachmittags immer letztens endlich jeden natürlich außerdem zuletzt früher',
);
/** Frequent verbs of movement and change, whose perfect is made with »sein«. */
export const WITH_SEIN = new WordList(
  'gegangen gefahren gekommen geflogen gelaufen gereist gewesen geworden geblieben aufgestanden eingeschlafen gestorben geschwommen angekommen abgefahren passiert ausgegangen weggegangen zurückgekommen gesprungen gerannt gewandert umgezogen aufgewacht mitgekommen mitgegangen',
);
export const HAVE: Readonly<Record<string, string>> = {
  habe: 'bin',
  hast: 'bist',
  hat: 'ist',
  haben: 'sind',
  habt: 'seid',
  hatte: 'war',
  hatten: 'waren',
};
export const BE: Readonly<Record<string, string>> = {
  bin: 'habe',
  bist: 'hast',
  ist: 'hat',
  sind: 'haben',
  seid: 'habt',
};

/** The forms of verbs that are irregular in the present, and of the usual ones: ich, du, er, wir, ihr. */
const PRESENTS = `bin bist ist sind seid,tue tust tut tun tut,werfe wirfst wirft werfen werft,schmelze schmilzt schmilzt schmelzen schmelzt,sterbe stirbst stirbt sterben sterbt,steche stichst sticht stechen stecht,backe backst backt backen backt,empfehle empfiehlst empfiehlt empfehlen empfehlt,grabe gräbst gräbt graben grabt,schlage schlägst schlägt schlagen schlagt,fresse frisst frisst fressen fresst,stehle stiehlst stiehlt stehlen stehlt,betrete betrittst betritt betreten betretet,trete trittst tritt treten tretet,rate rätst rät raten ratet,lade lädst lädt laden ladet,wachse wächst wächst wachsen wachst,habe hast hat haben habt,werde wirst wird werden werdet,kann kannst kann können könnt,
will willst will wollen wollt,muss musst muss müssen müsst,soll sollst soll sollen sollt,darf darfst darf dürfen dürft,mag magst mag mögen mögt,
weiß weißt weiß wissen wisst,esse isst isst essen esst,fahre fährst fährt fahren fahrt,gebe gibst gibt geben gebt,sehe siehst sieht sehen seht,
lese liest liest lesen lest,spreche sprichst spricht sprechen sprecht,nehme nimmst nimmt nehmen nehmt,treffe triffst trifft treffen trefft,
helfe hilfst hilft helfen helft,schlafe schläfst schläft schlafen schlaft,laufe läufst läuft laufen lauft,trage trägst trägt tragen tragt,
fange fängst fängt fangen fangt,falle fällst fällt fallen fallt,halte hältst hält halten haltet,lasse lässt lässt lassen lasst,
vergesse vergisst vergisst vergessen vergesst,wasche wäschst wäscht waschen wascht,gefalle gefällst gefällt gefallen gefallt`;
const ROWS = PRESENTS.split(/,\s*/).map((row) => row.trim().split(' '));
const ROW_OF = new Map(ROWS.flatMap((row) => row.map((form) => [form, row] as const)));
const PERSON: Readonly<Record<string, number>> = { ich: 0, du: 1, er: 2, es: 2, man: 2, wir: 3, ihr: 4 };

/** The form of a verb that a person asks for; '' where the verb is not known. */
export function formFor(person: string, verb: string, words: WordStore): string {
  const column = PERSON[person] ?? -1;
  const row = ROW_OF.get(verb) ?? ROW_OF.get(WRONG_STEMS[verb] ?? '');
  if (column < 0) return '';
  if (row) return row[column]!;
  const infinitive = infinitiveOf(verb, words);
  if (infinitive === '') return '';
  const stem = infinitive.replace(/e?n$/, '');
  const irregular = ROW_OF.get(infinitive);
  if (irregular) return irregular[column]!;
  const link = /[dt]$|[^lrhmnaeiouäöü][mn]$/.test(stem) ? 'e' : '';
  const endings = ['e', /[szßx]$/.test(stem) ? 't' : `${link}st`, `${link}t`, '', `${link}t`];
  return column === 3 ? infinitive : stem + endings[column]!;
}

/** Forms that pupils make of irregular verbs. */
const WRONG_STEMS: Readonly<Record<string, string>> = {
  kannt: 'kann',
  willt: 'will',
  musst: 'muss',
  mögt: 'mag',
  mögst: 'mag',
  weisst: 'weiß',
  weiss: 'weiß',
  esst: 'esse',
  gebt: 'gebe',
  seht: 'sehe',
  lest: 'lese',
  sprecht: 'spreche',
  nehmt: 'nehme',
  trefft: 'treffe',
  helft: 'helfe',
  schlaft: 'schlafe',
  lauft: 'laufe',
  trägt: 'trage',
  könnt: 'kann',
  fahrt: 'fahre',
  haben: 'habe',
  esset: 'esse',
  schlaf: 'schlafe',
};

/** The infinitive of a form in the present, or ''. */
export function infinitiveOf(verb: string, words: WordStore): string {
  if (words.bitsOf(verb) & g.INFINITIVE) return verb;
  const stems = [verb.replace(/e$/, ''), verb.replace(/e?st$/, ''), verb.replace(/e?t$/, ''), verb];
  for (const stem of stems) {
    for (const infinitive of [`${stem}en`, `${stem}n`]) if (words.bitsOf(infinitive) & g.INFINITIVE) return infinitive;
  }
  return '';
}

/** A finite verb in the present or the past. */
export const isFinite = (t: TongueText, at: number): boolean =>
  !t.isCapital(at) && t.is(at, g.FIRST | g.SECOND | g.THIRD | g.YOU_ALL | g.PAST) && !NO_VERBS.test(t.lower(at));

/** Small words that are spelled like forms of verbs. */
export const NO_VERBS = new WordList(
  'meine deine seine eine keine sein arme weise heute leise gerade ohne nahe rate laut fest nett statt mitte ende reise suche grosse große kleine schöne alle beide bitte danke gern fein halt liebe lieber feste dichte weit bereit recht bald ab an auf aus sie wer wenn eher reine frage',
);
