import { choice, dictate, exerciseGroup, lists, several } from '../../markup/index.ts';

export const dobbeltKonsonant = exerciseGroup({ productId: 'grst', level: 9, category: 'dobbelt-konsonant' }, [
  {
    number: 1,
    title: 'Dobbelt eller enkelt? Finalen',
    summary: 'Stav de fremmedord, hvor flest gætter forkert.',
    instruction: 'Her hjælper hverken øret eller reglen. Du skal kende ordet.',
    trains: ['double-consonant'],
    items: [
      lists('Hendes {tolerance|tollerance} over for larm er lav.', '»Tolerance« har ét l.'),
      lists('De fandt en {genial|gennial} løsning på en serviet.', '»Genial« har ét n.'),
      lists('Debatten gav {associationer|asociationer} til en børnehave.', '»Association« har to s’er først.'),
      lists('Han er en {notorisk|nottorisk} løgner med et venligt smil.', '»Notorisk« har ét t forrest.'),
      lists('Vi må finde en {fællesnævner|fælesnævner}.', '»Fælles« har to l’er.'),
      lists('Byen har en {filial|fillial} af biblioteket.', '»Filial« har ét l ad gangen.'),
      lists('Det er en {essentiel|esentiel} del af forklaringen.', '»Essentiel« har to s’er og ét l til sidst.'),
      dictate('Regningen lød på en [million] kroner.', '»Million« har to l’er og ét n.'),
      several(
        'Hvilke ord er stavet rigtigt?',
        ['opposition', 'alliance', 'personlig'],
        ['oposition', 'aliance'],
        '»Opposition« har to p’er, og »alliance« har to l’er.',
      ),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'accelerere',
        ['akcelerere', 'accellerere'],
        '»Accelerere« har to c’er og ét l.',
      ),
    ],
  },
]);
