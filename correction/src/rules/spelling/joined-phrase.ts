import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

/** Fixed phrases that Retskrivningsordbogen writes in two or three words. */
const PHRASES: Record<string, string> = {
  idag: 'i dag',
  igår: 'i går',
  imorgen: 'i morgen',
  iaften: 'i aften',
  inat: 'i nat',
  iforgårs: 'i forgårs',
  iår: 'i år',
  ihvertfald: 'i hvert fald',
  iøvrigt: 'i øvrigt',
  iforhold: 'i forhold',
  istedet: 'i stedet',
  istedetfor: 'i stedet for',
  igang: 'i gang',
  ialt: 'i alt',
  tilsidst: 'til sidst',
  tilgengæld: 'til gengæld',
  tilfælles: 'til fælles',
  pågrund: 'på grund',
  påvej: 'på vej',
  altfor: 'alt for',
  lidtmere: 'lidt mere',
  ihverttilfælde: 'i hvert tilfælde',
  foreksempel: 'for eksempel',
  heltsikkert: 'helt sikkert',
  tilbagetil: 'tilbage til',
  omeftermiddagen: 'om eftermiddagen',
  ommorgenen: 'om morgenen',
  omaftenen: 'om aftenen',
  noglegange: 'nogle gange',
  hvergang: 'hver gang',
  ihvertilfælde: 'i hvert tilfælde',
  iværk: 'i værk',
  ligenu: 'lige nu',
  såsnart: 'så snart',
  forfanden: 'for fanden',
  påny: 'på ny',
};

export const joinedPhrase: WordRule = {
  id: 'joined-phrase',
  subcategory: 'compound-joined',
  on: { words: Object.keys(PHRASES).join(' ') },
  wrong: [
    ['Vi skal i biografen idag.', 'Vi skal i biografen i dag.'],
    ['Jeg kommer ihvertfald klokken otte.', 'Jeg kommer i hvert fald klokken otte.'],
  ],
  right: ['Vi skal i biografen i dag.', 'Der var engang en konge.'],
  match: (a, at) => replaceWord(a, at, PHRASES[a.lower(at)]!, 0.97),
};
