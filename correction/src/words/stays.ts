import { WordList } from './word-list.ts';

// Staying at a place and going to one, for »oppe« and »op«, »hjemme« and »hjem«.

/** Where one is meanwhile: »oppe«, »ude«, »henne«. */
export const STAYS_THERE = new WordList(
  'sidder sad sidde siddet ligger lå ligge ligget bor boede bo boet hænger hang hænge hængt sover sov sove sovet venter ventede vente ventet ' +
    'leger legede lege leget arbejder arbejdede arbejde arbejdet hygger hyggede opholder opholdt befinder befandt gemmer ' +
    'spiser spiste spise spist overnatter overnattede overnatte overnattet findes fandtes studerer studerede fester festede',
);

/** What the same is with »op«, »ned«, »ud« and »ind« besides: »spise op«, »hænge noget op«. */
export const BRINGS_UP = new WordList(
  'spiser spiste spise spist arbejder arbejdede arbejde arbejdet hænge hængt hænger hang læser',
);

/** The same and »stå«, which has »stå op« besides, and »være«. */
export const IS_THERE = new WordList('er var være været står stod stå stået');

/** »blive oppe«. */
export const REMAINS = new WordList('bliver blev blive blevet bliv');

/** One gets from one place to another, or something is brought there. */
export const GOES_THERE = new WordList(
  'kom komme kommer kommet tager tog tage taget skynder skyndte skynde skyndt sender sendte sende sendt lægger lagde lægge lagt sætter satte ' +
    'sætte sat stiller stillede stille stillet hælder hældte hælde hældt putter puttede putte puttet kaster kastede kaste kastet smider smed ' +
    'smide smidt flytter flyttede flytte flyttet falder faldt falde faldet hopper hoppede hoppe hoppet klatrer klatrede klatre klatret ' +
    'kravler kravlede kravle kravlet bringer bragte bringe bragt bærer bar bære båret henter hentede hente hentet styrter styrtede styrte ' +
    'rejser rejste rejse rejst vender vendte træder trådte træde nåede når nå nået sneg snige inviterer inviterede sprang springer springe ' +
    'dykker dykkede dykke flyver fløj flyve smutter smuttede smutte smuttet slæber slæbte trækker trak trække trukket lukker lukkede løfter ' +
    'løftede løfte spurtede spurter rendte render rende luk kig stil sæt læg smid kast hop kravl flyt spring',
);

/** The same in doubt: one may as well go about there: »gik ude i haven«. */
export const GOES_ABOUT = new WordList(
  'gå går gik gået løbe løber løb løbet køre kører kørte kørt cykle cykler cyklede cyklet sejle sejler sejlede sejlet ride red rider vandre ' +
    'vandrer vandrede trille triller trillede danse dansede danser køre',
);

/** What lies so deep that one who is »nede« there does not lie down. */
export const DOWN_THERE =
  /(kælderen|kældre|kælder|byen|haven|gården|hullet|dalen|søen|havnen|kiosken|stuen|køkkenet|stueetagen|bunden|skabet|skuffen|tasken|posen|lommen|brugsen|netto|rema|føtex|bilka|klubben|hallen|svømmehallen|skolegården|mosen|skoven|grotten|hulen|minen|kisten|graven|åen|floden|tunnelen|metroen|garagen|landsbyen|fælleden|parken|kantinen|gymnastiksalen|receptionen|vaskekælderen|værkstedet)$/;
