import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const forstavelser = exerciseGroup({ productId: 'grst', level: 6, category: 'forstavelser' }, [
  {
    number: 1,
    title: 'Svage forstavelser',
    summary: 'Stav ord, der begynder med »for-«, »be-«, »er-« og »und-«.',
    instruction: 'Forstavelsen staves altid ens, selv om den udtales svagt. Vælg eller skriv ordet.',
    trains: ['misspelling'],
    items: [
      lists('Hun {forsvandt|fårsvandt} ind i tågen.', 'Forstavelsen er »for-« med »o«.'),
      lists('Vi {foreslog|forslog} en tur i svømmehallen.', 'At foreslå begynder med »fore-«.'),
      lists(
        'Maden {forslog|foreslog} ikke meget blandt tyve sultne spejdere.',
        'At forslå betyder at være nok. Det begynder med »for-«.',
      ),
      lists('Kan du {beskrive|biskrive} tyven?', 'Forstavelsen er »be-«.'),
      lists('Hun har mange års {erfaring|ærfaring} med slanger.', 'Forstavelsen er »er-« med e.'),
      lists(
        'Det {overraskede|overaskede} os, at hesten kunne tælle.',
        'Ordet er »over« og »raske«, så der er to r’er.',
      ),
      lists('De {ankom|andkom} midt i et snevejr.', 'Forstavelsen er »an-« uden d.'),
      dictate('Det er svært at [undgå] vandpytterne.', 'Forstavelsen er »und-« med et stumt d.'),
      dictate('Hun fik en [undskyldning] for larmen.', 'Forstavelsen er »und-« med et stumt d.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'forelsket',
        ['forlsket', 'fårelsket'],
        'Ordet består af »for«, »elsk« og »-et«.',
      ),
    ],
  },
]);
