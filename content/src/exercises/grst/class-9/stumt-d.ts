import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const stumtD = exerciseGroup({ productId: 'grst', level: 9, category: 'stumt-d' }, [
  {
    number: 1,
    title: 'Stumt d i de fine ord',
    summary: 'Stav sammensatte og afledte ord med eller uden stumt d.',
    instruction: 'Find det ord, som det lange ord er lavet af. Så kan du se, om der skal et d med.',
    trains: ['silent-letter'],
    items: [
      lists('Hun svarede {øjeblikkeligt|øjeblikkeldigt} på spørgsmålet.', '»Øjeblikkelig« har intet d.'),
      lists('Det var et {uundgåeligt|unndgåeligt} nederlag.', '»Uundgåelig« er »u« og »undgå« med stumt d.'),
      lists('Han er {uerstattelig|uderstattelig} på holdet.', '»Uerstattelig« kommer af »erstatte« og har intet d.'),
      lists('Aftalen er {bindende|binnende} for begge parter.', '»Bindende« kommer af »binde« og har et stumt d.'),
      lists('Hendes drømme blev {opfyldt|opfylt} én for én.', '»Opfyldt« kommer af »fylde« og har et stumt d.'),
      lists('Der er {mindst|minst} tre fejl i programmet.', '»Mindst« kommer af »mindre« og har et stumt d.'),
      lists('Sagen blev {grundigt|grunnigt} undersøgt.', '»Grundig« kommer af »grund« og har et stumt d.'),
      dictate('Han udtalte sig på vegne af [mindretallet].', '»Mindretal« har et stumt d.'),
      dictate('De fik [medhold] i retten.', '»Medhold« har et stumt d til sidst.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'forstand',
        ['forstan', 'fårstand'],
        '»Forstand« er i familie med »forstå« og har et stumt d.',
      ),
    ],
  },
]);
