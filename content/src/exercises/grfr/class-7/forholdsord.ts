import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grfr', level: 7, category: 'forholdsord' }, [
  {
    number: 1,
    title: '»À«, »de« og de sammensatte former',
    summary: 'Brug »au«, »aux«, »du« og »des«.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists('Je vais {au|à le|à la} cinéma avec Inès.', '»À« og »le« smelter sammen til »au«.'),
      lists('Le prof parle {aux|à les|au} élèves.', '»À« og »les« bliver til »aux«.'),
      lists('Voici le sac {du|de le|de la} facteur.', '»De« og »le« bliver til »du«.'),
      lists('Nous allons {à la|au|à} plage.', '»La« smelter ikke sammen: »à la plage«.'),
      lists('Le chat {des|de les|du} voisins dort sur notre voiture.', '»De« og »les« bliver til »des«.'),
      lists('Elle habite {en|au|à} France depuis 2020.', 'Foran lande i hunkøn bruger man »en«.'),
      lists('Cet été, nous allons {au|en|à} Portugal.', 'Foran lande i hankøn bruger man »au«.'),
      lists('Mon correspondant vit {à|en|au} Paris.', 'Foran byer bruger man »à«.'),
      lists("Il revient {de l'|du|de la}école à pied.", "Foran en vokal hedder det »de l'«."),
      lists('Je joue {du|au|de} piano, et toi ?', 'Man spiller »de« et instrument: »du piano«.'),
      lists('Elles jouent {au|du|à} tennis tous les mardis.', 'Man spiller »à« et spil eller en sport: »au tennis«.'),
    ],
  },
]);
