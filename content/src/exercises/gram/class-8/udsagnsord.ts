import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gram', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Datid, der driller',
    summary: 'Skriv datid af udsagnsord, som mange bøjer forkert.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['past-ending', 'tense'],
    items: [
      gaps('Vi [bad](bede) tjeneren om en skål vand til hunden.', 'Bede, bad, bedt.'),
      gaps('Kaptajnen [led](lide) af både højdeskræk og søsyge.', 'Lide, led, lidt.'),
      gaps('Min oldemor [red](ride) til skole på en hest, der kun ville gå baglæns.', 'Ride, red, redet.'),
      gaps(
        'Ingen [turde](turde) åbne posen, som havde ligget i skabet siden august.',
        '»Turde« hedder »turde« i datid.',
      ),
      gaps('Jeg [fortrød](fortryde) min besked, lige så snart jeg havde sendt den.', 'Fortryde, fortrød, fortrudt.'),
      gaps('Alle [lo](le) undtagen ham på scenen.', 'Le, lo, leet.'),
      gaps('Hun [rakte](række) mig en konvolut uden at sige et ord.', 'Række, rakte, rakt.'),
      gaps('Forsigtigt [trådte](træde) han ud på isen, og isen sagde fra.', 'Træde, trådte, trådt.'),
      gaps('Tungen [stak](stikke) ud af munden på ham, hver gang han tegnede.', 'Stikke, stak, stukket.'),
      gaps('Til sidst [tvang](tvinge) sulten os til at spise morfars spinatgrød.', 'Tvinge, tvang, tvunget.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Aktiv eller passiv?',
    summary: 'Se forskel på den, der gør noget, og den, det går ud over.',
    instruction:
      'I aktiv er grundleddet den, der gør noget. I passiv er grundleddet den, der bliver gjort noget ved: Kagen spises. Kagen bliver spist.',
    items: [
      choice(
        'Hvilken sætning er i passiv?',
        'Katten blev reddet af brandvæsnet.',
        ['Katten kradsede brandmanden.', 'Brandvæsnet reddede katten.'],
        'Katten gør ikke noget selv. Der bliver gjort noget ved den.',
      ),
      choice(
        'Hvilken sætning er i aktiv?',
        'Pedellen låser skolen klokken seks.',
        ['Skolen låses klokken seks.', 'Skolen bliver låst klokken seks.'],
        'Pedellen er grundled, og det er også pedellen, der låser.',
      ),
      gaps('Alle telefoner [afleveres](aflevere) ved indgangen, før prøven begynder.', 'Passiv med -s: »afleveres«.'),
      gaps('Pizzaen [bages](bage) ved 400 grader, så den er færdig på to minutter.', 'Passiv med -s: »bages«.'),
      lists(
        'Hvert år {stjæles|stjæler|stjælers} der tusindvis af cykler i København.',
        'Cyklerne stjæler ikke. De bliver stjålet: »stjæles«.',
      ),
      lists(
        'Vinduet {blev smadret|smadrede|har smadret} af en snebold med en sten i.',
        'Vinduet gjorde ikke noget selv. Snebolden smadrede det.',
      ),
      choice(
        'Hvordan lyder »En måge stjal min is« i passiv?',
        'Min is blev stjålet af en måge.',
        ['Min is stjal en måge.', 'En måge har i dag stjålet min is.'],
        'Isen bliver grundled, og udsagnsleddet bliver til »blev stjålet«.',
      ),
      choice(
        'Hvordan lyder »Taskerne blev væltet af blæsten« i aktiv?',
        'Blæsten væltede taskerne.',
        ['Blæsten blev væltet af taskerne.', 'Taskerne væltes af blæsten.'],
        'Den, der gør noget, er blæsten. Den bliver grundled.',
      ),
      choice(
        'Hvorfor skriver en avis »Der er begået fejl« i stedet for »Ministeren har begået fejl«?',
        'så man ikke siger, hvem der har gjort det',
        ['så sætningen bliver kortere', 'så det lyder, som om det sker nu'],
        'I passiv kan man lade være med at nævne den, der gør noget.',
      ),
      sort(
        {
          aktiv: ['Hun maler huset.', 'Hajen bed surferen.', 'Vi tømmer skuret.'],
          passiv: ['Huset males.', 'Surferen blev bidt.', 'Skuret tømmes.'],
        },
        'I de passive sætninger er grundleddet det, der bliver gjort noget ved.',
        'Sorter sætningerne.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Åbn, cykl og glem det!',
    summary: 'Skriv udsagnsord i bydeform uden e til sidst.',
    instruction:
      'Bydeform er ordet uden -e. Står der to ens konsonanter, bliver der kun én tilbage: »glemme« bliver til »glem«. Skriv bydeformen.',
    trains: ['infinitive', 'double-consonant'],
    items: [
      gaps('[Åbn](åbne) døren, inden jeg skifter mening!', '»Åbne« uden e: »åbn«.'),
      gaps('[Cykl](cykle) forsigtigt over broen, for den gynger.', '»Cykle« uden e: »cykl«.'),
      gaps(
        '[Glem](glemme) alt, hvad du har hørt om blæksprutter.',
        '»Glemme« mister e, og så er der kun ét m: »glem«.',
      ),
      gaps('[Tæl](tælle) til ti, før du leder efter os.', '»Tælle« mister e, og så er der kun ét l: »tæl«.'),
      gaps('[Hent](hente) en voksen, hvis kaninen begynder at tale.', '»Hente« uden e: »hent«.'),
      gaps('[Stop](stoppe) musikken, når jeg løfter hånden.', '»Stoppe« mister e, og så er der kun ét p: »stop«.'),
      gaps('[Tegn](tegne) et kort, så selv din lillebror kan finde vej.', '»Tegne« uden e: »tegn«.'),
      lists('{Følg|Følge|Følger} lyden af vand, så kommer I til hulen.', 'Nogen får en ordre: følg.'),
      lists('Husk at {slukke|sluk|slukker} ovnen, før du går.', 'Efter »at« står navnemåden: »at slukke«.'),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Vent her, og lad være med at røre noget.',
        ['Vente her, og lad være med at røre noget.', 'Vent her, og lade være med at rør noget.'],
        'De to bydeformer hedder »vent« og »lad«, og efter »at« står »røre«.',
      ),
    ],
  },
]);
