import { WordList } from '../../words/word-list.ts';

/** What has advice after it. */
export const BEFORE_ADVICE = new WordList(
  'my your his her our their best good some any more much bad great of this piece',
);
/** Nouns that are hollow, not all there is. */
export const SIZES = new WordList('round big small little deep black large huge tiny dark');
/** Before the sea, not before one who sees. */
export const BEFORE_SEA = new WordList('the deep open blue cold');
/** What may be weak, and is no week. */
export const WEAK_THINGS = new WordList(
  'sound point points team voice heart person man woman boy girl light signal smile spot coffee tea argument player back leg side',
);
/** How much. */
export const VERY = new WordList('very so too really quite pretty');
/** Before what somebody feels or is like. */
export const FEELS = new WordList("am is are was were be feel feels felt i'm he's she's it's we're they're");
/** How one comes off something. */
export const FALLS = new WordList('fell falled fallen jumped hopped jump fall falls climbed slipped');
/** What is interesting, boring or exciting, and does not feel it. */
export const CONTENTS = new WordList(
  'it this that film movie book story game lesson lessons school trip match history math maths english job work party day subject museum life',
);
/** Who may be interested, bored or excited. */
export const TELLERS = new WordList('i he she we they you');
/** What has a number after it. */
export const LEADS_TO_TWO = new WordList('with for in after have has had got only last next first are were other');
/** What is done to something of theirs. */
export const OWNED_BY_THEM = new WordList(
  'kill kills killed love loves want wants lose loses lost use uses used feed sell sold brush wash clean protect protects follow followed miss missed lost hate hates hide hid build built spend spent waste',
);
/** Before somebody of whom a thing is. */
export const HER_AFTER = new WordList('of with to for on by behind beside');
/** The same, of us. */
export const OUR_AFTER = new WordList('in of at from into behind');
/** Before what somebody will do. */
export const BUYERS = new WordList('will would can could should must to');
/** Before or for whom something is bought. */
export const BOUGHT = new WordList('a an my her him some me it new us them our your');
/** What one thanks somebody for doing. */
export const THANKED_FOR = new WordList(
  'have let come be take read listen invite give make help show teach tell listen wait write use see get go do',
);
/** Who is used to something. */
export const USED_TO_IT = new WordList('i he she we you');
/** Somebody does it and lets the object be as the adjective says. */
export const MAKES_SO = new WordList(
  'make makes made making find finds found finding keep keeps kept get gets got leave leaves left think thinks thought hold holds held call calls called consider considers considered turn turns turned paint painted have has had let set is are was were be been being want wants wanted like likes liked see sees saw imagine believe render seem seems look looks looked feel feels felt taste smell sound become became go went stay remain',
);
/** Stand between a verb and how it is done: »ran away quickly«. */
export const PARTICLES = new WordList('away out up down in back over around home off');
/** Adjectives, with the adverbs that say how something is done. */
export const MANNERS: Readonly<Record<string, string>> = {
  careful: 'carefully',
  quick: 'quickly',
  slow: 'slowly',
  immediate: 'immediately',
  sudden: 'suddenly',
  easy: 'easily',
  beautiful: 'beautifully',
  perfect: 'perfectly',
  correct: 'correctly',
  serious: 'seriously',
  fluent: 'fluently',
  polite: 'politely',
  brave: 'bravely',
  gentle: 'gently',
  proper: 'properly',
  nervous: 'nervously',
  different: 'differently',
  silent: 'silently',
  angry: 'angrily',
  quiet: 'quietly',
  secret: 'secretly',
  regular: 'regularly',
  honest: 'honestly',
};
/** The same, that say how much of an adjective. */
export const DEGREES: Readonly<Record<string, string>> = {
  complete: 'completely',
  total: 'totally',
  real: 'really',
  absolute: 'absolutely',
  extreme: 'extremely',
  incredible: 'incredibly',
  unbelievable: 'unbelievably',
  terrible: 'terribly',
  perfect: 'perfectly',
  usual: 'usually',
  special: 'especially',
};
/** What one does in some manner. */
export const ACTIONS = new WordList(
  'open opens opened close closes closed move moves moved run runs ran walk walks walked drive drives drove swim swims swam speak speaks spoke talk talks talked work works worked fly flies flew cry cried sing sang dance danced shout shouted scream screamed answer answered react reacted breathe breathed act acted behave behaved change changed grow grew disappear disappeared stop stopped write wrote',
);
/** Nouns of which there are »less« as pupils write, and »fewer« rightly. */
export const COUNTED_MANY = new WordList(
  'friend student pupil teacher girl boy dog cat animal bird car tree flower table chair window door question problem idea thing picture photo player bottle guest neighbour',
);
