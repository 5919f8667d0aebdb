import { WordList } from './word-list.ts';

// What one makes, what one lets be, what one knows: for »lave« and »lade«, »kende« and »vide«.

/** What is made: »lave lektier«, never »lade lektier«. */
export const MADE = new WordList(
  'lektier lektierne mad maden aftensmad aftensmaden morgenmad morgenmaden frokost frokosten middag middagen kage kagen kager pandekager ' +
    'suppe suppen salat te kaffe kakao sovs sovsen dessert tegninger tegning tegningen film filmen video videoer videoen opgaver opgaven ' +
    'opgaverne projekt projektet plakat plakaten plakater fejl ballade sjov rod larm støj aftaler aftale aftalen planer plan planen liste ' +
    'listen noget ingenting intet snemand snemanden huler hule hulen bål bålet smykker perler armbånd gymnastik idræt sport armbøjninger ' +
    'mavebøjninger forsøg forsøget eksperiment eksperimenter fremlæggelse fremlæggelsen oplæg musik grin pølsehorn boller bollerne pizza ' +
    'pizzaen slik popcorn julepynt kalender kort invitationer invitation hjemmeside quiz spil legetøj kunst håndarbejde',
);

/** What nobody makes but lets somebody do. */
export const LETS: Readonly<Record<string, string>> = {
  lave: 'lade',
  laver: 'lader',
  lavede: 'lod',
  lav: 'lad',
  lavet: 'ladet',
};
export const MAKES: Readonly<Record<string, string>> = {
  lade: 'lave',
  lader: 'laver',
  lod: 'lavede',
  ladede: 'lavede',
  lad: 'lav',
  ladet: 'lavet',
};

/** Whom one knows: »kender ham«. */
export const KNOWN_PEOPLE = new WordList('ham hende dem dig mig jer os');
