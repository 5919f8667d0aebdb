import { WordList } from './word-list.ts';

/** In these one has so much of it: »en kop kaffe«. */
export const MEASURES = new WordList(
  'kop kopper glas flaske flasker dåse dåser kande skål skåle liter deciliter dl kilo kg gram pose poser pakke pakker stykke stykker skive skiver ' +
    'spiseskefuld teskefuld teskefulde krus karton tallerken tallerkener',
);

/** Bare names of what one eats and drinks. */
export const EATEN_OR_DRUNK = new WordList(
  'kaffe te mælk vand saft juice cola sodavand øl vin brød rugbrød franskbrød kage pizza sukker salt mel ris pasta suppe kød fisk ost smør frugt slik chokolade is ' +
    'olie fløde yoghurt kakao grød salat kartofler gulerødder tomater æbler bær kiks chips honning eddike',
);
