import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gces', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'De første spanske ord',
    summary: 'Familie, mad og hverdag.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists('La madre de mi madre es mi {abuela|tía|hermana}.', '»Abuela« er bedstemor, »tía« tante.'),
      lists('Por la mañana bebo {café|pan|queso} con leche.', 'Man drikker kaffe. »Pan« er brød, »queso« ost.'),
      lists('Hoy es lunes. Mañana es {martes|domingo|jueves}.', 'Efter mandag kommer tirsdag: »martes«.'),
      lists('En {verano|invierno|enero} hace mucho calor en Sevilla.', '»Verano« er sommer.'),
      lists('Tengo sed. ¿Me das un vaso de {agua|arroz|sal}?', '»Sed« er tørst, og man drikker vand.'),
      lists('El gato duerme debajo de la {mesa|misa|manzana}.', '»Mesa« er et bord, »manzana« et æble.'),
      lists('Quince más cinco son {veinte|doce|treinta}.', '15 og 5 er 20: »veinte«.'),
      choice(
        'Hvad betyder »¿Cómo te llamas?«',
        'Hvad hedder du?',
        ['Hvordan har du det?', 'Hvor bor du?'],
        '»Llamarse« er at hedde.',
      ),
      choice(
        'Hvad betyder »embarazada«?',
        'gravid',
        ['flov', 'forbavset'],
        '»Embarazada« ligner kun engelsk »embarrassed«.',
      ),
      sort(
        { tøj: ['la falda', 'los zapatos'], mad: ['el pollo', 'las fresas'], krop: ['la rodilla', 'los dedos'] },
        '»Falda« er en nederdel, »fresas« jordbær og »rodilla« et knæ.',
        'Sorter ordene.',
      ),
    ],
  },
]);
