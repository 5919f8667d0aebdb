import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stummeBogstaver = exerciseGroup({ productId: 'grst', level: 8, category: 'stumme-bogstaver' }, [
  {
    number: 1,
    title: 'Bogstaver, der kun ses',
    summary: 'Stav ord, hvor udtalen skjuler et bogstav.',
    instruction: 'Slå et familieord op i hovedet: »tilfælde« og »tilfældig«. Vælg eller skriv ordet.',
    trains: ['silent-letter'],
    items: [
      lists(
        'Det er ikke {tilfældigt|tilfælligt}, at katten sidder ved køleskabet.',
        '»Tilfælde« har et stumt d, og det bliver stående.',
      ),
      lists('Hun fik {medlidenhed|mellidenhed} med den tabende målmand.', '»Medlidenhed« begynder med »med«.'),
      lists('{Mindretallet|Minretallet} stemte for lyserøde vægge.', '»Mindre« har et stumt d.'),
      lists('Det er en ældgammel {håndskrift|hånskrift}.', '»Hånd« har et stumt d, som bliver stående.'),
      lists('Filmen vises i den {selvsamme|selsamme} sal.', '»Selv« har et stumt v.'),
      lists('Han solgte {halvdelen|haldelen} af sine tegneserier.', '»Halv« har et stumt v, som bliver stående.'),
      lists('Vi har {spurgt|spurt} os for i hele opgangen.', '»Spurgt« kommer af »spørge« og har et stumt g.'),
      dictate('Hendes [gæstfrihed] er kendt i hele landsbyen.', '»Gæst« har et t, som knap høres.'),
      dictate('De holdt [valgmøde] i forsamlingshuset.', '»Valg« ender på g.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'målbevidst',
        ['målbevist', 'målbevidt'],
        '»Bevidst« har et stumt d. »Bevist« kommer af at bevise.',
      ),
    ],
  },
]);
