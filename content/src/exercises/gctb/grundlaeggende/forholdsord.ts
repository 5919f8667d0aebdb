import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gctb', level: 11, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Præpositioner i faste udtryk',
    summary: 'Vælg præposition og kasus.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists(
        'Der Roman handelt {von|über|um} einem Jungen, der nicht wachsen will.',
        'Det hedder »handeln von« og dativ.',
      ),
      lists('In der Debatte geht es {um|über|von} die Rente.', 'Det hedder »es geht um« og akkusativ.'),
      lists('Das Land leidet {unter|in|bei} den Folgen der Dürre.', 'Man lider »unter« følgerne af noget.'),
      lists('Sie hat sich {um|für|nach} ein Stipendium beworben.', 'Det hedder »sich bewerben um« og akkusativ.'),
      lists('Er verzichtet {auf|von|mit} sein Auto.', 'Det hedder »verzichten auf« og akkusativ.'),
      lists('Wir müssen uns {an|auf|zu} die Kälte gewöhnen.', 'Det hedder »sich gewöhnen an« og akkusativ.'),
      lists('Ich bin {von|über|mit} deinem Mut beeindruckt.', 'Det hedder »beeindruckt von« og dativ.'),
      lists('Das Ergebnis besteht {aus|von|in} drei Teilen.', 'Det hedder »bestehen aus« og dativ.'),
      lists('Niemand zweifelt {an|auf|über} seiner Ehrlichkeit.', 'Det hedder »zweifeln an« og dativ.'),
      lists('Aufgrund {des|dem|den} Streiks fallen alle Flüge aus.', '»Aufgrund« styrer genitiv.'),
    ],
  },
]);
