import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gcft', level: 7, category: 'stedord' }, [
  {
    number: 1,
    title: 'Min, din, hans og deres',
    summary: 'Brug de franske ejestedord.',
    instruction: 'Vælg det rigtige ejestedord.',
    items: [
      lists('{Mon|Ma|Mes} père répare des horloges.', '»Père« er hankøn: »mon«.'),
      lists('{Ma|Mon|Mes} tante a un singe.', '»Tante« er hunkøn: »ma«.'),
      lists("{Mon|Ma|Mes} amie s'appelle Zoé.", 'Foran en vokal bliver »ma« til »mon«, selv om ordet er hunkøn.'),
      lists('Tu as perdu {tes|ton|ta} lunettes ?', '»Lunettes« er flertal: »tes«.'),
      lists('Hugo adore {sa|son|ses} guitare.', '»Guitare« er hunkøn: »sa«, selv om Hugo er en dreng.'),
      lists('Léa range {son|sa|ses} sac.', '»Sac« er hankøn: »son«, selv om Léa er en pige.'),
      lists('Les voisins promènent {leur|leurs|ses} chien.', 'Naboerne er flere, men hunden er én: »leur«.'),
      lists('Nous invitons {nos|notre|nous} cousins.', 'Fætrene er flere, og de er vores: »nos«.'),
      lists("Madame, c'est {votre|vos|leurs} parapluie ?", 'Én paraply og høflig tiltale: »votre«.'),
    ],
  },
]);
