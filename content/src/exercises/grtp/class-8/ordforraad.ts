import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grtp', level: 8, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Falske venner',
    summary: 'Nogle tyske ord ligner danske ord, men betyder noget andet.',
    instruction: 'Vælg den rigtige betydning eller det rigtige ord.',
    items: [
      choice('Hvad betyder »der Gast«?', 'gæsten', ['gaden', 'gassen'], '»Gast« er en gæst. En gade er »Straße«.'),
      choice('Hvad betyder »bekommen«?', 'at få', ['at komme', 'at bekomme sig'], '»Bekommen« er at få.'),
      choice('Hvad betyder »das Gift«?', 'giften', ['gaven', 'vielsen'], '»Gift« er gift. En gave er »Geschenk«.'),
      choice(
        'Hvad betyder »blank«?',
        'skinnende',
        ['tom', 'hvid'],
        '»Blank« er skinnende, men »pleite« er uden penge.',
      ),
      choice(
        'Hvad betyder »der Rock«?',
        'nederdelen',
        ['frakken', 'klippen'],
        '»Rock« er en nederdel. En frakke er »Mantel«.',
      ),
      choice(
        'Hvad betyder »mögen«?',
        'at kunne lide',
        ['at måtte', 'at magte'],
        '»Ich mag dich« betyder, at jeg kan lide dig.',
      ),
      choice(
        'Hvad betyder »fahren« i sætningen »Wir fahren nach Rom«?',
        'at køre',
        ['at fare vild', 'at fare op'],
        '»Fahren« er at køre.',
      ),
      lists(
        'Im Zoo haben wir ein {Nilpferd|Meerschweinchen|Walross} gesehen, groß, grau und aus Afrika.',
        '»Nilpferd« er en flodhest. Hvalrosser og marsvin kommer ikke fra Afrika.',
      ),
      lists(
        'Der {Kellner|Keller|Kessel} brachte uns die Speisekarte an den Tisch.',
        '»Kellner« er en tjener, »Keller« en kælder.',
      ),
      lists('Kannst du mir Geld {leihen|lernen|leiten}? Ich zahle es morgen zurück.', '»Leihen« er at låne.'),
    ],
  },
]);
