import type { ErrorPage } from './error-page.ts';
import { page as adjectiveAgreement } from './grammar/adjective-agreement.ts';
import { page as adverbialT } from './grammar/adverbial-t.ts';
import { page as definiteness } from './grammar/definiteness.ts';
import { page as eneEnde } from './grammar/ene-ende.ts';
import { page as gender } from './grammar/gender.ts';
import { page as genitive } from './grammar/genitive.ts';
import { page as infinitive } from './grammar/infinitive.ts';
import { page as missingWord } from './grammar/missing-word.ts';
import { page as number } from './grammar/number.ts';
import { page as participle } from './grammar/participle.ts';
import { page as pastEnding } from './grammar/past-ending.ts';
import { page as presentR } from './grammar/present-r.ts';
import { page as pronounCase } from './grammar/pronoun-case.ts';
import { page as tense } from './grammar/tense.ts';
import { page as wordOrder } from './grammar/word-order.ts';
import { page as add } from './other/add.ts';
import { page as comment } from './other/comment.ts';
import { page as deleteWord } from './other/delete.ts';
import { page as rephraseOwn } from './other/rephrase-own.ts';
import { page as replace } from './other/replace.ts';
import { page as colon } from './punctuation/colon.ts';
import { page as commaAddress } from './punctuation/comma-address.ts';
import { page as commaApposition } from './punctuation/comma-apposition.ts';
import { page as commaEnd } from './punctuation/comma-end.ts';
import { page as commaEnumeration } from './punctuation/comma-enumeration.ts';
import { page as commaMainClauses } from './punctuation/comma-main-clauses.ts';
import { page as commaStart } from './punctuation/comma-start.ts';
import { page as commaSuperfluous } from './punctuation/comma-superfluous.ts';
import { page as exclamationMark } from './punctuation/exclamation-mark.ts';
import { page as periodMissing } from './punctuation/period-missing.ts';
import { page as periodSuperfluous } from './punctuation/period-superfluous.ts';
import { page as questionMark } from './punctuation/question-mark.ts';
import { page as quotationMarks } from './punctuation/quotation-marks.ts';
import { page as repeatedMarks } from './punctuation/repeated-marks.ts';
import { page as spacing } from './punctuation/spacing.ts';
import { page as clumsy } from './rephrase/clumsy.ts';
import { page as repetition } from './rephrase/repetition.ts';
import { page as spokenLanguage } from './rephrase/spoken-language.ts';
import { page as apostrophe } from './spelling/apostrophe.ts';
import { page as capital } from './spelling/capital.ts';
import { page as compoundJoined } from './spelling/compound-joined.ts';
import { page as compoundSplit } from './spelling/compound-split.ts';
import { page as consonant } from './spelling/consonant.ts';
import { page as doubleConsonant } from './spelling/double-consonant.ts';
import { page as ending } from './spelling/ending.ts';
import { page as hyphen } from './spelling/hyphen.ts';
import { page as lowercase } from './spelling/lowercase.ts';
import { page as misspelling } from './spelling/misspelling.ts';
import { page as silentLetter } from './spelling/silent-letter.ts';
import { page as vowel } from './spelling/vowel.ts';
import { page as adAf } from './wordconfusion/ad-af.ts';
import { page as atOg } from './wordconfusion/at-og.ts';
import { page as daNaar } from './wordconfusion/da-naar.ts';
import { page as deDet } from './wordconfusion/de-det.ts';
import { page as derSomDet } from './wordconfusion/der-som-det.ts';
import { page as endInd } from './wordconfusion/end-ind.ts';
import { page as forFaar } from './wordconfusion/for-faar.ts';
import { page as hangHaengte } from './wordconfusion/hang-haengte.ts';
import { page as hjemHjemme } from './wordconfusion/hjem-hjemme.ts';
import { page as hvadVar } from './wordconfusion/hvad-var.ts';
import { page as hverVaerVejr } from './wordconfusion/hver-vaer-vejr.ts';
import { page as hvisVis } from './wordconfusion/hvis-vis.ts';
import { page as hvorVor } from './wordconfusion/hvor-vor.ts';
import { page as kunneKunde } from './wordconfusion/kunne-kunde.ts';
import { page as laengereLaenger } from './wordconfusion/laengere-laenger.ts';
import { page as liggeLaegge } from './wordconfusion/ligge-laegge.ts';
import { page as manMand } from './wordconfusion/man-mand.ts';
import { page as mangeMeget } from './wordconfusion/mange-meget.ts';
import { page as mindreFaerre } from './wordconfusion/mindre-faerre.ts';
import { page as nogenNogle } from './wordconfusion/nogen-nogle.ts';
import { page as ogOgsaa } from './wordconfusion/og-ogsaa.ts';
import { page as siddeSaette } from './wordconfusion/sidde-saette.ts';
import { page as sinHans } from './wordconfusion/sin-hans.ts';
import { page as soundAlike } from './wordconfusion/sound-alike.ts';
import { page as springeSpraenge } from './wordconfusion/springe-spraenge.ts';
import { page as synesSyntes } from './wordconfusion/synes-syntes.ts';
import { page as vaagneVaekke } from './wordconfusion/vaagne-vaekke.ts';
import { page as vaereVaerre } from './wordconfusion/vaere-vaerre.ts';
import { page as vidstVist } from './wordconfusion/vidst-vist.ts';
import type { DanishId } from './taxonomy.ts';

/** The page of every subcategory of Danish. The compiler asks for a page for each id in `SUBCATEGORY_IDS`. */
export const ERROR_PAGES: Readonly<Record<DanishId, ErrorPage>> = {
  'present-r': presentR,
  infinitive,
  tense,
  'past-ending': pastEnding,
  participle,
  gender,
  number,
  definiteness,
  'adjective-agreement': adjectiveAgreement,
  'adverbial-t': adverbialT,
  'ene-ende': eneEnde,
  genitive,
  'pronoun-case': pronounCase,
  'word-order': wordOrder,
  'missing-word': missingWord,
  misspelling,
  vowel,
  consonant,
  'double-consonant': doubleConsonant,
  'silent-letter': silentLetter,
  ending,
  'compound-split': compoundSplit,
  'compound-joined': compoundJoined,
  capital,
  lowercase,
  hyphen,
  apostrophe,
  'nogen-nogle': nogenNogle,
  'ad-af': adAf,
  'at-og': atOg,
  'ligge-laegge': liggeLaegge,
  'sidde-saette': siddeSaette,
  'hang-haengte': hangHaengte,
  'springe-spraenge': springeSpraenge,
  'vaagne-vaekke': vaagneVaekke,
  'sin-hans': sinHans,
  'hver-vaer-vejr': hverVaerVejr,
  'vaere-vaerre': vaereVaerre,
  'kunne-kunde': kunneKunde,
  'vidst-vist': vidstVist,
  'hvor-vor': hvorVor,
  'hvad-var': hvadVar,
  'hvis-vis': hvisVis,
  'synes-syntes': synesSyntes,
  'laengere-laenger': laengereLaenger,
  'der-som-det': derSomDet,
  'de-det': deDet,
  'man-mand': manMand,
  'for-faar': forFaar,
  'og-ogsaa': ogOgsaa,
  'end-ind': endInd,
  'da-naar': daNaar,
  'hjem-hjemme': hjemHjemme,
  'mange-meget': mangeMeget,
  'mindre-faerre': mindreFaerre,
  'sound-alike': soundAlike,
  'comma-start': commaStart,
  'comma-end': commaEnd,
  'comma-main-clauses': commaMainClauses,
  'comma-enumeration': commaEnumeration,
  'comma-apposition': commaApposition,
  'comma-address': commaAddress,
  'comma-superfluous': commaSuperfluous,
  'period-missing': periodMissing,
  'period-superfluous': periodSuperfluous,
  'question-mark': questionMark,
  'exclamation-mark': exclamationMark,
  'quotation-marks': quotationMarks,
  colon,
  spacing,
  'repeated-marks': repeatedMarks,
  clumsy,
  'spoken-language': spokenLanguage,
  repetition,
  replace,
  delete: deleteWord,
  add,
  'rephrase-own': rephraseOwn,
  comment,
};
