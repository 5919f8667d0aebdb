// Made by build/generate-rule-index.ts from the files of this folder. Do not edit.
import type { Rule } from '../kernel/rule.ts';
import { adjectiveAgreement } from './grammar/adjective-agreement.ts';
import { adjectiveForm } from './grammar/adjective-form.ts';
import { adjectiveInPhrase } from './grammar/adjective-in-phrase.ts';
import { adverbAfterDeed } from './grammar/adverb-after-deed.ts';
import { adverbAmongVerbs } from './grammar/adverb-among-verbs.ts';
import { adverbBeforeVerb } from './grammar/adverb-before-verb.ts';
import { adverbPutFirst } from './grammar/adverb-put-first.ts';
import { adverbialT } from './grammar/adverbial-t.ts';
import { ago } from './grammar/ago.ts';
import { agreedFinite } from './grammar/agreed-finite.ts';
import { articleAndEnding } from './grammar/article-and-ending.ts';
import { articleBeforeActivity } from './grammar/article-before-activity.ts';
import { articleBeforePlace } from './grammar/article-before-place.ts';
import { articleBeforeTrade } from './grammar/article-before-trade.ts';
import { articleGender } from './grammar/article-gender.ts';
import { askedSubject } from './grammar/asked-subject.ts';
import { bareAdjective } from './grammar/bare-adjective.ts';
import { bareThing } from './grammar/bare-thing.ts';
import { clauseWithoutVerb } from './grammar/clause-without-verb.ts';
import { comingAlong } from './grammar/coming-along.ts';
import { comparedWithOne } from './grammar/compared-with-one.ts';
import { comparison } from './grammar/comparison.ts';
import { countedEnding } from './grammar/counted-ending.ts';
import { definiteAfterAdjective } from './grammar/definite-after-adjective.ts';
import { definiteOwner } from './grammar/definite-owner.ts';
import { doAsHelper } from './grammar/do-as-helper.ts';
import { doneToSubject } from './grammar/done-to-subject.ts';
import { doubledEnding } from './grammar/doubled-ending.ts';
import { eachOther } from './grammar/each-other.ts';
import { endingOfGender } from './grammar/ending-of-gender.ts';
import { finiteAfterModal } from './grammar/finite-after-modal.ts';
import { formMeant } from './grammar/form-meant.ts';
import { hasForIs } from './grammar/has-for-is.ts';
import { hasItWell } from './grammar/has-it-well.ts';
import { howOld } from './grammar/how-old.ts';
import { isBorn } from './grammar/is-born.ts';
import { joinedInfinitive } from './grammar/joined-infinitive.ts';
import { looksOut } from './grammar/looks-out.ts';
import { missingArticle } from './grammar/missing-article.ts';
import { missingAt } from './grammar/missing-at.ts';
import { missingPreposition } from './grammar/missing-preposition.ts';
import { missingQuantityArticle } from './grammar/missing-quantity-article.ts';
import { missingReflexive } from './grammar/missing-reflexive.ts';
import { missingSmallWord } from './grammar/missing-small-word.ts';
import { modalParticiple } from './grammar/modal-participle.ts';
import { nameGenitive } from './grammar/name-genitive.ts';
import { nameIs } from './grammar/name-is.ts';
import { negationInClause } from './grammar/negation-in-clause.ts';
import { nextDay } from './grammar/next-day.ts';
import { noneOfNeuter } from './grammar/none-of-neuter.ts';
import { notBeforeInfinitive } from './grammar/not-before-infinitive.ts';
import { nounAlone } from './grammar/noun-alone.ts';
import { nounDefiniteness } from './grammar/noun-definiteness.ts';
import { nounForm } from './grammar/noun-form.ts';
import { nounNumber } from './grammar/noun-number.ts';
import { objectAndNot } from './grammar/object-and-not.ts';
import { objectOpens } from './grammar/object-opens.ts';
import { objectPronoun } from './grammar/object-pronoun.ts';
import { oneOfGender } from './grammar/one-of-gender.ts';
import { oneOfSeveral } from './grammar/one-of-several.ts';
import { opinionWithoutSubject } from './grammar/opinion-without-subject.ts';
import { otherSeveral } from './grammar/other-several.ts';
import { ownAgreement } from './grammar/own-agreement.ts';
import { ownerBehind } from './grammar/owner-behind.ts';
import { ownerGenitive } from './grammar/owner-genitive.ts';
import { pairAsObject } from './grammar/pair-as-object.ts';
import { pairAsSubject } from './grammar/pair-as-subject.ts';
import { pairOf } from './grammar/pair-of.ts';
import { partOfKnown } from './grammar/part-of-known.ts';
import { participleForPast } from './grammar/participle-for-past.ts';
import { passiveAfterModal } from './grammar/passive-after-modal.ts';
import { pastOfTomorrow } from './grammar/past-of-tomorrow.ts';
import { perfectAuxiliary } from './grammar/perfect-auxiliary.ts';
import { phraseWithoutEnd } from './grammar/phrase-without-end.ts';
import { placeAgreement } from './grammar/place-agreement.ts';
import { predicateAgreement } from './grammar/predicate-agreement.ts';
import { predicateForm } from './grammar/predicate-form.ts';
import { predicateOwner } from './grammar/predicate-owner.ts';
import { prepositionLeftOut } from './grammar/preposition-left-out.ts';
import { presentForInfinitive } from './grammar/present-for-infinitive.ts';
import { presentForParticiple } from './grammar/present-for-participle.ts';
import { presentSince } from './grammar/present-since.ts';
import { relativeLeftOut } from './grammar/relative-left-out.ts';
import { saidAfter } from './grammar/said-after.ts';
import { saidAgain } from './grammar/said-again.ts';
import { severalCounted } from './grammar/several-counted.ts';
import { severalNouns } from './grammar/several-nouns.ts';
import { severalTrades } from './grammar/several-trades.ts';
import { smallPredicate } from './grammar/small-predicate.ts';
import { superfluousEr } from './grammar/superfluous-er.ts';
import { superlativeAlone } from './grammar/superlative-alone.ts';
import { tenseShift } from './grammar/tense-shift.ts';
import { thanSomeone } from './grammar/than-someone.ts';
import { thatForAs } from './grammar/that-for-as.ts';
import { theOneHere } from './grammar/the-one-here.ts';
import { thereAre } from './grammar/there-are.ts';
import { thereInClause } from './grammar/there-in-clause.ts';
import { toldThing } from './grammar/told-thing.ts';
import { twoFiniteVerbs } from './grammar/two-finite-verbs.ts';
import { unrealCondition } from './grammar/unreal-condition.ts';
import { verbForm } from './grammar/verb-form.ts';
import { verbInSecondPlace } from './grammar/verb-in-second-place.ts';
import { weakPast } from './grammar/weak-past.ts';
import { weakPlural } from './grammar/weak-plural.ts';
import { whetherForIf } from './grammar/whether-for-if.ts';
import { wordOrder } from './grammar/word-order.ts';
import { adjectiveBehind } from './learners/adjective-behind.ts';
import { adverbInClause } from './learners/adverb-in-clause.ts';
import { articleBeforeMass } from './learners/article-before-mass.ts';
import { auxiliaryLeftOut } from './learners/auxiliary-left-out.ts';
import { bareNoun } from './learners/bare-noun.ts';
import { barePlural } from './learners/bare-plural.ts';
import { denOrDet } from './learners/den-or-det.ts';
import { heOrShe } from './learners/he-or-she.ts';
import { itIsSo } from './learners/it-is-so.ts';
import { movedWords } from './learners/moved-words.ts';
import { nounLeftBare } from './learners/noun-left-bare.ts';
import { particleAfterObject } from './learners/particle-after-object.ts';
import { perfectForPast } from './learners/perfect-for-past.ts';
import { personCase } from './learners/person-case.ts';
import { placePreposition } from './learners/place-preposition.ts';
import { secondLink } from './learners/second-link.ts';
import { sitsDown } from './learners/sits-down.ts';
import { smallWordLeftOut } from './learners/small-word-left-out.ts';
import { smallWordMeant } from './learners/small-word-meant.ts';
import { staysAtPlace } from './learners/stays-at-place.ts';
import { subjectAfterRelative } from './learners/subject-after-relative.ts';
import { theGreatest } from './learners/the-greatest.ts';
import { thereIs } from './learners/there-is.ts';
import { thereLeftOut } from './learners/there-left-out.ts';
import { thingPronoun } from './learners/thing-pronoun.ts';
import { verbSecond } from './learners/verb-second.ts';
import { doubledWord } from './other/doubled-word.ts';
import { superfluousAt } from './other/superfluous-at.ts';
import { superfluousPreposition } from './other/superfluous-preposition.ts';
import { superfluousReflexive } from './other/superfluous-reflexive.ts';
import { superfluousWord } from './other/superfluous-word.ts';
import { abbreviationStop } from './punctuation/abbreviation-stop.ts';
import { clockStop } from './punctuation/clock-stop.ts';
import { commas } from './punctuation/commas.ts';
import { doubledStop } from './punctuation/doubled-stop.ts';
import { endMark } from './punctuation/end-mark.ts';
import { listColon } from './punctuation/list-colon.ts';
import { outcry } from './punctuation/outcry.ts';
import { questionMark } from './punctuation/question-mark.ts';
import { repeatedMarks } from './punctuation/repeated-marks.ts';
import { runOn } from './punctuation/run-on.ts';
import { spacing } from './punctuation/spacing.ts';
import { speechColon } from './punctuation/speech-colon.ts';
import { speechComma } from './punctuation/speech-comma.ts';
import { superfluousStop } from './punctuation/superfluous-stop.ts';
import { toldQuestion } from './punctuation/told-question.ts';
import { unpairedQuote } from './punctuation/unpaired-quote.ts';
import { doubledComparison } from './rephrase/doubled-comparison.ts';
import { fordiAt } from './rephrase/fordi-at.ts';
import { paaGrundAfFordi } from './rephrase/paa-grund-af-fordi.ts';
import { spokenForms } from './rephrase/spoken-forms.ts';
import { calledCapital } from './spelling/called-capital.ts';
import { closingCapital } from './spelling/closing-capital.ts';
import { doubledVerb } from './spelling/doubled-verb.ts';
import { endingApostrophe } from './spelling/ending-apostrophe.ts';
import { genitiveApostrophe } from './spelling/genitive-apostrophe.ts';
import { greetingSmall } from './spelling/greeting-small.ts';
import { innerCapital } from './spelling/inner-capital.ts';
import { joinedPhrase } from './spelling/joined-phrase.ts';
import { joinedWords } from './spelling/joined-words.ts';
import { missingHyphen } from './spelling/missing-hyphen.ts';
import { misspelling } from './spelling/misspelling.ts';
import { nameCapital } from './spelling/name-capital.ts';
import { nameCompound } from './spelling/name-compound.ts';
import { pronounI } from './spelling/pronoun-i.ts';
import { realWord } from './spelling/real-word.ts';
import { scriptCapital } from './spelling/script-capital.ts';
import { sentenceCapital } from './spelling/sentence-capital.ts';
import { smallLetter } from './spelling/small-letter.ts';
import { speakerSmall } from './spelling/speaker-small.ts';
import { speechCapital } from './spelling/speech-capital.ts';
import { splitAdverb } from './spelling/split-adverb.ts';
import { splitByPlace } from './spelling/split-by-place.ts';
import { splitCompound } from './spelling/split-compound.ts';
import { splitKin } from './spelling/split-kin.ts';
import { splitLink } from './spelling/split-link.ts';
import { splitMisspelled } from './spelling/split-misspelled.ts';
import { splitOnce } from './spelling/split-once.ts';
import { splitThere } from './spelling/split-there.ts';
import { splitWord } from './spelling/split-word.ts';
import { wishCapital } from './spelling/wish-capital.ts';
import { writtenApart } from './spelling/written-apart.ts';
import { aaForAtOg } from './wordconfusion/aa-for-at-og.ts';
import { adAf } from './wordconfusion/ad-af.ts';
import { adOfVerb } from './wordconfusion/ad-of-verb.ts';
import { agreeingPronoun } from './wordconfusion/agreeing-pronoun.ts';
import { alsoAndThen } from './wordconfusion/also-and-then.ts';
import { amounts } from './wordconfusion/amounts.ts';
import { askedForRelative } from './wordconfusion/asked-for-relative.ts';
import { atOg } from './wordconfusion/at-og.ts';
import { baadeOg } from './wordconfusion/baade-og.ts';
import { compared } from './wordconfusion/compared.ts';
import { daNaar } from './wordconfusion/da-naar.ts';
import { deDetDer } from './wordconfusion/de-det-der.ts';
import { directions } from './wordconfusion/directions.ts';
import { forFaar } from './wordconfusion/for-faar.ts';
import { forFra } from './wordconfusion/for-fra.ts';
import { foreVerbs } from './wordconfusion/fore-verbs.ts';
import { formalOrSeveral } from './wordconfusion/formal-or-several.ts';
import { governedPreposition } from './wordconfusion/governed-preposition.ts';
import { heardAlike } from './wordconfusion/heard-alike.ts';
import { heardForUsual } from './wordconfusion/heard-for-usual.ts';
import { heardInPhrases } from './wordconfusion/heard-in-phrases.ts';
import { hvWords } from './wordconfusion/hv-words.ts';
import { hverVaerVejr } from './wordconfusion/hver-vaer-vejr.ts';
import { hverkenEller } from './wordconfusion/hverken-eller.ts';
import { kunneKunde } from './wordconfusion/kunne-kunde.ts';
import { laengere } from './wordconfusion/laengere.ts';
import { lieAndLay } from './wordconfusion/lie-and-lay.ts';
import { mangeMeget } from './wordconfusion/mange-meget.ts';
import { misplacedWords } from './wordconfusion/misplaced-words.ts';
import { nogenNogle } from './wordconfusion/nogen-nogle.ts';
import { onesOwn } from './wordconfusion/ones-own.ts';
import { ownOfSubjectBehind } from './wordconfusion/own-of-subject-behind.ts';
import { ownPerson } from './wordconfusion/own-person.ts';
import { ownerOrPerson } from './wordconfusion/owner-or-person.ts';
import { placeOrTime } from './wordconfusion/place-or-time.ts';
import { placeOrWay } from './wordconfusion/place-or-way.ts';
import { politicians } from './wordconfusion/politicians.ts';
import { saidOfNamed } from './wordconfusion/said-of-named.ts';
import { severalHandled } from './wordconfusion/several-handled.ts';
import { sinHans } from './wordconfusion/sin-hans.ts';
import { smallOrLittle } from './wordconfusion/small-or-little.ts';
import { smallWords } from './wordconfusion/small-words.ts';
import { synesSyntes } from './wordconfusion/synes-syntes.ts';
import { takenForVerbs } from './wordconfusion/taken-for-verbs.ts';
import { thereAndIt } from './wordconfusion/there-and-it.ts';
import { timePhrase } from './wordconfusion/time-phrase.ts';
import { timePreposition } from './wordconfusion/time-preposition.ts';
import { toldByClause } from './wordconfusion/told-by-clause.ts';
import { toldByNeighbours } from './wordconfusion/told-by-neighbours.ts';
import { verbsTaken } from './wordconfusion/verbs-taken.ts';
import { vidsteViste } from './wordconfusion/vidste-viste.ts';
import { wayOrPlace } from './wordconfusion/way-or-place.ts';
import { whoAsSubject } from './wordconfusion/who-as-subject.ts';
import { wordForWord } from './wordconfusion/word-for-word.ts';

export const RULES: readonly Rule[] = [
  adjectiveAgreement,
  adjectiveForm,
  adjectiveInPhrase,
  adverbAfterDeed,
  adverbAmongVerbs,
  adverbBeforeVerb,
  adverbPutFirst,
  adverbialT,
  ago,
  agreedFinite,
  articleAndEnding,
  articleBeforeActivity,
  articleBeforePlace,
  articleBeforeTrade,
  articleGender,
  askedSubject,
  bareAdjective,
  bareThing,
  clauseWithoutVerb,
  comingAlong,
  comparedWithOne,
  comparison,
  countedEnding,
  definiteAfterAdjective,
  definiteOwner,
  doAsHelper,
  doneToSubject,
  doubledEnding,
  eachOther,
  endingOfGender,
  finiteAfterModal,
  formMeant,
  hasForIs,
  hasItWell,
  howOld,
  isBorn,
  joinedInfinitive,
  looksOut,
  missingArticle,
  missingAt,
  missingPreposition,
  missingQuantityArticle,
  missingReflexive,
  missingSmallWord,
  modalParticiple,
  nameGenitive,
  nameIs,
  negationInClause,
  nextDay,
  noneOfNeuter,
  notBeforeInfinitive,
  nounAlone,
  nounDefiniteness,
  nounForm,
  nounNumber,
  objectAndNot,
  objectOpens,
  objectPronoun,
  oneOfGender,
  oneOfSeveral,
  opinionWithoutSubject,
  otherSeveral,
  ownAgreement,
  ownerBehind,
  ownerGenitive,
  pairAsObject,
  pairAsSubject,
  pairOf,
  partOfKnown,
  participleForPast,
  passiveAfterModal,
  pastOfTomorrow,
  perfectAuxiliary,
  phraseWithoutEnd,
  placeAgreement,
  predicateAgreement,
  predicateForm,
  predicateOwner,
  prepositionLeftOut,
  presentForInfinitive,
  presentForParticiple,
  presentSince,
  relativeLeftOut,
  saidAfter,
  saidAgain,
  severalCounted,
  severalNouns,
  severalTrades,
  smallPredicate,
  superfluousEr,
  superlativeAlone,
  tenseShift,
  thanSomeone,
  thatForAs,
  theOneHere,
  thereAre,
  thereInClause,
  toldThing,
  twoFiniteVerbs,
  unrealCondition,
  verbForm,
  verbInSecondPlace,
  weakPast,
  weakPlural,
  whetherForIf,
  wordOrder,
  adjectiveBehind,
  adverbInClause,
  articleBeforeMass,
  auxiliaryLeftOut,
  bareNoun,
  barePlural,
  denOrDet,
  heOrShe,
  itIsSo,
  movedWords,
  nounLeftBare,
  particleAfterObject,
  perfectForPast,
  personCase,
  placePreposition,
  secondLink,
  sitsDown,
  smallWordLeftOut,
  smallWordMeant,
  staysAtPlace,
  subjectAfterRelative,
  theGreatest,
  thereIs,
  thereLeftOut,
  thingPronoun,
  verbSecond,
  doubledWord,
  superfluousAt,
  superfluousPreposition,
  superfluousReflexive,
  superfluousWord,
  abbreviationStop,
  clockStop,
  commas,
  doubledStop,
  endMark,
  listColon,
  outcry,
  questionMark,
  repeatedMarks,
  runOn,
  spacing,
  speechColon,
  speechComma,
  superfluousStop,
  toldQuestion,
  unpairedQuote,
  doubledComparison,
  fordiAt,
  paaGrundAfFordi,
  spokenForms,
  calledCapital,
  closingCapital,
  doubledVerb,
  endingApostrophe,
  genitiveApostrophe,
  greetingSmall,
  innerCapital,
  joinedPhrase,
  joinedWords,
  missingHyphen,
  misspelling,
  nameCapital,
  nameCompound,
  pronounI,
  realWord,
  scriptCapital,
  sentenceCapital,
  smallLetter,
  speakerSmall,
  speechCapital,
  splitAdverb,
  splitByPlace,
  splitCompound,
  splitKin,
  splitLink,
  splitMisspelled,
  splitOnce,
  splitThere,
  splitWord,
  wishCapital,
  writtenApart,
  aaForAtOg,
  adAf,
  adOfVerb,
  agreeingPronoun,
  alsoAndThen,
  amounts,
  askedForRelative,
  atOg,
  baadeOg,
  compared,
  daNaar,
  deDetDer,
  directions,
  forFaar,
  forFra,
  foreVerbs,
  formalOrSeveral,
  governedPreposition,
  heardAlike,
  heardForUsual,
  heardInPhrases,
  hvWords,
  hverVaerVejr,
  hverkenEller,
  kunneKunde,
  laengere,
  lieAndLay,
  mangeMeget,
  misplacedWords,
  nogenNogle,
  onesOwn,
  ownOfSubjectBehind,
  ownPerson,
  ownerOrPerson,
  placeOrTime,
  placeOrWay,
  politicians,
  saidOfNamed,
  severalHandled,
  sinHans,
  smallOrLittle,
  smallWords,
  synesSyntes,
  takenForVerbs,
  thereAndIt,
  timePhrase,
  timePreposition,
  toldByClause,
  toldByNeighbours,
  verbsTaken,
  vidsteViste,
  wayOrPlace,
  whoAsSubject,
  wordForWord,
];
