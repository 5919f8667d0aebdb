import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gcft', level: 9, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Tid på fransk',
    summary: 'Vælg »depuis«, »pendant«, »il y a« og »dans«.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists("J'apprends le judo {depuis|il y a|dans} trois ans, et je continue.", 'Det varer stadig: »depuis«.'),
      lists(
        'Elle est partie {il y a|depuis que|pendant} une heure, juste après le déjeuner.',
        'For en time siden: »il y a«.',
      ),
      lists("Nous partons en vacances {dans|il y a|depuis} deux jours. J'ai hâte !", 'Om to dage: »dans«.'),
      lists('Hier, il a plu {pendant|dans|en train de} toute la nuit.', 'Så længe det varede: »pendant«.'),
      lists("J'ai lu ce gros livre {en|il y a|de} une seule journée.", 'Så lang tid brugte man: »en«.'),
      lists('Je viens {de|à|pour} rater mon bus.', '»Venir de« betyder lige at have gjort noget.'),
      lists("Ce matin, on m'a réveillé {à|en|dans} cinq heures précises.", 'Klokkeslæt får »à«.'),
      lists('Mon anniversaire est {en|au|à} février.', 'Måneder får »en«.'),
      lists('{Au|En|À} printemps, les cigognes reviennent.', 'Årstiderne får »en«, undtagen foråret: »au printemps«.'),
    ],
  },
]);
