import { WordList } from './word-list.ts';

// What a verb tells of the thing that it is about: whether the reader hears of it for the first time, knows it, or which many are meant.

/** What is had, got, found, seen or made is mostly new to the reader: »har en hund«, »fandt en nøgle«. */
export const BRINGS_IN = new WordList(
  'have har havde haft få får fik fået eje ejer ejede ejet købe køber købte købt leje lejer lejede lejet låne låner lånte lånt ' +
    'ønske ønsker ønskede ønsket finde finder fandt fundet se ser så set opdage opdager opdagede opdaget møde møder mødte mødt ' +
    'høre hører hørte hørt give giver gav givet sende sender sendte sendt skrive skriver skrev skrevet tegne tegner tegnede tegnet ' +
    'male maler malede malet bygge bygger byggede bygget lave laver lavede lavet bage bager bagte bagt sy syr syede syet ' +
    'strikke strikker strikkede strikket fortælle fortæller fortalte fortalt synge synger sang sunget holde holder holdt ' +
    'starte starter startede startet åbnede stille stiller stillede stillet stifte stifter stiftede stiftet danne danner dannede dannet ' +
    'bruge bruger brugte brugt mangle mangler manglede manglet kende kender kendte kendt ligne ligner lignede lignet ' +
    'søge søger søgte søgt tilbyde tilbyder tilbød tilbudt bestille bestiller bestilte bestilt sælge sælger solgte solgt ' +
    'findes fandtes komme kommer kom kommet stå står stod stået ligge ligger lå ligget sidde sidder sad siddet bo bor boede boet ' +
    'hænge hænger hang hængt ske sker skete sket leve lever levede levet fange fanger fangede fanget skyde skyder skød skudt ' +
    'vinde vinder vandt vundet score scorer scorede scoret føde føder fødte født planlægge planlægger planlagde planlagt',
);

/** What one opens, shuts, takes off, loses or cleans has been there before: »åbnede døren«, »slukkede lyset«. */
export const HANDLES = new WordList(
  'åbne åbner åbnede åbnet lukke lukker lukkede lukket låse låser låste låst tænde tænder tændte tændt slukke slukker slukkede slukket ' +
    'vaske vasker vaskede vasket feje fejer fejede fejet støvsuge støvsuger støvsugede støvsuget tørre tørrer tørrede tørret ' +
    'rydde rydder ryddede ryddet rense renser rensede renset pudse pudser pudsede pudset dække dækker dækkede dækket ' +
    'løfte løfter løftede løftet sænke sænker sænkede sænket dreje drejer drejede drejet vende vender vendte vendt ryste ryster rystede rystet ' +
    'stoppe stopper stoppede stoppet parkere parkerer parkerede parkeret starte forlade forlader forlod forladt nå når nåede nået ' +
    'miste mister mistede mistet tabe taber tabte tabt glemme glemmer glemte glemt smide smider smed smidt aflevere afleverer afleverede afleveret ' +
    'skære skærer skar skåret skrælle skræller skrællede skrællet koge koger kogte kogt stege steger stegte stegt røre rører rørte rørt ' +
    'ælte ælter æltede æltet rulle ruller rullede rullet hælde hælder hældte hældt lægge lægger lagde lagt sætte sætter satte sat ' +
    'hænge hænger hængte hængt putte putter puttede puttet pakke pakker pakkede pakket fylde fylder fyldte fyldt tømme tømmer tømte tømt ' +
    'bære bærer bar båret kaste kaster kastede kastet hente henter hentede hentet gemme gemmer gemte gemt male reparere reparerer reparerede repareret ' +
    'fodre fodrer fodrede fodret passe passer passede passet lufte lufter luftede luftet klappe klapper klappede klappet malke malker malkede malket ' +
    'læse læser læste læst besvare besvarer besvarede besvaret løse løser løste løst forstå forstår forstod forstået lære lærer lærte lært ' +
    'dræbe dræber dræbte dræbt redde redder reddede reddet forsvare forsvarer forsvarede forsvaret krydse krydser krydsede krydset',
);

/** What one loves, hates, fears, sells, collects or lives on is the whole kind: »elsker heste«, »samler på mønter«. */
export const OF_ALL_KIND = new WordList(
  'elske elsker elskede elsket hade hader hadede hadet sælge sælger solgte solgt samle samler samlede samlet spise spiser spiste spist ' +
    'plukke plukker plukkede plukket dyrke dyrker dyrkede dyrket avle avler avlede avlet jage jager jagede jaget lide frygte frygter frygtede ' +
    'producere producerer producerede produceret plante planter plantede plantet høste høster høstede høstet undgå undgår undgik undgået',
);
