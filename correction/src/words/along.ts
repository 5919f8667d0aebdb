import { WordList } from './word-list.ts';

// What »ad« belongs to, and what one goes, leans or runs along.

/** »skille uret ad«: in pieces, or from one another. */
export const TAKES_APART = new WordList('skille skiller skilte skilt skilles skiltes');

/** »følges ad«, »hjælpes ad«: together. */
export const DONE_TOGETHER = new WordList('følges fulgtes følgtes hjælpes hjalpes');

/** »bære sig dumt ad«: what one does. */
export const BEARS = new WordList('bære bærer bar båret');

/** Sounds and faces that one makes at somebody. */
export const AT_SOMEBODY = new WordList(
  'grine griner grinede grinet grinte le ler lo leet fnise fniser fnisede fniste fnist råbe råber råbte råbt skrige skriger skreg skreget ' +
    'hvæse hvæser hvæsede hvæset vrænge vrænger vrængede vrænget vrisse vrisser vrissede vrisset snerre snerrer snerrede snerret ' +
    'brøle brøler brølte brølede brølet hyle hyler hylede knurre knurrer knurrede knurret gø gør gøede gøet fnyse fnyser fnyste fnøs ' +
    'snappe snapper snappede pifte pifter piftede hånle hånler hånlo buhe buher buhede buhet pibe piber peb skælde',
);

/** The same with what one points, puts out or makes. */
export const FACES = new WordList('fingre finger fingeren tunge tungen ansigter ansigt grimasser ræven');

/** What one leans, stands or puts something up against. */
export const LEANED_ON =
  /(væg|væggen|væggene|mur|muren|murene|træ|træet|træer|træerne|træstamme|træstammen|hegn|hegnet|plankeværk|plankeværket|stakit|stakittet|radiator|radiatoren|stolpe|stolpen|pæl|pælen|rækværk|rækværket|gelænder|gelænderet|facade|facaden|gavl|gavlen|hæk|hækken|port|porten|skur|skuret|garage|garagen|container|containeren|reol|reolen|skab|skabet|klippe|klippen|søjle|søjlen|bygning|bygningen|hus|huset|hushjørne|stamme|stammen|skulder|dør|døren|hinanden|tavle|tavlen|køleskab|køleskabet|lygtepæl|lygtepælen)$/;

/** Standing there, or put there. */
export const LEANS = new WordList(
  'stå står stod stået læn stil stille stiller stillede stillet læne læner lænede lænet lænte sad sidder sidde siddet lå ligger ligge ligget ' +
    'satte sætter sætte sat lagde lægger lægge lagt parkere parkerer parkerede parkeret presse presser pressede presset skubbe skubber ' +
    'skubbede skubbet hviler hvilede trykkede trykker trykke holder holdt støttede støtter støtte sæt parker lænes lænende',
);

/** What one climbs up or down, and what tears and rain run down. */
export const RUN_ALONG =
  /(gardin|gardinet|gardiner|gardinerne|væg|væggen|væggene|mur|muren|murene|træet|træerne|stamme|stammen|tov|tovet|reb|rebet|snor|snoren|facade|facaden|tagrende|tagrenden|nedløbsrør|nedløbsrøret|pæl|pælen|mast|masten|flagstang|flagstangen|stolpe|stolpen|ben|benet|benene|arm|armen|armene|ryg|ryggen|rygsøjle|rygsøjlen|kind|kinden|kinder|kinderne|pande|panden|hals|halsen|hage|hagen|rude|ruden|ruder|ruderne|skråning|skråningen|bakketop|klippevæg|klippevæggen|stolen|stoleben|bordben|lår|lårene|ansigt|ansigtet|tindinger|nakke|nakken|lagen|lagenet|stigen|hegn|hegnet|plankeværk|plankeværket|ski[lb]akken|rutsjebanen|rutschebanen|kravlegård|hønsestige|trappetrin|trappeopgang|trappeopgangen)$/;

/** Going up or down them, or running. */
export const RUNS = new WordList(
  'kravle kravler kravlede kravlet kravl klatr løb gå kom klatre klatrer klatrede klatret løbe løber løb løbet gå går gik gået kom komme kommer svinge svingede ' +
    'entre entrede snige sneg trille triller trillede trillet strømme strømmer strømmede dryppe drypper dryppede glide glider gled silede siler ' +
    'styrter styrtede rende render rendte rendt flød flyder flyde piblede pibler vælter væltede spæne spæner spænede fare farer for suse suser ' +
    'susede hældte kører kørte køre cykle cykler cyklede rutsjede rutsjer listede lister liste vandrede vandrer',
);

/** »hen ad aften«: towards. */
export const WAYS_AND_TIMES = new WordList(
  'vejen gaden stien gangen fortovet gulvet jorden aften aftenen eftermiddag eftermiddagen formiddagen formiddag morgen morgenen midnat ' +
    'natten dagen foråret efteråret sommeren vinteren året bordet isen korridoren perronen kajen stranden landevejen',
);
