import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 8, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Limen imellem: s, e eller ingenting',
    summary: 'Sæt to ord sammen med det rigtige bogstav imellem.',
    instruction: 'Skriv eller vælg det sammensatte ord. Sig det langsomt: Hører du et s eller et e i midten?',
    trains: ['compound-joined', 'misspelling'],
    items: [
      lists(
        'Spænd {sikkerhedsselen|sikkerhedselen|sikkerhed selen}, før rutsjebanen kører.',
        'Sikkerhed + s + sele: to s’er i træk.',
      ),
      lists(
        'Han drømmer om at blive {landsholdsspiller|landsholdspiller|landholdsspiller} i curling.',
        'Landshold + s + spiller: to s’er i træk.',
      ),
      lists('{Ungdomsskolen|Ungdomskolen|Ungdom skolen} har et hold i natløb.', 'Ungdom + s + skole: to s’er i træk.'),
      lists(
        'Jeg fandt et {kærlighedsbrev|kærlighedbrev|kærligheds brev} i en biblioteksbog.',
        'Ord på -hed får s: »kærlighedsbrev«.',
      ),
      gaps('Et besøg hos en tandlæge er et [tandlægebesøg].', 'Tandlæge + besøg: »tandlægebesøg«.'),
      gaps('Søvn om natten hedder [nattesøvn].', 'Nat får dobbelt t og e: »nattesøvn«.'),
      gaps('En taske til en computer er en [computertaske].', 'De to ord sættes sammen uden noget imellem.'),
      gaps('Min fars ven fra barndommen er hans [barndomsven].', 'Ord på -dom får s: »barndomsven«.'),
      gaps('En formand for et elevråd er en [elevrådsformand].', 'Efter »elevråd« kommer et s: »elevrådsformand«.'),
      choice(
        'Hvilket ord er skrevet rigtigt?',
        'kedsomhedsrekord',
        ['kedsomhedrekord', 'kedsomheds rekord'],
        'Ord på -hed får s, og det hele skrives i ét ord.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Et mellemrum gør en forskel',
    summary: 'Find ud af, hvornår to ord bliver til ét, og hvad der ellers står.',
    instruction: 'Er det én ting, er det ét ord. Beskriver det første ord det andet, er det to.',
    trains: ['compound-split', 'compound-joined'],
    items: [
      choice(
        'På et skilt står der »lamme kølle«. Hvad står der egentlig?',
        'at køllen er lam',
        ['at køllen er af lam', 'at køllen er til lam'],
        'I to ord bliver »lamme« et tillægsord. Kødet hedder lammekølle.',
      ),
      choice(
        'Hvad er forskellen på »en storby« og »en stor by«?',
        'En storby er en bestemt slags by.',
        ['Der er ingen forskel.', 'En storby er altid en hovedstad.'],
        'I ét ord er det en slags by. I to ord beskriver »stor« bare byen.',
      ),
      lists('Hun drak et helt glas {rødbedesaft|rødbede saft} uden at blinke.', 'Saft af rødbeder er én ting.'),
      lists('Der stod en {rød bil|rødbil} på fodboldmålet.', 'Rød beskriver bilen: to ord.'),
      lists(
        'Klokken tre om natten ringede {telefonsælgeren|telefon sælgeren}.',
        'Det er én person: »telefonsælgeren«.',
      ),
      lists('Vi købte {en halv pizza|en halvpizza} og delte den i ni.', 'Halv beskriver pizzaen: to ord.'),
      lists(
        '{Skolebladets|Skole bladets} redaktør har aldrig taget fejl.',
        'Et blad på en skole er én ting: skoleblad.',
      ),
      lists('Det er {alt for|altfor} koldt at gå med bare tæer.', '»Alt for« skrives i to ord.'),
      lists(
        '{I stedet for|Istedet for|I stedetfor} at skælde ud begyndte han at synge.',
        '»I stedet for« skrives i tre ord.',
      ),
      lists(
        '{Efterhånden|Efter hånden} blev vi vant til lugten.',
        '»Efterhånden« er ét ord, når det betyder »lidt efter lidt«.',
      ),
    ],
  },
]);
