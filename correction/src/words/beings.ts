import { WordList } from './word-list.ts';

// Who can think, say and be »han« or »hun«.

/** Words of men, boys and male beings, in their base form. */
export const MEN: ReadonlySet<string> = new Set(
  (
    'far fader morfar farfar bedstefar oldefar onkel bror broder lillebror storebror tvillingebror fætter søn mand dreng fyr ' +
    'herre konge prins kejser greve gud svigerfar papfar nevø ridder munk knægt gut troldmand ' +
    'brandmand købmand husbond ægtemand brudgom fisker soldat træner bager smed bonde trold kæmpe pirat'
  ).split(' '),
);
/** The same of women. */
export const WOMEN: ReadonlySet<string> = new Set(
  (
    'mor moder mormor farmor bedstemor oldemor moster faster tante søster lillesøster storesøster tvillingesøster kusine datter ' +
    'kone pige dame kvinde dronning prinsesse kejserinde gudinde heks svigermor papmor niece veninde lærerinde ' +
    'sygeplejerske jordemoder frue frøken stedmor stedmoder tøs havfrue'
  ).split(' '),
);
/** Who is near somebody, in the singular: what stands behind is theirs, or a part of the sentence of its own. */
export const NEAR_ONES = new WordList(
  'mor far bror søster mormor morfar farmor farfar moster faster onkel ven veninde lillebror storebror lillesøster storesøster nabo lærer kusine fætter kæreste ' +
    'oldefar oldemor bedstefar bedstemor svoger svigerinde svigerfar svigermor papfar papmor tvillingebror tvillingesøster sidekammerat klassekammerat',
);
/** The commonest given names in Denmark that tell the sex of who bears them. */
const MEN_NAMES = new WordList(
  'adam ahmed albert aksel alexander alfred ali anders andreas anker anton arne arthur asger august aske axel ' +
    'benjamin bent bertram bjarne bo brian carl casper christian christoffer claus daniel david dennis ditlev ebbe ' +
    'elias elliot emil erik ejnar finn flemming frank frederik frej felix gustav hans harald hassan henning henrik ' +
    'holger hugo ib ibrahim ivan jakob jacob jan janus jens jeppe jesper joakim johan johannes johnny john jonas ' +
    'jonathan jørgen jørn kaj karl karsten kasper kenneth kenny kevin kim kjeld klaus knud kristian kristoffer kurt ' +
    'lars lasse lauge lauritz leif leo liam louis lucas ludvig lukas mads magnus malthe malte marcus marius mark ' +
    'markus martin mathias mattias matias max michael mikael mikkel milas milo mogens mohammed morten mustafa ' +
    'nicklas nicolai niels nikolaj niklas noah ole oliver olav omar oscar oskar otto patrick paul peder peter ' +
    'philip pelle per poul preben rasmus rené rikard robert robin rolf rune samuel sander sebastian sigurd silas ' +
    'simon storm svend søren theis theo theodor thomas thor thorkild tim tobias tom tommy torben troels ulrik ' +
    'valdemar valentin verner victor viggo vilhelm viktor villads villy villum walter vincent william yusuf harry ' +
    'ron hamlet romeo jeppe holberg kain abel odin loke balder tyr',
);
const WOMEN_NAMES = new WordList(
  'agnes aisha alba alberte alice alma amalie amanda andrea ane anette anja ann anna anne annika annette asta ' +
    'astrid aya benedicte bente berit birgit birgitte birthe bodil camilla caroline karoline cecilie charlotte ' +
    'christina christine clara dagmar dorte dorthe ditte edith elin elisabeth ella ellen ellie elsa else emilie ' +
    'emma emmy ester eva fatima filippa fie freja frida gerda gitte grethe gudrun hanna hannah hanne hedda helena ' +
    'helene helle henriette ida inge ingeborg inger ingrid irene isabel isabella jane janne jasmin jette johanne ' +
    'josefine josephine julia julie jytte karen karin karla kate katja kathrine katrine kirsten kirstine klara ' +
    'kristina laila lea lene leonora lena liva lisa lisbeth lise liv lone lotte louise luna lærke maja malene maren ' +
    'margit margrethe maria marianne marie marlene mathilde matilde maya merete mette mia mie mille mona nadia naja ' +
    'nana nanna natalie nicoline nina nora olga olivia pernille pia puk ragnhild rebecca regitze rikke rita rosa ' +
    'ronja ruth sanne sara sarah selma signe sigrid silje simone sissel smilla sofia sofie sonja sophie stine ' +
    'susanne svea sys tanja tea thea thilde tilde tina tine tove trine ulla ursula vera vibeke victoria viktoria ' +
    'vigga yasmin zahra zainab hermione julie frigg freja thit tut gertrud marta',
);
/** Nouns of living beings that may be »han« or »hun«. */
export const SOMEBODY =
  /(lærer|læge|elev|ven|barn|baby|person|forfatter|kunstner|direktør|formand|chef|nabo|gæst|leder|pædagog|kæreste|kammerat|betjent|journalist|spiller|løber|hovedperson|fortæller|ejer|kunde|konduktør|chauffør|dommer|præst|borgmester|minister|statsminister|majestæt|præsident|digter|sanger|skuespiller|modstander|fjende|makker|vært|redder|ridder|voksen|forsker|videnskabsmand)$/;

/** Many together, who think and say things. */
const GROUPS =
  'klasse|hold|skole|regering|politi|folk|parti|gruppe|familie|forældre|søskende|dansker|menneske|børn|publikum|mænd|fædre|' +
  'mødre|brødre|bønder|hund|kat';
const BEINGS = new RegExp(
  `(${[...MEN, ...WOMEN].join('|')}|${SOMEBODY.source.slice(1, -2)}|${GROUPS})(n?en|n|t?et|n?er|e|r|n?erne|rne|ene|ne)?$`,
);
/** Whether a lower-cased noun or name, in any form, may be of somebody who thinks and tells; »filmen« and »matematik« do not. */
export const mayThink = (word: string): boolean => isGivenName(word) || BEINGS.test(word);

/** True of a lower-cased given name that is common in Denmark. */
export const isGivenName = (name: string): boolean => nameSex(name) !== null;

/** 'han' or 'hun' of a lower-cased given name that tells which; else null. */
export const nameSex = (name: string): 'han' | 'hun' | null =>
  MEN_NAMES.test(name) ? 'han' : WOMEN_NAMES.test(name) ? 'hun' : null;

/** Animals of everyday life and of stories, by their base form. */
export const ANIMALS = new WordList(
  'hund hvalp kat killing mis kanin hamster marsvin mus rotte hest føl pony æsel ko kalv tyr okse får lam vædder ged gedebuk kid gris so orne høne hane ' +
    'kylling and ælling gås svane due krage ravn ugle ørn falk høg stork spurv solsort mejse blåmejse papegøje undulat pingvin struds påfugl fugl ' +
    'ræv ulv bjørn isbjørn hjort hind rådyr elg rensdyr grævling hare pindsvin egern muldvarp bæver odder los løve tiger leopard panter gepard elefant næsehorn ' +
    'flodhest giraf zebra kamel abe gorilla chimpanse kænguru koala panda sæl hval delfin haj spækhugger hvalros krokodille slange firben skildpadde frø tudse ' +
    'drage enhjørning dyr kæledyr husdyr fisk guldfisk torsk gedde ål krabbe blæksprutte edderkop bi humlebi hveps flue myg sommerfugl myre bille snegl orm',
);
