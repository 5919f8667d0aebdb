import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gces', level: 11, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Spørgsmål og nægtelser',
    summary: 'Byg spanske sætninger.',
    instruction: 'Vælg den rigtige sætning, eller sæt ordene i rækkefølge.',
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'No hablo alemán.',
        ['Hablo no alemán.', 'Yo hablo alemán no.'],
        '»No« står foran verbet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'No hay nadie en la calle.',
        ['Hay nadie en la calle.', 'No hay alguien en la calle.'],
        'Når »nadie« står efter verbet, skal der »no« foran.',
      ),
      choice(
        'Hvordan skriver man et spørgsmål på spansk?',
        '¿Dónde vives?',
        ['Dónde vives?', '¡Dónde vives¡'],
        'Der er spørgsmålstegn i begge ender, og det første står på hovedet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Hay un ratón en la cocina.',
        ['Está un ratón en la cocina.', 'Es un ratón en la cocina.'],
        '»Hay« betyder der er.',
      ),
      lists('{¿Qué|¿Cuál|¿Quién} haces los domingos? – Duermo.', 'Hvad laver du? »Qué«.'),
      lists('{¿Cuántos|¿Cuántas|¿Cuánto} hermanos tienes?', '»Hermanos« er hankøn flertal: »cuántos«.'),
      lists('{¿Quién|¿Quiénes|¿Quien} es ese señor?', 'Man spørger om én person, og spørgeord har accent: »quién«.'),
      order('nunca | como | carne | los viernes', 'Når »nunca« står foran verbet, er der ikke noget »no«.', {
        also: ['los viernes | nunca | como | carne'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order('mi padre | no | sabe | conducir', '»No« står foran det bøjede verbum.', {
        also: ['no | sabe | conducir | mi padre'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
    ],
  },
]);
