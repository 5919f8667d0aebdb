import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const bloedeKonsonanter = exerciseGroup({ productId: 'grst', level: 5, category: 'bloede-konsonanter' }, [
  {
    number: 1,
    version: 2,
    title: 'Blødt d eller g til sidst?',
    summary: 'Vælg d, g, v eller j i slutningen af et ord.',
    instruction: 'Gør ordet længere, så kan du bedre høre konsonanten: »sag« – »sager«, »sød« – »søde«.',
    trains: ['consonant'],
    items: [
      lists('Advokaten vandt sin første {sag|sav}.', 'En sag, flere sager: med g. En sav er et værktøj.'),
      lists('Tømreren skar brættet over med en {sav|sag}.', 'En sav, flere save: med v.'),
      lists('Kaptajnen satte kursen mod {syd|syg}.', 'Verdenshjørnet syd ender på d.'),
      lists('Han lå {syg|syd} i sengen i fjorten dage.', 'Man er syg, og flere er syge: med g.'),
      lists('Vi sejlede gennem en {tåge|tåve} så tæt som uld.', '»Tåge« staves med g.'),
      lists('En {due|duge} havde bygget rede i kirketårnet.', 'En due har ingen konsonant i midten.'),
      lists('På bordet lå der en ternet {dug|du}.', 'En dug, flere duge: med g.'),
      lists('I kælderen stod {brugte|brukte} cykler på række.', '»Bruge« og »brugt« staves med g.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'livlig',
        ['liglig', 'livli'],
        '»Livlig« kommer af »liv« og ender på »-lig«.',
      ),
      sort(
        { d: ['glæ_e', 'bla_e', 'hvi_'], g: ['jæ_er', 'vo_n', 'spro_'], v: ['hal_', 'ra_n', 'ha_n'] },
        'Ordene er »glæde«, »blade«, »hvid«, »jæger«, »vogn«, »sprog«, »halv«, »ravn« og »havn«.',
        'Sorter ordene efter det bogstav, der mangler.',
      ),
    ],
  },
]);
