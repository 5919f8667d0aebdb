import { choice, exerciseGroup } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gcfa', level: 12, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Falske venner og faste udtryk',
    summary: 'Pas på ord, der ligner noget andet.',
    instruction: 'Vælg den rigtige betydning.',
    items: [
      choice(
        'Hvad betyder »la librairie«?',
        'boghandelen',
        ['biblioteket', 'friheden'],
        'Biblioteket hedder »la bibliothèque«.',
      ),
      choice(
        'Hvad betyder »rester«?',
        'at blive',
        ['at hvile sig', 'at rejse'],
        '»Rester« er at blive, »se reposer« er at hvile sig.',
      ),
      choice(
        'Hvad betyder »actuellement«?',
        'for tiden',
        ['faktisk', 'aktivt'],
        '»Actuellement« er for tiden. Faktisk hedder »en fait«.',
      ),
      choice('Hvad betyder »la journée«?', 'dagen', ['rejsen', 'journalen'], 'Rejsen hedder »le voyage«.'),
      choice(
        "Hvad betyder »poser un lapin à quelqu'un«?",
        'at brænde nogen af',
        ['at give nogen et kæledyr', 'at skræmme nogen'],
        'Man siger det, når nogen ikke møder op til en aftale.',
      ),
      choice(
        'Hvad betyder »avoir le cafard«?',
        'at være nedtrykt',
        ['at være beskidt', 'at være bange for insekter'],
        '»Cafard« er en kakerlak, men udtrykket handler om humøret.',
      ),
      choice(
        'Hvad betyder »coûter les yeux de la tête«?',
        'at koste en formue',
        ['at være svært at se', 'at gøre ondt'],
        'Vi siger, at noget koster det hvide ud af øjnene.',
      ),
      choice(
        'Hvad betyder »être dans la lune«?',
        'at være i sine egne tanker',
        ['at være forelsket', 'at bo langt væk'],
        'Den, der er på månen, hører ikke efter.',
      ),
    ],
  },
]);
