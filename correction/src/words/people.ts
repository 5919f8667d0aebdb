import { WordList } from './word-list.ts';

// Who one counts: kin, roles, trades.

const OF_TRADES =
  'lærer læge tandlæge dyrlæge sygeplejerske jordemoder pædagog bager slagter kok tjener opvasker frisør skrædder skomager urmager ' +
  'tømrer murer maler smed elektriker mekaniker gartner landmand bonde fisker jæger fabriksarbejder arbejder håndværker vicevært pedel ' +
  'rengøringsassistent butiksassistent ekspedient kassedame sælger købmand kioskejer chauffør buschauffør taxachauffør lastbilchauffør ' +
  'pilot stewardesse sømand matros kaptajn lods brandmand politimand betjent politibetjent vagt advokat dommer præst imam rabbiner munk ' +
  'nonne bibliotekar journalist redaktør tolk oversætter sekretær regnskabsfører ingeniør arkitekt programmør forsker videnskabsmand ';
/** What somebody is by trade. */
export const TRADES = new WordList(OF_TRADES);

/** Words for somebody in the base form: one alone has »en« or »et«, or the ending, but where it says what one is (»hun er læge«). */
export const PEOPLE = new WordList(
  // kin and nearness
  'mand kvinde dreng pige barn baby unge teenager spædbarn tvilling trilling fyr dame herre knægt tøs bror søster lillebror storebror ' +
    'lillesøster storesøster søn datter onkel tante moster faster farbror morbror fætter kusine nevø niece barnebarn oldebarn bedstefar ' +
    'bedstemor oldefar oldemor svigerfar svigermor svoger svigerinde kone ægtemand hustru kæreste enke enkemand ven veninde nabo ' +
    'kammerat klassekammerat legekammerat skolekammerat holdkammerat bofælle kollega bekendt gæst fremmed fjende person menneske borger ' +
    // what one is called for a while
    'elev pupil student studerende lærling praktikant vikar frivillig medlem deltager tilskuer publikummer passager patient kunde bruger ' +
    'ejer leder chef direktør formand kaptajn anfører dommer spiller målmand kaster løber svømmer rytter vinder taber mester turist rejsende ' +
    'flygtning indvandrer dansker svensker tysker udlænding soldat general spion tyv røver morder forbryder fange vidne offer helt heltinde ' +
    'fortæller hovedperson forfatter digter maler kunstner musiker sanger danser skuespiller komiker fotograf instruktør ' +
    // ranks, and beings of stories
    'professor rektor skoleleder inspektør træner postbud avisbud minister borgmester politiker præsident konge dronning prins prinsesse ' +
    'kejser kejserinde ridder pirat vampyr heks troldmand trold nisse drage fe engel spøgelse zombie robot gud gudinde ' +
    OF_TRADES,
);

/** What stands before somebody's name and belongs to it: »fru Bang«, »onkel Bent«. */
export const TITLES = new WordList(
  'onkel tante moster faster farbror morbror fætter kusine mormor morfar farmor farfar bedstemor bedstefar fru frk frøken hr herr ' +
    'lærer pastor doktor professor kong dronning prins prinsesse kaptajn',
);
