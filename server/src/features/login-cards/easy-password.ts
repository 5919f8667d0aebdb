import { randomInt } from 'node:crypto';

/** Words that a child can read, spell and type on any keyboard, æ, ø and å left out. */
export const WORDS: readonly string[] = `
  abrikos agern ananas anker apotek arena bakke ballon banan basar basun beton billet bison bjerg
  blomst bogstav bolsje bonde borg brise bronze buket butik cirkel citron cykel delfin diamant
  drage druer dykker egern elefant engel fabel fakkel falk fasan ferie festival figen fjeld flamme
  flod fregat frost gavl gepard giraf glimt gondol granit grotte guitar gulerod hammer havre hejre
  himmel hjort honning hummer humle hvede iglo insekt jaguar jungle kabel kajak kaktus kamel kanel
  kapsel karavan karse kasket kastanje kilde klippe klokke koala kobber kompas koral krabbe krone
  kuffert lagune lakrids lanterne lava lemur leopard linse lotus lyng magnet mandel mango mammut
  marsvin mester mokka morgen muffin musling nektar nordlys oliven orkan orkester paddel palme
  panda papaya paprika parasol pelikan perle pilot pingvin pirat planet radise raket regnbue ridder
  robot rosin rubin safran saturn savanne sejler silke skilling smaragd snegl solsort sommer
  spejder spinat stjerne storm svane tango teater tiger timian tomat topas torden tulipan tunnel
  turban turkis tyfon ugle vanilje vifte viking vindue violin vulkan zebra zigzag
`
  .trim()
  .split(/\s+/);

const word = (): string => WORDS[randomInt(WORDS.length)] ?? '';

/**
 * A password such as 'solsort-kompas-42', easy to copy from a card: one of about two million. That is enough here, for the
 * login pauses after five wrong tries (PD-01), and it is too little anywhere where one may try without end.
 */
export const easyPassword = (): string => `${word()}-${word()}-${randomInt(10, 100)}`;
