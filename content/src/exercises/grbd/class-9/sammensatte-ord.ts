import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grbd', level: 9, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Ét ord eller to på efterskolen?',
    summary: 'Saml de ord, der hører sammen, og lad resten stå hver for sig.',
    instruction: 'Ét ord eller to? Sig ordene højt, og vælg.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      lists('Vi synger en {morgensang|morgen sang} om en tudse.', 'En sang om morgenen: ét ord, ét tryk.'),
      lists('Der er {fri leg|frileg} i hallen til klokken ti.', 'Legen er fri. »Fri« er et tillægsord.'),
      lists('Hvem har glemt sine {svømmebriller|svømme briller} i gryden?', 'Briller til svømning: ét ord.'),
      lists('Forstanderen har en {rød løber|rødløber} i entréen.', 'Løberen er rød: to ord.'),
      lists('Du kan sove hos os {i weekenden|iweekenden}.', '»I« er et selvstændigt forholdsord.'),
      lists('{Køkkenholdet|Køkken holdet} bagte firs boller før solopgang.', 'Holdet i køkkenet: ét ord.'),
      lists('Holdet gik i kano {i stedet for|istedet for} i seng.', '»I stedet for« er tre ord.'),
      lists(
        'Han kan {overhovedet|over hovedet} ikke læse sit eget skema.',
        '»Overhovedet« betyder slet. Det er ét ord her.',
      ),
      lists('Lampen hænger lige {over hovedet|overhovedet} på os.', 'Lampen hænger over vores hoved: to ord.'),
      choice(
        'Hvad er en *sovesalsvagt*?',
        'en, der holder vagt på sovesalen',
        ['en vagt, der sover på en sal', 'en sal, hvor vagter sover'],
        'Det sidste led bestemmer: en vagt.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Byg lange ord',
    summary: 'Sæt ord sammen med de rigtige bogstaver imellem.',
    instruction: 'Skriv det sammensatte ord i ét. Husk s eller e, når det skal med.',
    trains: ['compound-split'],
    items: [
      gaps('Et skab til tøj er et [tøjskab].', 'Tøj + skab.'),
      gaps('En tur, der varer en hel dag, er en [dagstur|heldagstur].', 'Dag + s + tur.'),
      gaps('En time med kor er en [kortime].', 'Kor + time.'),
      gaps('En bog med gæsters navne er en [gæstebog].', 'Gæst + e + bog.'),
      gaps('Et fag, man vælger ud fra sin interesse, er et [interessefag].', 'Interesse + fag.'),
      gaps('En uge fuld af projekter er en [projektuge].', 'Projekt + uge.'),
      gaps('En aften for forældre er en [forældreaften].', 'Forældre + aften.'),
      gaps('En sal til gymnastik er en [gymnastiksal].', 'Gymnastik + sal.'),
      gaps('Et møde om arbejde er et [arbejdsmøde].', 'Arbejde + møde: e bliver til s.'),
    ],
  },
]);
