import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grtp', level: 9, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Skriv bedre tysk: forbind sætningerne',
    summary: 'Brug bindeord, og sæt leddene rigtigt.',
    instruction: 'Vælg bindeordet, eller sæt ordene i rækkefølge.',
    items: [
      lists('{Obwohl|Weil|Damit} er keinen Hunger hatte, aß er drei Teller.', '»Obwohl« betyder »selv om«.'),
      lists('Sie lernt jeden Tag, {damit|obwohl|bevor} sie die Prüfung besteht.', '»Damit« betyder for at.'),
      lists(
        'Wir fahren mit dem Bus, {um|damit|für} Geld zu sparen.',
        '»Um … zu« bruges, når grundleddet er det samme.',
      ),
      lists('Er ging vorbei, {ohne|statt|um} uns zu sehen, und lief in eine Laterne.', '»Ohne … zu« betyder uden at.'),
      lists(
        '{Nachdem|Danach|Nach} wir gegessen hatten, spülte niemand ab.',
        '»Nachdem« indleder en bisætning. »Nach« er et forholdsord og »danach« et biord.',
      ),
      lists(
        'Ich habe keine Zeit, {deshalb|weil|denn} bleibe ich zu Hause.',
        'Efter »deshalb« kommer udsagnsordet straks.',
      ),
      order('trotzdem | ging | sie | ohne Jacke | hinaus', 'Efter »trotzdem« kommer udsagnsordet.', {
        also: ['sie | ging | trotzdem | ohne Jacke | hinaus', 'ohne Jacke | ging | sie | trotzdem | hinaus'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order(
        'er | hat | mir | gestern | das Buch | gegeben',
        'Det personlige stedord står først, så tiden og så tingen.',
        {
          also: [
            'gestern | hat | er | mir | das Buch | gegeben',
            'das Buch | hat | er | mir | gestern | gegeben',
            'er | hat | mir | das Buch | gestern | gegeben',
            'mir | hat | er | gestern | das Buch | gegeben',
            'mir | hat | er | das Buch | gestern | gegeben',
          ],
          task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
        },
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Wir fahren morgen mit dem Rad nach Kiel.',
        ['Wir fahren nach Kiel mit dem Rad morgen.', 'Morgen wir fahren mit dem Rad nach Kiel.'],
        'Rækkefølgen er tid, måde og sted.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Ich weiß nicht, wo sie wohnt.',
        ['Ich weiß nicht, wo wohnt sie.', 'Ich weiß nicht, sie wo wohnt.'],
        'Et indirekte spørgsmål er en bisætning med udsagnsordet sidst.',
      ),
    ],
  },
]);
