import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gces', level: 12, category: 'forholdsord' }, [
  {
    number: 1,
    title: '»Por« eller »para«?',
    summary: 'Vælg præpositionen efter meningen.',
    instruction: 'Vælg »por« eller »para«.',
    because: '»Para« viser mål og modtager. »Por« viser årsag, vej, varighed og bytte.',
    items: [
      lists('Estudio español {para|por} trabajar en Chile.', 'Formål: »para«.'),
      lists('Gracias {por|para} tu ayuda.', 'Årsag: »por«.'),
      lists('Este paquete es {para|por} la vecina.', 'Modtager: »para«.'),
      lists('Paseamos {por|para} el parque durante horas.', 'Vej og område: »por«.'),
      lists('Compré la guitarra {por|para} cien euros.', 'Bytte og pris: »por«.'),
      lists('Los deberes son {para|por} el martes.', 'Frist: »para«.'),
      lists(
        'El puente fue construido {por|para} los romanos hace dos mil años.',
        'Den, der gør noget i passiv: »por«.',
      ),
      lists('Cancelaron el partido {por|para} la lluvia.', 'Årsag: »por«.'),
      lists('{Para|Por} una niña de cinco años, lee muy bien.', 'Sammenlignet med det, man venter: »para«.'),
    ],
  },
]);
