import { WordList } from './word-list.ts';

/** After these no comma stands, whatever begins. */
export const COORDINATORS = new WordList('og eller samt men for så end som at både enten hverken uanset nemlig');
export const INTERJECTIONS = new WordList(
  'ja nej jo nå åh av uha okay hov øv hurra puha desværre undskyld ups hm næ nåh jamen goddag hallo wow',
);
export const SPEECH_VERBS = new WordList(
  'sagde siger spurgte spørger råbte råber svarede svarer tænkte tænker hviskede hvisker mener mente fortalte fortæller ' +
    'forklarede forklarer skreg skriger mumlede udbrød skrev skriver lød oplyser oplyste jublede brummede sukkede ' +
    'tilføjede tilføjer indrømmede erkender konstaterer understreger hævdede hævder vrissede hvinede hylede påstod',
);
/** Ways of speaking that tell who speaks only after what is said: »Kom, hvæsede katten«. */
export const MORE_SPEECH_VERBS = new WordList(
  'stønnede stønner hvæsede hulkede hulker klynkede grinede griner lo smilede gentog gentager afbrød ' +
    'foreslog foreslår lovede lover bad beder advarede vrælede gispede gøede snøftede fnes drillede ' +
    'beordrede kommanderede begyndte fortsatte fortsætter sang skrålede peb vrissede snerrede knurrede ' +
    'brummer mumler udbryder hyler lød lyder skriger skreg jamrede forklarer kaldte kalder tænker ' +
    'indvendte protesterede konstaterede meddelte meddeler påpeger påpegede brølede brøler hvæser jubler stammede stammer ' +
    'fniser fnisede klagede sukker tiggede fnyste hånede truede formanede trøstede bemærkede skændte hvisler hvislede',
);
/** What is told, never who tells it: »Løber« siger noget om hunden. */
export const TOLD = new WordList('hvad hvem noget intet meget alt lidt andet');
/** Said twice for emphasis, with a comma between: »meget, meget koldt«. */
export const EMPHATIC = 'meget rigtig rigtigt mange lang langt lange slet alt dybt vildt super';
/** Words that explain the noun before them. */
export const EXPLAINS = new WordList('nemlig heriblandt herunder såsom dvs.');
/** Called out at the end of a sentence. */
export const ADDRESSED = new WordList(
  'mor far skat farmor mormor farfar morfar bedste bedstefar bedstemor børn venner drenge piger knægt mester søde',
);
/** A noun after these is what is measured. */
export const MEASURES = new WordList(
  'liter kilo kg gram glas kop kopper stykke stykker pose poser par dl spsk spsk. tsk tsk. flaske flasker kasse skål ' +
    'portion portioner slags form type antal række masse bunke meter gange gang procent dåse håndfuld spand flok stak rulle par pakke hold gruppe klokken ' +
    'kl. nummer klasse mio. mill. mia. pct. sæt knivspids skefuld skive skiver ark stabel bundt dråbe dråber spandfuld',
);
/** »Kom og spis«: joined so closely to the next imperative that no comma stands. */
export const FIRST_OF_TWO = new WordList('kom gå tag sid stå løb prøv vær bliv husk lad se hør skynd');
/** Adverbs that stand before the verb of their own clause, not at the end of the clause before. */
export const SENTENCE_ADVERBS = new WordList(
  'så da altid ligefrem pludselig dermed samtidig dels også ikke jo virkelig selvfølgelig aldrig måske derfor ofte ' +
    'endelig straks heldigvis desværre faktisk der selv',
);
