import type { Correction } from '../../correction/src/index.ts';

/** Marks that stand: what is marked, and a piece of the text around it. A line goes when the engine has learnt better. */
type Known = readonly (readonly [token: string, text: string])[];

/** The sentence is right and the engine is wrong. */
const FALSE_ALARMS: Known = [
  ['have time', 'De skal alligevel have time.'],
  // since the language net was trained again
  ['lille', 'Man gør noget lille meget stort.'],
  ['sår', 'Det, man sår, hedder'],
  ['beskeden', 'Tænk på, hvem der skal læse beskeden, og vælg'],
  ['skyerne', 'Det er det, skyerne og temperaturen gør.'],
  ['opfølger', 'Den længe ventede opfølger til skolens musical'],
  ['Vælg', 'har intet d. Vælg eller skriv det rigtige ord.'],
  ['forstærker ikke', 'når det forstærker ikke.'],
  ['nej', 'Sig nej i datid med'],
  ['åben', 'De lader porten stå åben og hundene løbe frit.'],
  // an object as a riddle before the verb
  ['med', 'Førnutid laves med har eller er.'],
  // since the models of choices were trained again
  ['Ligge', 'Ligge, lå, ligget.'],
  ['sammenlign', '»Jf.« betyder »jævnfør«, altså sammenlign med.'],
  ['sætter', 'bittesmå frugter med pigge, der sætter sig fast i tøj og pels. De fleste'],
  ['fremtid', 'Skriv udsagnsordet i fremtid (»futur simple«), eller vælg den rigtige'],
  // since the word and comma models were trained again
  ['lægge', 'At lægge og at sætte er noget, man gør ved'],
  ['for', 'Skønt vi havde kort, for vi vild, da tågen kom.'],
  ['ligger', 'Man lægger noget, men man ligger et sted. Datid af »lægge« er »lagde«,'],
  ['det', 'På dansk står det bøjede udsagnsord på plads nummer'],
  ['tager', 'Han gik hen til bordet, tager kniven og skar kagen ud.'],
  ['råber', 'Klokken ringede, alle løb ud, og læreren råber efter os.'],
  ['mange', 'En masse betyder mange. Vokalen er kort.'],
  ['ation', '»Explain« mister sit i og får -ation.'],
  // since the models of commas and of how words fit were taught on more texts
  ['bagefter', 'Står det bagefter eller midt i'],
  ['cykl', 'Åbn, cykl og glem det!'],
  ['halv fuld', 'Vandflasken er kun halv fuld.'],
  ['mit', 'Min og mit på kontoret'],
  ['liter', 'næsten ni millioner liter melasse'],
  // both are right
  ['jævnlig', 'hvor der jævnlig samlede sig en flok'],
  // forms and words that are rare elsewhere
  ['solhat', 'En hat mod solen er en solhat'],
  ['bod', 'solgte jordbær og blommer fra en bod'],
  // a noun without an article that names something general
  ['ad', 'Bag ad hinanden'],
  // explained to those who learn the words »mormor«, »farfar« and »farbror«
  ['mors mor', 'mors mor'],
  ['fars far', 'din fars far'],
  ['fars bror', 'din fars bror'],
  // two words that mean more than anything else, not the one word for everywhere
  ['over alt', 'Hun elsker sin kanin over alt andet'],
  // two words that only look like one, and a word that gets no -t
  ['fremmed sprog', 'bande på et fremmed sprog'],
  ['glad', 'et så glad marsvin'],
  // right words and forms taken for more usual ones
  ['grinene', 'Et grin, flere grin, alle grinene'],
  ['myg', 'samler underskrifter mod myg'],
  ['vært', 'Den, der tager imod gæster, er vært'],
  // a measure and what is measured; a noun whose form is rare elsewhere; somebody else's, as the sentence is about
  ['nøgle garn', 'to vanter af et nøgle garn'],
  ['Spydet', 'Spydet fløj langt ud over banen'],
  // »den« and »også« where they stand right, what is far up, and nouns after »nogen«, »som« and »et«
  ['også', 'Skriv navne med stort, også navne på bøger'],
  // an old letter writer laughs and counts in tubs; a stick for a drum; dogs that bark; »tag« said to a reader
  ['vil le', 'Du vil le ad mig'],
  ['ad', 'Du vil le ad mig'],
  ['trommestok', 'Vi købte farmor en trommestok'],
  ['gøer', 'hvorfor hunden aldrig gøer'],
  ['hans', 'Bo tog hans hue på'],
  // what is shared out, what topples, what the engine meets too seldom
  ['dele', 'De rejsende måtte dele to stole'],
  ['nogle', 'Selv om nogle af de ældste huse'],
  ['Turene', 'Turene spiser. Altså forurener'],
  // words of a speaker put in the middle of what he says; good luck is wished twice
  [' pøj', 'Pøj pøj med det nye'],
];

/** Names of forms and signs, which stand without an article where grammar is spoken of: »i datid«, »kolon står foran …«. */
const TERMS = new Set(
  'ental flertal nutid datid førnutid førdatid navnemåde bydeform bydemåde kolon semikolon punktum komma startkomma slutkomma biled biledet sideordning underordning forvægt bagvægt'.split(
    ' ',
  ),
);

/** A reason that lists a verb's forms: »Det hedder lyve, løj, løjet.« Its commas and infinitives are not a sentence's. */
const FORMS_OF_A_VERB = /^Det hedder \p{L}+, \p{L}+, \p{L}+\.$/u;

/** Whether a mark in the bank is known and stands. Titles have no full stop. */
export const isKnownMark = (text: string, { ruleId, token, offset, length }: Correction): boolean =>
  (ruleId === 'end-mark' && offset + length === text.length) ||
  TERMS.has(token.toLowerCase()) ||
  FORMS_OF_A_VERB.test(text) ||
  FALSE_ALARMS.some(([known, piece]) => known === token && text.includes(piece));
