import { choice, exerciseGroup, gaps, lists, order, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gren', level: 3, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Dyr, farver og mad',
    summary: 'Find ud af, hvad ordene betyder, og sæt dem i de rigtige grupper.',
    instruction: 'Læs det engelske ord eller sætningen, og vælg det, der passer.',
    items: [
      choice('Hvad betyder »rabbit«?', 'kanin', ['hamster', 'ræv'], '»Rabbit« er en kanin.'),
      choice(
        'Hvad betyder »kitchen«?',
        'køkken',
        ['kylling', 'kat'],
        '»Kitchen« er et køkken. En kylling hedder »chicken«.',
      ),
      choice('Which word means "gul"?', 'yellow', ['green', 'purple'], 'Gul hedder »yellow«.'),
      lists('The sky is {blue|brown|pink} on a sunny day.', 'Himlen er blå: »blue«.'),
      lists('You wear {socks|gloves|hats} on your feet.', 'Man har sokker på fødderne: »socks«.'),
      lists('A {cow|hen|pig} gives us milk.', 'Det er koen, der giver mælk: »cow«.'),
      choice('Which one can you NOT eat?', 'a spoon', ['an apple', 'a carrot'], '»Spoon« er en ske.'),
      several(
        'Which words are fruit?',
        ['banana', 'pear', 'strawberry'],
        ['potato', 'cheese'],
        'Kartoffel og ost er ikke frugt.',
      ),
      sort(
        {
          animals: ['horse', 'sheep', 'mouse'],
          food: ['bread', 'egg', 'soup'],
          clothes: ['shirt', 'jacket', 'trousers'],
        },
        '»Trousers« er bukser, og »sheep« er et får.',
        'Sorter ordene i dyr, mad og tøj.',
      ),
      gaps('The opposite of big is [small|little](lille).', 'Det modsatte af stor er »small« eller »little«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvad er klokken, og hvilken dag er det?',
    summary: 'Arbejd med tal, dage og tid på engelsk.',
    instruction: 'Vælg eller skriv det ord, der passer.',
    items: [
      gaps('There are [seven](7) days in a week.', '7 hedder »seven«.'),
      gaps('The day after Monday is [Tuesday](tirsdag).', 'Dagen efter mandag er »Tuesday«.'),
      gaps('A spider has [eight](8) legs.', '8 hedder »eight«. Husk »gh«.'),
      choice(
        'It is "half past three". What time is it?',
        '3.30',
        ['2.30', '3.15'],
        '»Past« betyder over. Halv fire hedder derfor »half past three«.',
      ),
      choice(
        'It is "a quarter to six". What time is it?',
        '5.45',
        ['6.15', '6.45'],
        '»To« betyder i. Klokken er kvart i seks.',
      ),
      lists('We sleep at {night|morning|lunch}.', 'Om natten sover vi: »at night«.'),
      lists('December comes after {November|October|January}.', 'November er måneden før december.'),
      order('I | go | to bed | at nine', 'Udsagnsordet står lige efter »I«.', { also: ['at nine | I | go | to bed'] }),
      sort(
        { days: ['Sunday', 'Friday', 'Wednesday'], months: ['April', 'August', 'March'] },
        'Dage ender på »day«. De andre er måneder.',
        'Sorter ordene i dage og måneder.',
      ),
      choice('Which number is "thirteen"?', '13', ['30', '3'], '»Thirteen« er 13, og »thirty« er 30.'),
    ],
  },
]);
