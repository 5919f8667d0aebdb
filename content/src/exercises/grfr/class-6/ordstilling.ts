import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grfr', level: 6, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Ikke, aldrig og ingenting',
    summary: 'Sæt »ne … pas« og de andre nægtelser rigtigt.',
    instruction: 'Vælg eller byg den rigtige sætning.',
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Je ne parle pas espagnol.',
        ['Je parle ne pas espagnol.', 'Je ne pas parle espagnol.'],
        '»Ne« og »pas« står på hver sin side af udsagnsordet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        "Elle n'aime pas les araignées.",
        ['Elle ne aime pas les araignées.', 'Elle aime ne pas les araignées.'],
        "Foran en vokal bliver »ne« til »n'«.",
      ),
      choice(
        'Hvilken sætning er rigtig?',
        "Il n'a pas de vélo.",
        ["Il n'a pas un vélo.", 'Il ne a pas de vélo.'],
        'Efter en nægtelse bliver »un« til »de«.',
      ),
      lists("Nous n'avons pas {de|des|du} devoirs aujourd'hui.", 'Efter en nægtelse bliver »des« til »de«.'),
      lists('Je ne mange {jamais|toujours|souvent} de viande : je suis végétarien.', '»Ne … jamais« betyder aldrig.'),
      lists('Il fait noir. Je ne vois {rien|quelque chose|beaucoup}.', '»Ne … rien« betyder ingenting.'),
      lists("Ce n'est pas {un|de|une} chat, c'est un lapin !", "Efter »ce n'est pas« bliver kendeordet stående."),
      lists(
        "Il n'y a {personne|rien|jamais} dans la salle : tout le monde est parti.",
        '»Personne« betyder ingen mennesker.',
      ),
      order(
        'mon frère | ne | joue | plus | de la guitare',
        '»Ne … plus« betyder ikke mere, og »ne« og »plus« står omkring udsagnsordet.',
        { task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.' },
      ),
      order('je | ne | vais | pas | à la piscine', '»Ne« og »pas« står omkring udsagnsordet.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
    ],
  },
]);
