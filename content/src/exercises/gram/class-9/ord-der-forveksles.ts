import { choice, exerciseGroup, gaps, lists, mark, several } from '../../markup/index.ts';

export const ordDerForveksles = exerciseGroup({ productId: 'gram', level: 9, category: 'ord-der-forveksles' }, [
  {
    number: 1,
    version: 2,
    title: '»Ad« eller »af« på prøveniveau',
    summary: 'Vælg rigtigt i faste udtryk, hvor mange er i tvivl.',
    instruction: '»Ad« viser vej og retning. »Af« viser oprindelse og årsag. Nogle udtryk skal man bare kunne.',
    trains: ['ad-af'],
    items: [
      lists('Han lo hånligt {ad|af} forslaget, indtil chefen kaldte det genialt.', 'Man ler ad noget.'),
      lists('De kom gående hen {ad|af} stranden med et klaver imellem sig.', 'Stranden er vejen: »hen ad stranden«.'),
      lists('Op {ad|af} formiddagen begyndte de første statuer at smelte.', 'Det hedder »op ad formiddagen« om tid.'),
      lists('Hun døde ikke {af|ad} grin, men det var tæt på.', 'Grinet er årsagen: »af grin«.'),
      lists('Kan du komme i tanke om navnet på opfinderen {af|ad} papirclipsen?', 'Man er opfinder af noget.'),
      lists('Der lugter {af|ad} brændt gummi og dårlig samvittighed.', 'Lugten kommer fra noget: »lugter af«.'),
      lists(
        'Et par {af|ad} fiskene ser ud, som om de har fulgt med i timen.',
        'Det er en del af gruppen: »et par af fiskene«.',
      ),
      lists(
        'Efterhånden gik det op for os, at vi bar stigen den forkerte vej hen {ad|af} gaden.',
        'Gaden er vejen: »hen ad gaden«.',
      ),
      lists(
        'Vores have ligger op {ad|af} et fængsel, og alle børn hilser pænt.',
        'Det hedder »op ad«, når noget ligger tæt ved noget andet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Skynd jer ud ad døren, og pas på ikke at falde ned af trinnet.',
        [
          'Skynd jer ud af døren, og pas på ikke at falde ned ad trinnet.',
          'Skynd jer ud af døren, og pas på ikke at falde ned af trinnet.',
        ],
        'Døren er vejen: ud ad døren. Falder man væk fra trinnet, er det af trinnet.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Lå, lagde, lagt og ligget',
    summary: 'Vælg rigtigt mellem ligge og lægge, også i faste udtryk.',
    instruction: 'Man lægger noget, men man ligger et sted. Datid af »lægge« er »lagde«, og datid af »ligge« er »lå«.',
    trains: ['ligge-laegge', 'sidde-saette'],
    items: [
      lists('Forslaget har {ligget|lagt} i en skuffe siden forrige århundrede.', 'Forslaget var der bare: »ligget«.'),
      lists('De {lagde|lå} låg på sagen, men den begyndte at boble.', 'Lagde hvad? Låg: »lagde«.'),
      lists(
        'Hvad {ligger|lægger} der i det ord, forfatteren bruger om huset?',
        'Betydningen er der allerede: »ligger«.',
      ),
      lists('Hun {lægger|ligger} ikke skjul på, at hun har vundet før.', 'Hun gør noget: Hun lægger skjul på det.'),
      lists(
        'Byen {ligger|lægger} så lavt, at fiskene kan kigge ind.',
        'Ingen lægger byen noget sted hen. Den er der: »ligger«.',
      ),
      lists('Han {satte|sad} sig imod planen fra første øjeblik.', 'Satte hvem? Sig selv: »satte«.'),
      lists(
        'Vi havde {siddet|sat} i fire timer, før nogen opdagede, at det var den forkerte biograf.',
        'Vi var der bare: »siddet«.',
      ),
      gaps(
        'I sidste uge [lagde](lægge) hele klassen telefonerne i en spand.',
        'De gjorde noget ved telefonerne: »lagde«.',
      ),
      gaps('Nøglen [lå](ligge) under måtten, præcis som tyvene havde håbet.', 'Ligge, lå, ligget.'),
      mark(
        'Da sneen *lagde* sig, *lå* landsbyen helt stille, og ingen *satte* en fod udenfor.',
        'Marker formerne af »lægge«, »ligge« og »sætte«.',
        'Sneen lagde sig. Landsbyen lå. Man sætter en fod.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Næsten ens, men ikke helt',
    summary: 'Vælg mellem ord, der ligner hinanden, men betyder noget forskelligt.',
    instruction: 'Tænk på betydningen, før du vælger.',
    trains: ['vidst-vist', 'kunne-kunde', 'sound-alike'],
    items: [
      lists('Butikkens eneste {kunde|kunne} var en due med dyre vaner.', 'En, der køber noget, er en kunde.'),
      lists(
        'Jeg ville ønske, at jeg {kunne|kunde} sove lige så længe som en koala.',
        'Det er datid af »kan«: »kunne«.',
      ),
      lists('Han er en {habil|habit|labil} guitarist, men en elendig sanger.', '»Habil« betyder dygtig.'),
      lists('Vi {vidste|viste} godt, at hunden ville finde køleskabet.', 'Det kommer af »vide«: »vidste«.'),
      lists(
        'De {vilde|ville} heste {ville|vilde} ikke ind i traileren.',
        'Hestene er vilde. »Ville« er datid af »vil«.',
      ),
      lists('Det er vigtigt, at man {får|for} lov at tage fejl.', 'Det er nutid af »få«: »får«.'),
      lists(
        'Bilen blev {efterladt|eftergivet|efterlyst} ved stranden med nøglen i.',
        'Den, man går fra, er efterladt.',
      ),
      lists('Du har vel {vidst|vist} hele tiden, at han var spion?', 'Det kommer af »vide«: »vidst«.'),
      several(
        'Hvilke sætninger er rigtige?',
        ['Hun er vant til at vinde.', 'De ved, hvad vi vil.'],
        ['Han har vandt i lotteriet.', 'Vi ved, var de vil.'],
        'Det hedder »har vundet«, og spørgeordet hedder »hvad«.',
      ),
      choice(
        'Hvad er forskellen på »at forøge« og »at fordoble«?',
        'Når man fordobler noget, bliver det præcis dobbelt så stort.',
        ['Der er ingen forskel.', 'Når man forøger noget, bliver det mindre.'],
        'At forøge er at gøre større. Hvor meget, siger ordet ikke noget om.',
      ),
    ],
  },
]);
