import { WordList } from './word-list.ts';

/** Seas, mountains, towns and parts of the world whose names the dictionary takes for compounds or other words, and that are nothing else. */
export const PLACE_NAMES = new WordList(
  'vadehavet nordsøen vesterhavet østersøen middelhavet sortehavet rødehavet stillehavet atlanterhavet ishavet storebælt lillebælt øresund ' +
    'limfjorden gudenåen himmelbjerget møllehøj rundetårn folketinget landstinget lagtinget christiansborg amalienborg kronborg amager samsø ' +
    'nørrebro vesterbro østerbro asien mellemøsten nordafrika sydafrika nordamerika sydamerika latinamerika sydeuropa nordeuropa østeuropa vesteuropa ' +
    'nordjylland midtjylland sydjylland sønderjylland nordsjælland sydsjælland vestsjælland midtsjælland nordfyn sydfyn sydslesvig ' +
    'alperne pyrenæerne karpaterne filippinerne storbritannien nordirland sydkorea nordkorea elfenbenskysten ' +
    'vestjylland østjylland nordvestjylland sydvestjylland nordvestsjælland sydfyn skjernåen furesøen silkeborgsøerne saltholm hesselø anholt maribo ' +
    'ålborg grenå nivå løgten hørning aars farsø bogense munkebo stenløse hornslet nexø neksø løgstør sandvig stenlille kokkedal bispebjerg hundige ' +
    'saxkøbing gråsten nordhavn føtex rigshospitalet gøteborg halmstad lillehammer lapland tórshavn malaga cadiz athen genève geneve riga herat lahore bethlehem boston manila',
);

/** The same of words that are something else besides, where one comes from, goes to or is. */
export const TOWNS_AND_LANDS = new WordList(
  'polen vejle skagen norden paris rom kina chile skive varde rønne odder hammel skovby ry arden vrå nibe faxe bov skåne netto',
);

/** The same of islands: »på | als«. */
export const ISLANDS = new WordList('als møn mors fur');

/** How streets of towns are called, which no other word is: »på Havnegade«. */
export const TOWN_STREETS = /.{3}(gade|stræde|allé)$/;

/** How streets are called: »Jernbanevej«. */
export const STREETS = /.{3}(vej|gade|stræde|allé|alle|torv|plads)$/;

/** Lands, parts of the world and towns, which are neuters: »Danmark er smukt«. */
export const LANDS_AND_TOWNS = new WordList(
  'danmark sverige norge finland island grønland færøerne tyskland frankrig england skotland irland storbritannien spanien portugal italien ' +
    'grækenland tyrkiet polen ukraine rusland ungarn rumænien bulgarien serbien kroatien bosnien albanien kosovo makedonien slovakiet slovenien ' +
    'tjekkiet østrig schweiz holland belgien luxembourg estland letland litauen hviderusland syrien irak iran afghanistan pakistan indien kina ' +
    'japan korea vietnam thailand malaysia indonesien bangladesh nepal mongoliet libanon jordan israel palæstina egypten marokko algeriet ' +
    'tunesien libyen somalia etiopien eritrea sudan kenya uganda tanzania rwanda congo nigeria ghana senegal gambia sydafrika zimbabwe ' +
    'brasilien argentina chile peru colombia venezuela bolivia mexico cuba canada amerika australien europa asien afrika ' +
    'københavn aarhus århus odense aalborg ålborg esbjerg randers kolding horsens vejle roskilde helsingør herning silkeborg næstved ' +
    'fredericia viborg køge holstebro hillerød svendborg sønderborg haderslev aabenraa hjørring frederikshavn skagen ribe nyborg ' +
    'london paris berlin hamborg rom madrid barcelona oslo stockholm malmø gøteborg helsinki warszawa kyiv moskva istanbul ankara damaskus ' +
    'bagdad kabul teheran beirut kairo mogadishu tokyo beijing jylland fyn sjælland bornholm lolland falster',
);

/** Languages and subjects of school: »dansk er svært«. */
export const LANGUAGES_AND_SUBJECTS = new WordList(
  'dansk engelsk tysk fransk spansk arabisk tyrkisk polsk russisk kinesisk svensk norsk italiensk kurdisk persisk somali ukrainsk matematik idræt',
);

/** What one speaks: »for mig er dansk svært«. */
export const LANGUAGES = new WordList(
  'dansk svensk norsk islandsk færøsk finsk engelsk tysk hollandsk fransk spansk portugisisk italiensk arabisk tyrkisk kurdisk persisk farsi dari ' +
    'pashto urdu hindi somali polsk russisk ukrainsk rumænsk bulgarsk serbisk bosnisk albansk græsk litauisk lettisk kinesisk japansk thailandsk ' +
    'vietnamesisk tigrinya swahili tamil',
);
