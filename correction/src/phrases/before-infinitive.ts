import { AFTER_WHICH_INFINITIVE } from '../words/prepositions.ts';
const VERB =
  /^(prøv(e|er|ede|et)|begynd(e|er|te|t)|forsøg(e|er|te|t)|elsk(e|er|ede|et)|plej(e|er|ede|et)|husk(e|er|ede|et)|glem(me|mer|te|t)|beslut(te|ter|tede|tet)|ønsk(e|er|ede|et)|lær(e|er|te|t)?|nægt(e|er|ede|et)|skyn(de|der|dte|dt)|tilby(de|der|d)|tilbød|foretræk(ke|ker)|foretrak|håb(e|er|ede|et)|lov(e|er|ede|et)|hjælp(e|er)|hjalp|orke|orker|orkede|undgå|undgår|undgik|lide|li|risikere|risikerer|risikerede|lyst|svært|nemt|let|sjovt|godt|dejligt|vigtigt|hårdt|bedre|muligt|umuligt|nødt|råd|brug|chance|mulighed|ret|tid|lov)$/;

/** True when »at« and an infinitive follow the preposition: »til at«, »uden at«. */
export const isPrepositionBeforeAt = (lower: string): boolean => AFTER_WHICH_INFINITIVE.test(lower);

/** True when the word is mostly followed by »at« and an infinitive: »begynde at«, »lyst at«. */
export const takesAt = (lower: string): boolean => VERB.test(lower);
