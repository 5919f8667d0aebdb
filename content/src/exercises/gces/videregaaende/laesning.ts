import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gces', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Tyren, der ikke ville',
    summary: 'Læs en fortælling fra en lille by.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'El toro que no quería',
        byline: 'Un cuento',
        text: `En las fiestas de Villarrubia siempre soltaban un toro por la calle mayor. Los jóvenes corrían delante y los viejos miraban desde los balcones. Pero el año pasado, cuando abrieron la puerta, el toro dio tres pasos, vio un geranio rojo en una ventana y empezó a comérselo.

La gente gritaba, la banda tocaba más fuerte, el alcalde agitaba su sombrero. Nada. El toro terminó el geranio y se tumbó a la sombra, delante de la panadería. Doña Remedios, la panadera, tenía ochenta años y mucho pan que vender. Salió con una escoba, se puso frente al animal y le dijo al oído algo que nadie oyó. El toro se levantó y la siguió mansamente hasta el corral.

Este año ya no hay carrera. En su lugar, los niños le llevan flores al toro, que ahora se llama Remedio. Y cuando le preguntan a la panadera qué le dijo aquel día, ella sonríe: «Que yo también odio las fiestas».`,
        questions: [
          choice(
            '¿Qué pasaba normalmente en las fiestas?',
            'Los jóvenes corrían delante de un toro.',
            ['Los viejos corrían con los niños.', 'Se vendían flores.'],
            'De unge løb foran tyren.',
          ),
          choice(
            '¿Qué hizo el toro el año pasado?',
            'Se comió una planta.',
            ['Atacó al alcalde.', 'Rompió una ventana del ayuntamiento.'],
            'Den spiste en geranie.',
          ),
          choice(
            '¿Dónde se tumbó?',
            'delante de la panadería',
            ['en el corral', 'debajo de un balcón con flores'],
            'Den lagde sig i skyggen foran bageriet.',
          ),
          choice(
            '¿Por qué quería Doña Remedios mover al toro?',
            'Tenía que vender su pan.',
            ['Le tenía mucho miedo al toro.', 'Quería comprarlo.'],
            'Hun havde meget brød at sælge.',
          ),
          choice(
            '¿Qué usó la panadera para convencerlo?',
            'palabras en voz baja',
            ['golpes con la escoba', 'un trozo de pan'],
            'Hun hviskede noget i øret på den.',
          ),
          choice('¿Qué significa «mansamente»?', 'con calma', ['con rabia', 'con prisa'], 'Tyren fulgte roligt med.'),
          choice(
            '¿Qué ha cambiado este año?',
            'No hay carrera.',
            ['Hay dos toros.', 'La panadería está cerrada.'],
            'Løbet er afskaffet.',
          ),
          choice(
            '¿Qué tienen en común la panadera y el toro?',
            'No les gustan las fiestas.',
            ['Tienen la misma edad.', 'Comen geranios.'],
            '»Yo también« viser, at de begge hader fester.',
          ),
        ],
      }),
    ],
  },
]);
