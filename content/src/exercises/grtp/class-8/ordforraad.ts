import { choice, exerciseGroup } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grtp', level: 8, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Falske venner',
    summary: 'Nogle tyske ord ligner danske ord, men betyder noget andet.',
    instruction: 'Vælg den rigtige betydning eller det rigtige ord.',
    items: [
      choice('Hvad betyder »der See«?', 'søen', ['havet', 'synet'], '»Der See« er en sø. »Die See« er havet.'),
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
      choice(
        'Hvad betyder »brav«?',
        'artig',
        ['modig', 'ærlig'],
        'Et barn, der er »brav«, er artigt. Modig hedder »mutig«.',
      ),
      choice('Hvad betyder »das Öl«?', 'olien', ['øllet', 'ålen'], '»Öl« er olie. Øl hedder »Bier«.'),
      choice('Hvad betyder »rar«?', 'sjælden', ['venlig', 'dejlig'], '»Rar« er sjælden. Et rart menneske er »nett«.'),
    ],
  },
]);
