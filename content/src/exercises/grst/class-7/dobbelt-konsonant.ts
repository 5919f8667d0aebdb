import { dictate, exerciseGroup, lists, several } from '../../markup/index.ts';

export const dobbeltKonsonant = exerciseGroup({ productId: 'grst', level: 7, category: 'dobbelt-konsonant' }, [
  {
    number: 1,
    title: 'Dobbelt op i fremmedord',
    summary: 'Stav fremmedord, hvor man ikke kan høre, om der er en eller to konsonanter.',
    instruction: 'I fremmedord hjælper øret ikke altid. Vælg det ord, der er stavet rigtigt.',
    trains: ['double-consonant'],
    items: [
      lists('Jeg {interesserer|interreserer} mig for blæksprutter.', '»Interessere« har ét r og to s’er.'),
      lists('Vi skal {diskutere|disskutere} reglerne for brug af mikroovnen.', '»Diskutere« har ét s.'),
      lists('Hun er en {professionel|proffesionel} skateboarder.', '»Professionel« har ét f og to s’er.'),
      lists('Hans {adresse|addresse} står bag på kuverten.', '»Adresse« har ét d og to s’er.'),
      lists('Det blev en {succes|sukses} fra første dag.', '»Succes« har to c’er og ét s til sidst.'),
      lists(
        'De to linjer er {parallelle|paralelle}.',
        '»Parallel« har to l’er i midten, og foran endelsen bliver det sidste også til to.',
      ),
      lists('Vi fik en {kollega|kolega} fra Island.', '»Kollega« har to l’er.'),
      dictate('Skolens [kommunikation] foregår på en skærm.', '»Kommunikation« har to m’er.'),
      dictate('Der er [appelsiner] i skålen.', '»Appelsin« har to p’er.'),
      several(
        'Hvilke ord er stavet rigtigt?',
        ['aggressiv', 'kommission', 'terrasse'],
        ['agressiv', 'terasse'],
        '»Aggressiv« har to g’er og to s’er, og »terrasse« har to r’er og to s’er.',
      ),
    ],
  },
]);
