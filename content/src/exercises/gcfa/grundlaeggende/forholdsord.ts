import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gcfa', level: 11, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Hvor bor du, og hvad spiller du?',
    summary: 'Øv »à«, »de«, »en« og »chez«.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists('Je passe le week-end {chez|à|en} mes cousins.', 'Hos personer hedder »chez«.'),
      lists('Elle étudie {aux|en|à} États-Unis.', 'Lande i flertal får »aux«.'),
      lists('Nous habitons {au|en|à} Danemark.', '»Danemark« er hankøn: »au«.'),
      lists("Il vient {d'|du|de l'}Espagne.", "Fra lande i hunkøn hedder »de« og foran vokal »d'«."),
      lists('On se retrouve {devant|pendant|depuis} le cinéma ?', 'Stedet foran noget hedder »devant«.'),
      lists('Le musée se trouve à côté {de la|du|de} gare.', '»Gare« er hunkøn: »à côté de la gare«.'),
      lists('Je vais au lycée {à|avec|dans} pied.', 'Til fods hedder »à pied«.'),
      lists('Il fait {du|au|le} ski en janvier.', '»Faire de« bruges om sport: »faire du ski«.'),
      lists("J'habite au troisième étage, juste {sous|entre|pendant} le toit.", 'Lige under taget: »sous«.'),
    ],
  },
]);
