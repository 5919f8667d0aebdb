import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gces', level: 11, category: 'forholdsord' }, [
  {
    number: 1,
    title: '»A«, »en«, »de« og »con«',
    summary: 'Vælg præpositionen.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists('Voy {al|a el|en el} mercado cada jueves.', '»A« og »el« smelter sammen til »al«.'),
      lists('El coche {del|de el|de la} profesor es rosa.', '»De« og »el« smelter sammen til »del«.'),
      lists('Vivo {en|a|de} Granada desde 2021.', 'Sted med »vivir« hedder »en«.'),
      lists('Veo {a|en|con} mi abuelo todos los días.', 'Foran personer som genstandsled står »a«.'),
      lists('Viajamos {en|por el|con} tren porque es más barato.', 'Transportmiddel hedder »en«.'),
      lists('Sueño {con|de|sobre el} dragones.', 'Det hedder »soñar con«.'),
      lists('La clase empieza {a|en|por} las ocho.', 'Klokkeslæt får »a«.'),
      lists('Tengo {que|de|a} estudiar esta noche.', '»Tener que« betyder at skulle.'),
      lists('Vamos {a|de|por} comer tapas.', 'Nær fremtid: »ir a« og navnemåde.'),
    ],
  },
]);
