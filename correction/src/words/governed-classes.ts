import { WordList } from './word-list.ts';

/** Lands and towns that one lives in; on an island one lives »på«. */
export const LANDS = new WordList(
  'danmark sverige norge finland tyskland polen syrien irak iran tyrkiet spanien italien frankrig england usa afghanistan ' +
    'pakistan somalia libanon palæstina ukraine rusland kina japan indien thailand vietnam egypten marokko grækenland portugal ' +
    'holland belgien østrig schweiz eritrea etiopien bosnien kosovo serbien rumænien bulgarien kroatien ungarn litauen letland ' +
    'jylland næstved odder køge slagelse holbæk hillerød svendborg viborg aabenraa sønderborg haderslev skive thisted københavn aarhus odense aalborg esbjerg randers kolding horsens vejle roskilde herning silkeborg hørsholm helsingør ' +
    'damaskus bagdad kabul istanbul london paris berlin hamborg stockholm oslo rom madrid barcelona kyiv warszawa',
);

/** One lives on them, never in them. */
export const ISLANDS = new WordList(
  'fyn sjælland bornholm samsø lolland falster langeland læsø ærø amager møn fanø anholt mallorca kreta rhodos færøerne',
);

/** Where one works or learns. */
export const JOB_OR_SCHOOL = new WordList('job skole arbejde lærer klasse');

/** What one hears. */
export const MUSIC = new WordList(
  'musik musikken radio radioen sange sangen lyden lyde stemmen stemmer regnen vinden bølgerne fuglene fugle ordene historien historier folk mennesker børn læreren lærerne',
);

/** With what one says no, or that one does not know. */
export const GESTURES = new WordList('hovedet hoved skuldrene skulderen næsen');

/** Parts of the body, bare and definite. */
export const BODY = new WordList(
  'hoved hovedet mave maven ryg ryggen ben benet benene fod foden fødder fødderne arm armen armene hånd hånden hænder hænderne hals halsen ' +
    'knæ knæet knæene tand tanden tænder tænderne øre øret ører ørerne øje øjet øjne øjnene nakke nakken skulder skulderen skuldre skuldrene ' +
    'finger fingeren fingre fingrene tå tåen tæer tæerne hjerte hjertet bryst brystet mund munden næse næsen hofte hoften krop kroppen',
);

/** Games that one plays. */
export const SPORTS = new WordList(
  'fodbold håndbold basketball basket volleyball badminton tennis bordtennis kricket cricket ishockey hockey rugby skak computerspil',
);

/** »stolt på mine vegne«, »træt på den måde«, »glad på sin fødselsdag«: tells how or when, not of what. */
export const HOW_OR_WHEN = new WordList(
  'vegne måde måden måder tidspunkt mode punkt punkter område områder felt tid tiden sigt dag dagen dage nat natten aften aftenen morgen morgenen uge ugen år året time timer fødselsdag vej vejen skala afstand natur naturen enden side siden gang gange grund plads sted stedet',
);

/** What tells a story, and other works. */
export const WORKS = new WordList(
  'den det film filmen bog bogen novelle novellen historie historien tekst teksten sang sangen eventyr eventyret roman romanen artikel artiklen digt digtet serie serien kapitel kapitlet tegneserie tegneserien projekt projektet opgave opgaven',
);

/** What one says thanks for. */
export const THANKED_FOR = new WordList(
  'alt hjælpen maden gaven gaverne brevet beskeden mailen invitationen kaffen kagen turen dagen aftenen opbakningen støtten opmærksomheden ' +
    'tålmodigheden venligheden oplevelsen svaret',
);

/** What one asks others for. */
export const ASKED_FOR = new WordList('hjælp råd lov penge mad vand tilladelse undskyldning');

/** What one looks forward to, or not. */
export const COMING = new WordList(
  'ferien sommerferien vinterferien juleferien efterårsferien weekenden festen turen rejsen sommeren vinteren foråret julen påsken ' +
    'jul påske fødselsdagen brylluppet konfirmationen koncerten kampen lejrturen skoleåret',
);

/** What comes when one waits, always of them. */
export const AWAITED = new WordList(
  'bussen toget flyet taxaen færgen metroen svar svaret maden resultatet resultaterne',
);

/** What one looks at. */
export const SEEN = new WordList(
  'billedet billederne filmen tavlen uret klokken fjernsynet skærmen bogen kortet himlen stjernerne månen hinanden',
);

/** What one is helped with. */
export const HOMEWORK = new WordList(
  'lektierne lektier opgaven opgaverne maden madlavningen rengøringen opvasken vasketøjet',
);

/** What one learns in school, languages left out: »god på dansk« may be said of a book. */
export const SUBJECTS = new WordList(
  'matematik historie geografi biologi fysik kemi samfundsfag idræt gymnastik musik billedkunst sport sprog',
);

/** What one is tested by. */
export const EXAMS = new WordList('eksamen eksamenen eksamener prøven prøverne testen køreprøven');

/** In whom or what one believes. */
export const BELIEVED = new WordList('gud allah jesus guder spøgelser julemanden mirakler');

/** What one applies for. */
export const POSTS = new WordList('job arbejde fritidsjob bolig lejlighed praktikplads læreplads elevplads');
