import { WordList } from './word-list.ts';

/** What one does with things, one after the other; some of the forms are nouns as well. */
export const ORDERS = new WordList(
  'hak hæld rør kom tag bag pil skær bland vend si smag drys pensl fold klip lim tegn skru sæt læg tryk vælg rul form ' +
    'smør steg kog lad pisk ælt tilsæt fordel fjern skræl skyl vask tør vent gem åbn luk tænd sluk varm afkøl anret ' +
    'servér server mål vej bor sav slib mal bind træk skub drej løft stil stik riv mos blend knus saml del brug find ' +
    'skriv læs klik start stop hold put prik gnid pres hent ryst pak spis sy strik tæl hop løb kast grib sørg pas husk',
);
