import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import * as w from './word-bits.ts';

export const HE_SHE_IT = new WordList('he she it');
/** Persons that a verb without -s follows. */
export const I_YOU_WE_THEY = new WordList('i you we they');
export const SUBJECTS = new WordList('i you he she it we they');
/** Whom it is done to. */
export const OBJECTS = new WordList('me you him her it us them');
export const SURE_SUBJECTS = new WordList('i he she we they');
/** What Danish puts before its subject after an opener, and English does not. */
export const HELPING_VERBS = new WordList(
  'am is are was were have has had can could will would should must may might do does did',
);
export const MODALS = new WordList(
  "can could will would shall should may might must can't couldn't won't wouldn't shouldn't mustn't cannot i'll you'll he'll she'll it'll we'll they'll",
);
export const DO_FORMS = new WordList("do does did don't doesn't didn't");
export const BE_FORMS = new WordList(
  "am is are was were be been being isn't aren't wasn't weren't i'm you're he's she's it's we're they're",
);
/** Words that stand between subject and verb. */
export const MIDDLE = new WordList(
  'always never often usually sometimes also really just still only even already probably actually almost ever rarely seldom both all normally mostly suddenly finally',
);
export const POSSESSIVES = new WordList('my your his her its our their');
export const DETERMINERS = new WordList(
  'my your his her its our their the a an this that these those some any no every each another',
);
export const NUMERALS = new WordList(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
);
export const CONJUNCTIONS = new WordList(
  'and but or because when if that so while since although as before after until where why how what then than though whether which who once however therefore',
);
export const QUESTION_WORDS = new WordList('what where when why how who which whose whom');
export const PREPOSITIONS = new WordList(
  'in on at of for with from to by about under over into after before between without through during against around behind near like',
);
/** Nouns that cannot be counted, where Danish can. */
export const UNCOUNTABLE = new WordList(
  'information homework advice furniture money news knowledge equipment luggage traffic music weather water milk bread food help work snow rain fun pollution energy rubbish research housework progress luck evidence plastic sugar meat time',
);
export const PERSONS = new WordList(
  'man woman boy girl person people friend friends teacher teachers student students pupil pupils mother father brother sister parents children child men women boys girls persons guy guys actor actress singer author king queen doctor nurse someone somebody everyone everybody anyone nobody grandmother grandfather uncle aunt cousin mum mom dad kid kids player players neighbour leader president hero wife husband son daughter classmate classmates',
);
/** Groups that may be one or several. */
export const GROUPS = new WordList(
  'family team police class group staff government band crowd audience couple pair number lot majority people company school club public press media data fish sheep rest half part series species',
);
export const PROFESSIONS = new WordList(
  'teacher doctor nurse carpenter engineer lawyer student policeman policewoman vet electrician mechanic chef cook waiter waitress pilot actor actress singer footballer farmer plumber dentist journalist hairdresser baker butcher firefighter soldier writer artist scientist programmer designer photographer pedagogue psychologist fisherman salesman businessman astronaut detective',
);
/** Kin and friends, who own things. */
export const OWNERS =
  'mother father brother sister friend mum mom dad grandmother grandfather grandma grandpa teacher uncle aunt cousin boss neighbour boyfriend girlfriend wife husband son daughter dog cat horse parent girl boy king queen man woman';

/** True where a clause can begin: after a mark, a conjunction or nothing. */
export function opensClause(t: TongueText, at: number): boolean {
  const before = t.before(at);
  return before < 0 || (t.isMark(before) && !"'’-/".includes(t.written(before))) || CONJUNCTIONS.test(t.lower(before));
}

/** A plural that is hardly anything else. */
export const isPlural = (t: TongueText, at: number): boolean => t.is(at, w.PLURAL) && isMostly(t, at, w.PLURAL);

/** True of a word that is mostly this in English. */
export const isMostly = (t: TongueText, at: number, bits: number): boolean => t.is(at, bits << w.MOSTLY);

/** The place of the verb after a subject, past »always«, »also«; −1 where there is none. */
export function verbAfter(t: TongueText, subject: number): number {
  const next = t.after(subject);
  return MIDDLE.test(t.lower(next)) ? t.after(next) : next;
}

/** A word that is a verb in its base form, and neither past nor an adverb. */
export const isBase = (t: TongueText, at: number): boolean =>
  t.is(at, w.VERB) && !t.is(at, w.PAST | w.THIRD) && !MODALS.test(t.lower(at)) && !NO_VERBS.test(t.lower(at));

/** Words that the lists call verbs and that hardly ever are. */
export const NO_VERBS = new WordList(
  'just still even well right only long better fast back soon alone down up out off over then too so very near like-minded be am are is was were been own no not all yet less more most much many any home there here now about i a the to for and but or if as at by in of on that this with who what whom when where dear past inside outside next first last second sick ill he me best cant wont dont',
);

/** A noun stands there, and hardly anything else. */
export const isNoun = (t: TongueText, at: number): boolean =>
  t.is(at, w.NOUN) && isMostly(t, at, w.NOUN) && !t.is(at, w.NAME);

/** The clause ends there, or goes on with a small word. */
export const endsHere = (t: TongueText, at: number): boolean =>
  at < 0 || t.isMark(at) || CONJUNCTIONS.test(t.lower(at)) || PREPOSITIONS.test(t.lower(at));
