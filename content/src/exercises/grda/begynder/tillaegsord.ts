import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'grda', level: 11, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'En rød bil, et rødt hus, to røde sko',
    summary: 'Vælg den rigtige form af ord for farver og størrelse.',
    instruction: 'En rød bil. Et rødt hus. To røde sko. Vælg den form, der passer.',
    trains: ['adjective-agreement'],
    items: [
      lists('Jeg har en {grøn|grønt|grønne} taske.', 'Det hedder »en taske«, derfor: »en grøn taske«.'),
      lists('Hun bor i et {hvidt|hvid|hvide} hus.', 'Det hedder »et hus«, derfor: »et hvidt hus«.'),
      lists('Han har to {sorte|sort} katte.', 'Der er to, derfor: »sorte katte«.'),
      lists('Det er en {stor|stort|store} hund.', 'Det hedder »en hund«, derfor: »en stor hund«.'),
      lists('Vi spiser et {stort|stor|store} æble.', 'Det hedder »et æble«, derfor: »et stort æble«.'),
      lists('Mine sko er {nye|ny|nyt}.', 'Der er to sko, derfor: »nye«.'),
      lists('Vandet er {koldt|kold|kolde}.', 'Det hedder vandet, derfor: »koldt«.'),
      lists('Der er mange {gule|gul|gult} blomster.', 'Der er mange, derfor: »gule blomster«.'),
      choice(
        'Hvad er rigtigt?',
        'et langt brev',
        ['et lang brev', 'et lange brev'],
        'Det hedder »et brev«, derfor: »et langt brev«.',
      ),
      choice('Hvad er det modsatte af »ung«?', 'gammel', ['lille', 'kort'], 'En baby er ung. En oldefar er gammel.'),
    ],
  },
]);
