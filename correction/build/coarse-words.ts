/*
 * Words that are never suggested to a pupil who has not written them: whoever is nine years old and slips on a key must
 * not be offered one. Here belong lemmas of Danish (and English ones that the dictionary has) that are coarse, sexual, or
 * that people are abused by, also those with a second, innocent sense: all that a pupil loses is one suggestion. Not here
 * belong crimes and sexuality as newspapers and biology books name them (»voldtægt«, »seksuel«) and words that are innocent
 * first (»bolle«, »bryst«, »klit«). Forms come from the dictionary's paradigms. Pupils may write all of them; they are no
 * mistakes.
 */

/** Coarse in every compound too: »lorteskole«, »røvsyg«. */
export const COARSE =
  'anus blowjob bordel bøsserøv diller dildo erektion fis fisse fuck hore ejakulation klitoris kneppe knepper knepperi ' +
  'kondom kusse kælling lebbe liderlig liderlighed lort luder ludder lolitaluder masturbation mongolbørn mulat neger ' +
  'negro nigger nosse onani orgasme penis perker pervers perversitet pik pis pisse porno pornografi puler pæderast ' +
  'pæderasti pædofil pædofili runken rumpe røv samleje sex skide skiderik skøge spasse spasser sperm sperma spermato ' +
  'striptease tiskone tismand tismænd tissekone tissemand tissemænd tøs vagina vibrator erotik erotisk orgie testikel ' +
  'prostitution';

/** Coarse by themselves; compounds with them are as innocent as »sparebøsse«, »pattedyr« and »rugsæd«. */
export const COARSE_ALONE =
  'anal bitch bitche bitchy bøsse ejakulere ejakulat erektil fanden fandeme fanme fandenivoldsk fandenivoldskhed fise ' +
  'fladpande fladpandet forhud forhude kobberforhude fucke fucking gokke homo hor horkarl horkvinde forhoret incest ' +
  'japser kaffer kafferbøffel kraftedeme kraftstejleme liderbasse liderlig lir masturbere mongol mongolbarn mongolisme ' +
  'mongoloid mongolid mær negere negrid negrito negroid niger Niger onanere onan pat patte kopatte trepattet perverteret ' +
  'pikke pisse porn pule pussy retard retarderet læseretarderet retardere retardering runke sexet usexet supersexet ' +
  'tantrasex sexus skank satan satanas satanisk satanisme satanist satanistisk satme sgu shit skede skid skiden skider ' +
  'skidtvigtig skovskiderstilling spas spastiker spermacet spermacethval strip strippe stripper strippoker svans svanse ' +
  'slapsvans swinge swinger swingerklub sæd sædafgang sædballe sædbank sædcelle sæddonation sæddonor sædfim sædkanal ' +
  'sædkvalitet sædoverføring sædprøve sædrør sædudtømmelse tissemænd tits tæve tævehund tøjte tøset tøsing tøsne vaginal ' +
  'vulva sodomi sodomit kønsakt kønsdel kønsdrift kønslæbe skamlæbe fetich sadomasochisme bondage domina dominatrix ' +
  'fallos fellatio fiste fisting pølle svagpisse svagpisser pisser spanke spanking dulle skrappedulle fjert fjært fjerte fjærte chanker skævøje møgso pubeshår numsehul flæskebjerg ' +
  'gigolo hottentot hottentottisk horebuk horehus kastrat kastrere kastrering kastration kastratsanger ' +
  'masochisme masochist nekrofil nekrofili nymfoman nymfomani onanist sadist sadisme sadistisk sigøjner sigøjnerske ' +
  'trækkerdreng voyeur voyeurisme zoofili bastard bastardere bastardhund bastardisere bastardisering brystvorte coitus ' +
  'damn dævel dæleme dælme pokkerme dinglebær dick escort eunuk g-streng begramse begramsning defækere defækation tisgul dævle gokkene ekskrement retardation befamle overbegramse ' +
  'overgramse gramse blodskam blodskamsforhold blotter blotteri bollet dragqueen dragshow engangsknald knaldhytte erogen ' +
  'libido libidinøs glædespige alfons alfonseri horestreg konkubine kokotte klyster klystersprøjte lystmord lystmorder ' +
  'vellyst vellystig vellystning utugt utugtig promiskuitet promiskuøs pessar pessarcreme stenpikker storbarmet skødbarm ' +
  'lolita fæces genital genitalie genitalier mdma nigersk nigerer nigerskind fedterøvstillæg hængerøvsbukser højrøvet ' +
  'højrøvethed blegfiset gadeludder jødede jødedes jødende jødet rødhud taterpige tater pakis babs Goebbels Göring ' +
  'Himmler Gestapo gestapomand gestapomænd hitlerjugend jomfruhinde mødom mødomshinde tungekys tungekysse playboy pinup ' +
  'pin-up-pige bollede blegfis bullshit bøssebar bøssemiljø bøssepar forpulet haltefanden hængepatte pussyhat shitstorm ' +
  'skabsbøsse møgsvin nazisvin narrøv nasserøv nærigrøv pralerøv epikken pike piker pikere pikeret piké g-punkt morian ' +
  'besvangre besvangring homobar homopar homofil bredrøvet hulrøvet obskøn obskønitet erigere erigeret erigering ' +
  'penetrere penetrering penetration sædstreng sædleder sædvæske sædblære sædlegeme seksualist seksualdrift';

/** Whatever holds one of these pieces is coarse: »prostitueret«, »rektovaginal«. */
export const COARSE_PIECES =
  'australneger ejakul flueknep fuck kokott masoch masturb nymfoman onanis orgasm orgastisk orgiastisk pornof pornog ' +
  'prostitu pæderast pædofil røvball sadomas spasmager testikel testikul vagin voyeur vulv zoofil';

/**
 * Childish words, scolding, and what a pupil laughs at: only for what sounds the same, and never beside an innocent word that
 * does so too. Compounds that no list has are never made with them.
 */
export const RUDE =
  'idiot fagidiot filmidiot fodboldidiot jubelidiot kraftidiot kæmpeidiot sportsidiot idioti idiotisk idiotisme ' +
  'idiotanstalt imbecil debil invalidebil kretin kretiner nar numse barnenumse numsebræt tis tisse tissegul ' +
  'tissemyre tissepause tissetrang tissetrængende nattetisseri prut prutte mokke fjols ærkefjols svin svine ' +
  'svineri svinagtig svinehund svinemikkel svinedyr svinepels miljøsvin baconsvin vejsvin møg møgunge svinsk sexist ' +
  'sexistisk svineheld svineheldig bemøge kondomeri helvede helvedes allerhelvedes smertehelvede Hitler hitlersk ' +
  'hitlerisme hagekors hagekorsflag hash hashish hashoman junkie narkoman cannabis marihuana amfetamin metamfetamin kuk ' +
  'nutte kryster krysteragtig strisser spattet bums bumse bumset kanalje pattebarn pattebørn rakkerpak tyvepak snotdum ' +
  'snothvalp arier arisk tilsvine tilsvining smatso brandert kodylbrandert drukmås hashpibe hashrus hashryger hashtrip ' +
  'hashtåge hashvrag';

/** So is whatever holds one of these. */
export const RUDE_PIECES = 'nazi voldtæg voldtag heroin kokain';

/** Forms of them that everybody takes for another word, words that only look like compounds with them, and harmless compounds. */
export const INNOCENT =
  'skidt skidte røver røve sæder sæders sæderne sædernes tropik topik fissur piston piskende fiskelim jaspis fistre sexisme ' +
  'sexchikane unisex sexundervisning penium Bioepis Findanus Julianus Kempis Lucanus Montanus Montenegro Romanus Sinapis ' +
  'Sussex angiosperm fiskeler fisker fiskeret fissil fission humanus komatøs pastøs offshore onshore pisker pistil ' +
  'røverbande røverhistorie røverkule røverkøb sextus totanus narre narrer narrede narret narres heroine antipatisk ' +
  'aterosklerotisk osteosklerotisk sklerotisk berøvelse røveri røvet grams fuldemandssludder invagination invaginere ' +
  'skidtfisk negering bordelaise';
