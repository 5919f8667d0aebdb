import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { adverbAfterThought, adverbAfterTold, adverbAfterVerb, swapped } from '../../clauses/adverb-in-clause.ts';
import { frontedObjectSubject } from '../../clauses/fronted-object.ts';
import { SWAP, turned } from '../../clauses/turned.ts';
import { isTurnedAfterThat } from '../../clauses/turned-that.ts';
import { bareSubjectEnd, severalEnd } from '../../clauses/bare-subject.ts';
import { mainsAfterClauses, subjectEnd } from '../../clauses/main-after-clause.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { INSERTED_CLAUSE, openingEnd } from '../../phrases/opening.ts';
import { isTurnedThere, turnedQuestion } from '../../clauses/turned-question.ts';
import { turnedWhetherEnd } from '../../clauses/turned-whether.ts';
import { WordList } from '../../words/word-list.ts';
import { PERSON } from '../../verbs/form-numbers.ts';
import { DEN_DET_DE_DER, IT_OR_ALL } from '../../words/articles.ts';
import { SUBJECTS, SURE_PERSONS } from '../../words/persons.ts';

const CLAUSE = new WordList('når hvis da fordi selvom mens inden før efter');
const SURE = 0.88;
const SURER = 0.98;
/** Words after which a verb belongs to something else. */
const LATEST = 40;

export const wordOrder: SentenceRule = {
  id: 'word-order',
  subcategory: 'word-order',
  on: 'sentence',
  wrong: [
    ['I går jeg var i biografen.', 'I går var jeg i biografen.'],
    ['Nu hun er min bedste ven.', 'Nu er hun min bedste ven.'],
    ['Jeg blev hjemme, fordi jeg kan ikke svømme.', 'Jeg blev hjemme, fordi jeg ikke kan svømme.'],
    ['Det er ikke let, fordi jeg har ikke mit eget værelse.', 'Det er ikke let, fordi jeg ikke har mit eget værelse.'],
    ['Jeg synes, at man skal ikke mobbe andre.', 'Jeg synes, at man ikke skal mobbe andre.'],
    ['Hvis det regner, vi bliver hjemme.', 'Hvis det regner, bliver vi hjemme.'],
    ['Vi var på en gård, hvor var der mange køer.', 'Vi var på en gård, hvor der var mange køer.'],
    ['Der er ting, som jeg forstår ikke.', 'Der er ting, som jeg ikke forstår.'],
    ['Jeg hader, når folk lytter ikke efter.', 'Jeg hader, når folk ikke lytter efter.'],
    ['I sommerferien vi rejste til Spanien.', 'I sommerferien rejste vi til Spanien.'],
    ['Den første dag i skolen jeg forstod ikke noget.', 'Den første dag i skolen forstod jeg ikke noget.'],
    ['Derfor jeg mener, at alle skal være med.', 'Derfor mener jeg, at alle skal være med.'],
    ['Når vinduet var åbent, flyene drejede til venstre.', 'Når vinduet var åbent, drejede flyene til venstre.'],
    ['Jeg kom, og da klokken ringede eleverne løb ud.', 'Jeg kom, og da klokken ringede, løb eleverne ud.'],
    ['Når jeg bliver voksen, jeg vil være læge.', 'Når jeg bliver voksen, vil jeg være læge.'],
    ['Hun viste mig, hvor var toilettet.', 'Hun viste mig, hvor toilettet var.'],
    ['Ved du, hvornår kommer toget?', 'Ved du, hvornår toget kommer?'],
    ['Hun spurgte, hvad hed jeg.', 'Hun spurgte, hvad jeg hed.'],
    ['Så spurgte hun, om ville han køre hende hjem.', 'Så spurgte hun, om han ville køre hende hjem.'],
    ['Jeg er i tvivl, om skal jeg gå.', 'Jeg er i tvivl, om jeg skal gå.'],
    ['Når jeg kommer hjem jeg spiser en bolle.', 'Når jeg kommer hjem, spiser jeg en bolle.'],
    ['Mens vi ventede min lillesøster begyndte at græde.', 'Mens vi ventede, begyndte min lillesøster at græde.'],
    ['Mens vi spiste min bror fortalte en historie.', 'Mens vi spiste, fortalte min bror en historie.'],
    ['Før vi gik i seng vi børstede tænder.', 'Før vi gik i seng, børstede vi tænder.'],
    ['Hvis han spiser for meget han bliver dårlig.', 'Hvis han spiser for meget, bliver han dårlig.'],
    ['Vi spurgte læreren, om kunne vi få fri.', 'Vi spurgte læreren, om vi kunne få fri.'],
    ['Da jeg var lille jeg boede i Odense.', 'Da jeg var lille, boede jeg i Odense.'],
    ['En dag en pige kom hen til mig.', 'En dag kom en pige hen til mig.'],
    ['For to år siden min familie flyttede hertil.', 'For to år siden flyttede min familie hertil.'],
    ['Derefter min far kørte os hjem.', 'Derefter kørte min far os hjem.'],
    ['Når jeg har fødselsdag, min mor laver kage.', 'Når jeg har fødselsdag, laver min mor kage.'],
    ['Da vi kom frem, læreren viste os rundt.', 'Da vi kom frem, viste læreren os rundt.'],
    ['Så snart jeg kommer hjem, jeg ringer til dig.', 'Så snart jeg kommer hjem, ringer jeg til dig.'],
    ['Vi gik, fordi det var ikke sjovt mere.', 'Vi gik, fordi det ikke var sjovt mere.'],
    ['Vi spiste, og bagefter vi spillede kort.', 'Vi spiste, og bagefter spillede vi kort.'],
    ['Næste dag de tog hjem.', 'Næste dag tog de hjem.'],
    ['På vej hjem vi mødte Peter.', 'På vej hjem mødte vi Peter.'],
    ['Desværre det regnede hele dagen.', 'Desværre regnede det hele dagen.'],
    ['Til sidst politiet fangede tyven.', 'Til sidst fangede politiet tyven.'],
    ['Kl. 8 skolen starter.', 'Kl. 8 starter skolen.'],
    ['Jeg kan ikke huske, hvad sagde han.', 'Jeg kan ikke huske, hvad han sagde.'],
    ['Kan du sige mig, hvornår kommer bussen?', 'Kan du sige mig, hvornår bussen kommer?'],
    ['Vi talte om, hvorfor var de sure.', 'Vi talte om, hvorfor de var sure.'],
    ['Jeg tænkte på, hvad skulle jeg sige.', 'Jeg tænkte på, hvad jeg skulle sige.'],
    ['Ved du, hvor er min taske?', 'Ved du, hvor min taske er?'],
    ['De fandt aldrig ud af, hvor gemte tyven pengene.', 'De fandt aldrig ud af, hvor tyven gemte pengene.'],
    ['Fortæl mig, hvad hedder din hund.', 'Fortæl mig, hvad din hund hedder.'],
    ['Jeg er ligeglad med, hvad siger de andre.', 'Jeg er ligeglad med, hvad de andre siger.'],
    ['Jeg ved ikke, hvor gammel er han.', 'Jeg ved ikke, hvor gammel han er.'],
    ['Hun spurgte, hvor mange børn har Signe.', 'Hun spurgte, hvor mange børn Signe har.'],
    ['Hele dagen hun sad på sit værelse.', 'Hele dagen sad hun på sit værelse.'],
    ['Heldigvis ingen kom til skade.', 'Heldigvis kom ingen til skade.'],
    ['Næste dag politiet kom.', 'Næste dag kom politiet.'],
    ['Den store hund jeg kender godt.', 'Den store hund kender jeg godt.'],
    ['Jeg forstår ikke, hvorfor er folk så sure.', 'Jeg forstår ikke, hvorfor folk er så sure.'],
    ['Min far spurgte damen, hvad betød det.', 'Min far spurgte damen, hvad det betød.'],
    ['Det jeg forstår ikke.', 'Det forstår jeg ikke.'],
    ['Den film jeg har allerede set.', 'Den film har jeg allerede set.'],
    ['Jeg ved ikke, hvor er en butik.', 'Jeg ved ikke, hvor en butik er.'],
    ['Han spurgte, hvad koster en billet.', 'Han spurgte, hvad en billet koster.'],
    ['Vi ved ikke, hvorfor er mange unge kede af det.', 'Vi ved ikke, hvorfor mange unge er kede af det.'],
    ['Efter min mening skolerne bør købe flere bøger.', 'Efter min mening bør skolerne købe flere bøger.'],
    ['Selvfølgelig man kan ringe hjem.', 'Selvfølgelig kan man ringe hjem.'],
    ['I pausen mange elever sidder alene.', 'I pausen sidder mange elever alene.'],
    ['Derefter nogle drenge begyndte at råbe.', 'Derefter begyndte nogle drenge at råbe.'],
    ['En dag, da han gik tur, en lille fisk talte til ham.', 'En dag, da han gik tur, talte en lille fisk til ham.'],
    ['I går, da jeg kom hjem, min mor var sur.', 'I går, da jeg kom hjem, var min mor sur.'],
    ['Hun vaskede hænder, selv om der var ikke noget sæbe.', 'Hun vaskede hænder, selv om der ikke var noget sæbe.'],
    ['Hun arbejder, selv om hun kunne godt blive hjemme.', 'Hun arbejder, selv om hun godt kunne blive hjemme.'],
    ['Jeg tror, at er det sundt.', 'Jeg tror, at det er sundt.'],
    ['Jeg sov, fordi var det sent.', 'Jeg sov, fordi det var sent.'],
    ['Om sommeren min familie rejser til Italien.', 'Om sommeren rejser min familie til Italien.'],
    ['Han talte et sprog, jeg kender ikke.', 'Han talte et sprog, jeg ikke kender.'],
    ['Jeg håber, jeg får aldrig brug for den.', 'Jeg håber, jeg aldrig får brug for den.'],
    ['Jeg fandt den, fordi jeg er ikke så høj.', 'Jeg fandt den, fordi jeg ikke er så høj.'],
    ['Jeg smilede, hver gang jeg forstod ikke noget.', 'Jeg smilede, hver gang jeg ikke forstod noget.'],
    ['I Asmara, hvor boede jeg som barn, var der varmt.', 'I Asmara, hvor jeg boede som barn, var der varmt.'],
    ['Skriv til os, hvis er du interesseret.', 'Skriv til os, hvis du er interesseret.'],
    ['Rødkål viser, om er en væske sur.', 'Rødkål viser, om en væske er sur.'],
    ['Hun spurgte, om kunne min onkel komme.', 'Hun spurgte, om min onkel kunne komme.'],
    ['Jeg ved godt, hvad tænker I.', 'Jeg ved godt, hvad I tænker.'],
    ['De viser, hvor langt er der til blomsterne.', 'De viser, hvor langt der er til blomsterne.'],
  ],
  right: [
    'Spørg ham, men kun hvis han lover ikke at lyve.',
    'Når en bi har været der, bliver pletten rød.',
    'Den store hund kender jeg godt.',
    'Næste dag kom politiet.',
    'Han lærte at kunne det hele.',
    'Det er vigtigt at få det gjort.',
    'Det er svært at have det sådan.',
    'Jeg ved, hvem der kender en god læge.',
    'Den by, jeg bor i, er lille.',
    'I går var jeg i biografen.',
    'Jeg blev hjemme, fordi jeg ikke kan svømme.',
    'Når jeg er træt, sover jeg.',
    'Hvis du vil, må du gerne komme.',
    'I den by, jeg bor i, er der en havn.',
    'Den dag, jeg mødte hende, regnede det.',
    'Dengang jeg var lille',
    'Den dag min telefon druknede',
    'Den dag, hun finder hans breve, begynder det hele.',
    'Når jeg ser den hund, jeg havde som barn, bliver jeg glad.',
    'Hvis du tror, du kan, så prøv.',
    'Nu, da jeg er her, kan vi begynde.',
    'Hvor er toilettet?',
    'Det, han spurgte om, kunne vi ikke svare på.',
    'Dengang min mor var lille, stod der grise i stalden.',
    'I begyndelsen filmen igennem er der stille.',
    'På vej hjem mødte vi Peter.',
    'Dengang jeg boede i Aarhus.',
    'Dengang vi var små.',
    'Før festen skal man opsøge dem, man har gjort uret.',
    'Hun spurgte mig: »Hvad hedder du?«',
    'Vi kæmper for de ting, vi gør, og for de ting, vi har brug for.',
    'Jeg så på ham, hvad skulle jeg ellers gøre?',
    'Hvad tænker du på, hvor skal vi hen?',
    'Jeg ved ikke, hvor langt manden løb.',
    'Han ved ikke, hvad en cykel koster.',
    'Han spurgte, hvem af dem der var ældst.',
    'En dag, da han gik tur, mødte han en ræv.',
    'I går, da jeg kom hjem, var min mor sur.',
    'Hele tiden, han var væk, var jeg ked af det.',
    'Endelig er alle eleverne her.',
    'Han kom, selv om vi bestemt ikke var trætte.',
    'Hvis du sover godt om natten, er du frisk.',
    'Om natten, alle sov i telte, var der koldt.',
    'Han er en mand, hvis kone er syg.',
    'Så tror jeg, jeg går.',
    'Vi så, hvor gode de er, og hvad der sker.',
    'Pas på, mand, hvor er du dum.',
  ],
  match(a, from, to): Finding[] {
    const found: Finding[] = [];
    const head = headOf(a, from, to);
    const straight = mainsAfterClauses(a, head, to).flatMap((main) => main.straight ?? []);
    for (const { subject, end } of straight) found.push(turned(a, subject, SURE, end));
    const fronted = frontedObjectSubject(a, head, to);
    const at = fronted >= 0 ? fronted : mainSubject(a, head, to);
    if (at >= 0 && !straight.some(({ subject }) => subject === at))
      found.push(turned(a, at, SURE, Math.max(at, subjectEnd(a, at), severalEnd(a, at))));
    for (let k = from; k < to - 2; k++) {
      if (isJoint(a, k)) {
        const opening = openingEnd(a, k + 1);
        const subject = opening.end + 1;
        // »for det, vi gør, og for de ting | vi har«: what is told of them
        const isOfThing = DEN_DET_DE_DER.test(a.lower(k + 2));
        if (
          opening.end >= 0 &&
          !a.commaAfter(opening.end) &&
          !isOfThing &&
          isSubjectAndVerb(a, subject, to) &&
          !isVerbLater(a, subjectEnd(a, subject) + 1, to)
        ) {
          found.push(turned(a, subject, SURE));
        }
      }
      const order =
        adverbAfterVerb(a, k) ??
        adverbAfterTold(a, k) ??
        adverbAfterThought(a, k) ??
        verbBeforeSubject(a, k, from, to) ??
        (isTurnedAfterThat(a, k) ? swapped(a, k + 1, k + 2, SURE, SUBJECT_AFTER_THAT) : null) ??
        (isTurnedThere(a, k, to) ? swapped(a, k + 1, k + 2, 0.85, SUBJECT_FIRST) : null);
      if (order !== null) found.push(order);
    }
    return found;
  },
};

/** »Mandag: I dag …«: what comes before the colon does not count, nor do opening marks. */
function headOf(a: Analysis, from: number, to: number): number {
  let head = from;
  while (head < to - 1 && a.isMark(head)) head++;
  for (let k = head; k < Math.min(to - 1, head + 3); k++) if (a.written(k) === ':') return k + 1;
  return head;
}

/** The subject that stands before the verb though something else opens the sentence; −1 when there is none. */
function mainSubject(a: Analysis, from: number, to: number): number {
  const opening = openingEnd(a, from);
  if (opening.end >= 0 && !a.commaAfter(opening.end)) {
    // »I lyset af det | vi ved«: what tells more of it
    if (IT_OR_ALL.test(a.lower(opening.end)) && a.is(a.before(opening.end), r.PREPOSITION)) return -1;
    const subject = opening.end + 1;
    // »Den dag jeg mødte Signe«: a heading tells of no more than the day; »Dengang jeg boede i Aarhus« may answer a question
    if (a.lower(from) === 'den' && (a.held[from]! & LINE || hasSecondVerb(a, subject + 2, to))) return -1;
    if (a.lower(from) === 'dengang') return -1;
    // »måske | ministeren kan opklare det« is said too
    if (a.lower(from) !== 'måske' && bareSubjectEnd(a, subject, to, opening.isSure || a.lower(from) === 'hele') >= 0)
      return subject;
    return isSubjectAndVerb(a, subject, to) && (opening.isSure || !isVerbLater(a, subjectEnd(a, subject) + 1, to))
      ? subject
      : -1;
  }
  // »En dag, da han gik tur, | han mødte …«: what opens the sentence, and a clause that tells more of it
  const isInserted = opening.end >= 0 && INSERTED_CLAUSE.test(a.lower(opening.end + 1));
  return afterClause(a, isInserted ? opening.end + 1 : from, to);
}

/** »Den dag hun kom | begyndte det hele«: what the day was, and the verb of the sentence is still to come. */
function hasSecondVerb(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k < to; k++) {
    if (LINKS.test(a.lower(k))) return false;
    if (a.is(k, r.VERB) && r.hasAny(a.reading(k), r.FINITE)) return true;
  }
  return false;
}

const LINKS = new WordList('og men så at som der fordi hvis når da hvor hvad');

const CLAUSE_OF_TWO: ReadonlySet<string> = new Set(['så snart', 'så længe', 'selv om', 'hver gang']);
const BEFORE_OR_AFTER = new WordList('inden før efter');
const THAT_AND_PERSONS = new WordList('at jeg du han hun vi man de');
/** »Når jeg bliver voksen, jeg vil …«: a clause, its comma, and the subject before the verb. */
function afterClause(a: Analysis, from: number, to: number): number {
  if (!CLAUSE.test(a.lower(from)) && !CLAUSE_OF_TWO.has(`${a.lower(from)} ${a.lower(from + 1)}`)) return -1;
  // »efter min mening er …«: a preposition
  if (BEFORE_OR_AFTER.test(a.lower(from)) && !THAT_AND_PERSONS.test(a.lower(from + 1))) return -1;
  let comma = from;
  let finites = 0;
  while (comma < to && !a.commaAfter(comma)) {
    if (r.hasAny(a.reading(comma), r.FINITE))
      finites += PERSON.test(a.lower(comma + 1)) && !a.commaAfter(comma) ? 2 : 1;
    comma++;
  }
  // A verb that lacks its ending is not seen: »hvis I ikke svar, jeg vil …«
  const hasSubject = SUBJECTS.test(a.lower(from + 1)) || a.written(from + 1) === 'I';
  // »hvis du tror, du kan«, but »hvis det regner, vi bliver hjemme«
  const endsInVerb = r.hasAny(a.reading(comma), r.FINITE);
  const mayGoOn = endsInVerb && TAKES_CLAUSE.test(a.lower(comma));
  if (comma >= to || finites > 1 || (finites === 0 && !hasSubject && !endsInVerb) || mayGoOn) return -1;
  const subject = comma + 1;
  // »fordi grå er en farve, | man bør spare på«
  if (a.is(comma, r.NOUN) && a.is(to - 2, r.PREPOSITION)) return -1;
  // »da vi kom frem, | chefen viste os rundt«
  if (a.is(subject, r.NOUN | r.DEFINITE) && bareSubjectEnd(a, subject, to, false) >= 0) return subject;
  return isSubjectAndVerb(a, subject, to) && !isVerbLater(a, subjectEnd(a, subject) + 1, to) ? subject : -1;
}

/** What »at« may be left out after, and modals. */
const TAKES_CLAUSE =
  /^(tro|tør|ved|vidste|syn|mene|mente|sige|sagde|håbe|tænk|føle|følte|hør|fortæl|fortalte|ønske|se$|ser$|så$|vil|kan|kunne|skal|skulle|må|er$|var$)/;

const SUBJECT_FIRST = `${SWAP}Det er en ledsætning, selv om den begynder med et hv-ord, og i den står grundleddet før udsagnsleddet. Sæt »jeg ved ikke,« foran, og lyt: jeg ved ikke, hvor toilettet er.`;

const isJoint = (a: Analysis, at: number): boolean => at > 0 && (a.lower(at) === 'og' || a.lower(at) === 'men');

function isSubjectAndVerb(a: Analysis, subject: number, to: number): boolean {
  const end = subjectEnd(a, subject);
  const verb = end + 1;
  // »hele vejen hjem vi sang«: taken for a noun
  const isLast = SURE_PERSONS.test(a.lower(subject)) && a.isMark(verb + 1) && r.hasAny(a.union(verb), r.PAST);
  if (end === subject && isLast && verb < to && !a.commaAfter(end)) return true;
  if (end < 0 || verb >= to || a.commaAfter(end) || !a.is(verb, r.VERB)) return false;
  // »Dengang min mor var lille, …«
  return r.hasAny(a.reading(verb), r.FINITE) && (end === subject || !isVerbLater(a, verb, to));
}

const PERSONS_AND_DEN = new WordList('jeg du han hun vi man de den');
/** »I den by jeg bor i, er der«, »I dag jeg talte med, var sur«: the finite verb of the sentence stands further on. */
function isVerbLater(a: Analysis, verb: number, to: number): boolean {
  const next = a.after(verb);
  // »vasker | de snavsede kartofler«: an article
  const isArticle = DEN_DET_DE_DER.test(a.lower(next)) && (a.is(next + 1, r.NOUN) || a.is(next + 1, r.ADJECTIVE));
  if (PERSONS_AND_DEN.test(a.lower(next)) && !isArticle && !a.commaAfter(verb)) return true;
  for (let k = verb + 1; k < Math.min(to, verb + LATEST); k++)
    if (a.commaAfter(k - 1) && r.hasAny(a.reading(k), r.FINITE)) return true;
  return false;
}

/** »viste mig, hvor var toilettet«, »ved ikke, om kunne han«: a question that is only told of. */
function verbBeforeSubject(a: Analysis, at: number, from: number, to: number): Finding | null {
  const whether = turnedWhetherEnd(a, at);
  // »om er en væske sur«: no »det« is missing there
  if (whether >= 0) return verbLast(a, at + 1, whether, whether > at + 2 ? SURER : SURE, SUBJECT_AFTER_WHETHER);
  const asked = turnedQuestion(a, at, from, to);
  return asked && verbLast(a, asked.verb, asked.end, SURE, SUBJECT_FIRST);
}

/** The subject first, and then its verb. */
function verbLast(a: Analysis, verb: number, end: number, confidence: number, explanation: string): Finding {
  const subject = Array.from({ length: end - verb }, (_, k) => a.written(verb + 1 + k));
  return { ...replaceSpan(a, verb, end, [...subject, a.lower(verb)].join(' '), confidence), explanation };
}

const SUBJECT_AFTER_WHETHER = `${SWAP}Efter »om« kommer en ledsætning, og i den står grundleddet før udsagnsleddet. Sammenlign: »Kommer han?«, men »Jeg ved ikke, om han kommer«.`;

const SUBJECT_AFTER_THAT = `${SWAP}Efter »at« og »fordi« kommer en ledsætning, og i den står grundleddet før udsagnsleddet. Sammenlign: »Er det svært?«, men »Jeg tror, at det er svært«.`;
