import { choice, exerciseGroup, gaps, lists, order, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grei', level: 2, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Mad og drikke',
    summary: 'Lær navne på mad og drikke.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      choice('Hvad betyder »bread«?', 'brød', ['bræt', 'bord'], '»Bread« er brød.'),
      choice('Hvad betyder »chicken«?', 'kylling', ['køkken', 'sjov'], '»Chicken« er en kylling.'),
      choice('Hvad hedder ost på engelsk?', 'cheese', ['cherry', 'chips'], 'Ost hedder »cheese«.'),
      choice('Hvad hedder mælk på engelsk?', 'milk', ['meal', 'melk'], 'Mælk hedder »milk«.'),
      lists('I am hungry. I want a {sandwich|chair|bed}.', 'Man spiser en sandwich.'),
      lists('I am thirsty. I want some {water|bread|cake}.', 'Er man tørstig, vil man have noget at drikke.'),
      lists('A carrot is {orange|blue|pink}.', 'En gulerod er orange.'),
      several('Hvad kan man drikke?', ['juice', 'tea', 'milk'], ['rice', 'egg'], 'Ris og æg kan man ikke drikke.'),
      sort(
        { sødt: ['cake', 'sugar', 'ice cream'], 'ikke sødt': ['potato', 'fish', 'salt'] },
        '»Sugar« er sukker, og »ice cream« er is.',
        'Smager det sødt?',
      ),
      gaps('I like [apples](æbler).', 'Et æble hedder »apple«. Flere hedder »apples«.'),
    ],
  },
  {
    number: 2,
    title: 'Min familie',
    summary: 'Lær ord om familien.',
    instruction: 'Vælg eller skriv det ord, der passer.',
    items: [
      choice('Hvad betyder »brother«?', 'bror', ['brød', 'bedstefar'], '»Brother« er en bror.'),
      choice('Hvad betyder »sister«?', 'søster', ['sidste', 'sofa'], '»Sister« er en søster.'),
      choice(
        'Hvad hedder bedstemor på engelsk?',
        'grandmother',
        ['big mother', 'best mother'],
        'Bedstemor hedder »grandmother«.',
      ),
      lists('My mum and dad are my {parents|sisters|cats}.', 'Mor og far er forældre: »parents«.'),
      lists("My mother's mother is my {grandmother|sister|aunt}.", 'Mors mor er mormor: »grandmother«.'),
      lists("My father's brother is my {uncle|aunt|cousin}.", 'Fars bror er farbror: »uncle«.'),
      lists('She is small. She is a {baby|mother|grandmother}.', 'Den mindste er en baby.'),
      sort(
        { 'drenge og mænd': ['father', 'uncle', 'son'], 'piger og kvinder': ['mother', 'aunt', 'daughter'] },
        '»Son« er en søn, og »daughter« er en datter.',
        'Er det en mand eller en kvinde?',
      ),
      order('this | is | my | sister.', 'Det betyder: Det her er min søster.'),
    ],
  },
  {
    number: 3,
    title: 'I skolen',
    summary: 'Lær ord om skolen.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      choice('Hvad betyder »teacher«?', 'lærer', ['tegning', 'tæppe'], '»Teacher« er en lærer.'),
      choice('Hvad betyder »pencil«?', 'blyant', ['pensel', 'penge'], '»Pencil« er en blyant.'),
      choice('Hvad betyder »chair«?', 'stol', ['tjener', 'skab'], '»Chair« er en stol.'),
      choice('Hvad hedder en bog på engelsk?', 'book', ['bock', 'boot'], 'En bog hedder »book«.'),
      choice('Hvad hedder en saks på engelsk?', 'scissors', ['saxes', 'sacks'], 'En saks hedder »scissors«.'),
      lists('I have my books in my {bag|door|window}.', 'Bøgerne ligger i tasken: »bag«.'),
      lists('Open the {door|pencil|floor}, please.', 'Man kan åbne en dør.'),
      lists('We write on the {board|ball|lunch}.', 'Man skriver på tavlen: »board«.'),
      several(
        'Hvad kan ligge i et penalhus?',
        ['a pen', 'a ruler'],
        ['a desk', 'a window'],
        '»Ruler« er en lineal, og »desk« er et bord.',
      ),
    ],
  },
]);
