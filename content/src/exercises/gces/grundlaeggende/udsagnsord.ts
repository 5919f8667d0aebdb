import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gces', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»Ser« eller »estar«?',
    summary: 'Vælg det rigtige »er«.',
    instruction: 'Vælg formen af »ser« eller »estar«.',
    because: '»Ser« bruges om, hvem og hvad noget er. »Estar« bruges om sted og tilstand.',
    items: [
      lists('Mi hermana {es|está} médica.', 'Job: »ser«.'),
      lists('Madrid {está|es} en el centro de España.', 'Sted: »estar«.'),
      lists('Los niños {están|son} cansados después del viaje.', 'Tilstand lige nu: »estar«.'),
      lists('La mesa {es|está} de madera.', 'Materiale: »ser«.'),
      lists('Nosotros {somos|estamos} daneses.', 'Nationalitet: »ser«.'),
      lists('La sopa {está|es} fría, ¿la caliento?', 'Tilstand lige nu: »estar«.'),
      lists('Hoy {es|está} miércoles.', 'Dage og tid: »ser«.'),
      lists('Yo {estoy|soy} en casa con fiebre.', 'Sted: »estar«.'),
      lists('¿De dónde {eres|estás} tú?', 'Oprindelse: »ser«.'),
      lists('La fiesta {es|está} en mi casa a las nueve.', 'Om, hvor noget finder sted, bruger man »ser«.'),
    ],
  },
  {
    number: 2,
    title: 'Regelmæssige verber i nutid',
    summary: 'Sæt den rigtige endelse på verberne.',
    instruction: 'Skriv verbet i nutid.',
    items: [
      gaps('Yo [hablo](hablar) con mis plantas.', '»Yo« får »-o«.'),
      gaps('Tú [comes](comer) demasiado rápido.', '»Tú« og -er-verber får »-es«.'),
      gaps('Mi vecino [canta](cantar) ópera en la ducha.', '»Él« og -ar-verber får »-a«.'),
      gaps('Nosotros [vivimos](vivir) cerca del mar.', '»Nosotros« og -ir-verber får »-imos«.'),
      gaps('Vosotros [bailáis](bailar) muy bien.', '»Vosotros« og -ar-verber får »-áis« med accent.'),
      gaps('Los turistas [leen](leer) el mapa al revés.', '»Ellos« og -er-verber får »-en«.'),
      gaps('¿Usted [trabaja](trabajar) los sábados?', '»Usted« bøjes som »él«: »-a«.'),
      gaps('Nosotras [aprendemos](aprender) español con canciones.', '»Nosotras« og -er-verber får »-emos«.'),
      gaps('Ellos [escriben](escribir) cartas de amor.', '»Ellos« og -ir-verber får »-en«.'),
    ],
  },
]);
