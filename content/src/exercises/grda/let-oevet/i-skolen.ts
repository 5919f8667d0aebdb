import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const iSkolen = exerciseGroup({ productId: 'grda', level: 12, category: 'i-skolen' }, [
  {
    number: 1,
    version: 2,
    title: 'Skemaet og skoledagen',
    summary: 'Læs et skema, og tal om fag og tider.',
    instruction: 'Læs, og vælg det, der passer.',
    items: [
      choice(
        'Skemaet siger: »Matematik kl. 9.00–9.45«. Hvor længe varer timen?',
        '45 minutter',
        ['9 minutter', '2 timer'],
        'Fra ni til kvart i ti er 45 minutter.',
      ),
      choice(
        'Skemaet siger: »Frikvarter kl. 9.45–10.00«. Hvor længe har I fri?',
        'et kvarter',
        ['en halv time', 'en time'],
        'Femten minutter er et kvarter.',
      ),
      choice(
        'I dag skal I have idræt. Hvad skal du huske?',
        'gymnastiktøj',
        ['penge', 'sovepose'],
        'I idræt bruger man gymnastiktøj.',
      ),
      choice(
        'Læreren siger: »I har lektier for til torsdag.« Hvad skal du?',
        'lave noget derhjemme inden torsdag',
        ['blive hjemme på torsdag', 'aflevere en gave på torsdag'],
        'Lektier laver man hjemme.',
      ),
      lists('Vi arbejder i {grupper|fag|skemaer} på fire elever.', 'Flere, der arbejder sammen, er en gruppe.'),
      lists(
        'Hvis man er syg, skal forældrene {melde|melder|meldte} det til skolen.',
        'Efter »skal« kommer den korte form.',
      ),
      lists(
        'Vi har haft {vikar|skema|karakter} hele ugen, fordi vores lærer er syg.',
        'Når læreren er syg, kommer der en vikar.',
      ),
      order('i dag | skal | vi | på biblioteket', 'Tiden først, så udsagnsordet.', {
        also: [
          'vi | skal | på biblioteket | i dag',
          'på biblioteket | skal | vi | i dag',
          'vi | skal | i dag | på biblioteket',
        ],
      }),
      choice(
        'Hvad betyder »at pjække«?',
        'at blive væk fra skole uden grund',
        ['at lave alle sine lektier om aftenen', 'at komme for tidligt'],
        'Den, der pjækker, er ikke syg, men kommer ikke.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Venner og regler',
    summary: 'Lær ord om at være sammen i klassen.',
    instruction: 'Vælg det ord eller det svar, der passer.',
    items: [
      lists(
        'Vi har en {regel|lektie|karakter} om, at man ikke må afbryde hinanden.',
        'En regel fortæller, hvad der er forbudt.',
      ),
      lists(
        'De to drenge er {uvenner|makkere|naboer}, fordi den ene tog den andens bold.',
        'Når man er vred på hinanden, er man uvenner.',
      ),
      lists('Det er ikke rart at blive {drillet|rost|hjulpet} hver dag.', 'At blive drillet er ubehageligt.'),
      lists('Kan vi {bytte|købe|sælge} plads? Jeg kan ikke se tavlen.', 'Man bytter, når man får det, den anden har.'),
      lists('Klassen skal {stemme|regne|synge} om, hvor turen går hen.', 'Når man stemmer, bestemmer flertallet.'),
      choice(
        '»Det er din tur.« Hvad betyder det?',
        'Nu er det dig, der skal.',
        ['Du skal på ferie.', 'Du har vundet hele spillet.'],
        'I et spil skiftes man til at have tur.',
      ),
      choice(
        '»Lad være!« Hvad vil personen?',
        'at du stopper',
        ['at du fortsætter', 'at du hjælper'],
        'Man siger »lad være«, når nogen skal stoppe.',
      ),
      choice(
        '»Hvem vil være ordstyrer?« Hvad gør en ordstyrer?',
        'bestemmer, hvem der taler',
        ['skriver ordbøger', 'styrer bussen på skoleture'],
        'En ordstyrer giver ordet til en ad gangen.',
      ),
      choice(
        'Du kommer for sent til timen. Hvad siger du?',
        'Undskyld, jeg kommer for sent.',
        ['Tillykke, jeg er her.', 'Hvorfor er I her?'],
        'Man undskylder, når man forstyrrer.',
      ),
    ],
  },
]);
