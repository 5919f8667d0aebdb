import { choice, exerciseGroup, lists, several } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'grst', level: 7, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Pas på mellemrummet',
    summary: 'Se, hvordan et mellemrum kan ændre betydningen.',
    instruction: 'Et mellemrum kan vende meningen på hovedet. Vælg den form, der passer til sætningen.',
    trains: ['compound-split'],
    items: [
      lists(
        'Slagteren har tilbud på {lammelår|lamme lår}.',
        'Kødet er ét ord. »Lamme lår« er lår, der ikke kan bevæge sig.',
      ),
      lists(
        'Vores nye {engelsklærer|engelsk lærer} kommer fra Randers.',
        'Den, der underviser i faget, er en engelsklærer. En »engelsk lærer« kommer fra England.',
      ),
      lists(
        'På skiltet stod: »{Dyrlæge|Dyr læge} åben hele døgnet«.',
        'En læge for dyr er en dyrlæge. »Dyr læge« betyder, at den er kostbar.',
      ),
      lists('Hun arbejder som {børnepsykolog|børne psykolog}.', 'En psykolog for børn er ét ord.'),
      lists(
        'Han er en {lang mand|langmand}, og dørene er lave.',
        'Manden er høj: to ord. Langmand er den tredje finger.',
      ),
      lists('Hvis du giver {langfingeren|lang fingeren}, ryger du ud.', 'Fingerens navn er ét ord.'),
      lists('Vi spiste {røde pølser|rødepølser} ved banen.', '»Røde« fortæller om farven: to ord.'),
      lists('Butikken sælger {brugte biler|brugtebiler} og nye cykler.', '»Brugte« er et tillægsord: to ord.'),
      choice(
        'Hvad betyder »en stor købmand«?',
        'en købmand, der er stor',
        ['en, der sælger i store mængder', 'en mand, der køber meget'],
        'Med mellemrum fortæller »stor«, hvordan købmanden ser ud.',
      ),
      several(
        'Hvilke ord skal skrives i ét?',
        ['skole + gård', 'mobil + telefon'],
        ['rar + nabo', 'ny + telefon'],
        'Skolegård og mobiltelefon er navne på én ting. »Rar« og »ny« er tillægsord.',
      ),
    ],
  },
]);
