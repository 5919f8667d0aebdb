import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grtp', level: 9, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Til, i og på: »nach«, »zu«, »in«, »an« og »auf«',
    summary: 'Vælg forholdsord til steder og tid.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists('Im Sommer fliegen wir {nach|zu|in} Italien.', 'Lande uden kendeord får »nach«.'),
      lists('Ich gehe jetzt {nach|zu|in} Hause.', 'Hjem hedder »nach Hause«.'),
      lists('Sie ist heute {zu|nach|in} Hause geblieben.', 'Hjemme hedder »zu Hause«.'),
      lists('Morgen muss ich {zum|nach|im} Zahnarzt.', 'Til personer bruger man »zu«: »zum Zahnarzt«.'),
      lists('Mein Geburtstag ist {im|am|um} Juli.', 'Måneder får »im«.'),
      lists('Die Party beginnt {um|an|in} neun Uhr.', 'Klokkeslæt får »um«.'),
      lists('{Am|Im|Um} Donnerstag haben wir frei.', 'Ugens dage får »am«.'),
      lists('{Vor|Seit|Bevor} drei Jahren haben wir uns kennengelernt.', 'For tre år siden hedder »vor drei Jahren«.'),
      lists('Er lernt {seit|vor|für} zwei Jahren Japanisch und lernt immer noch.', 'Det varer stadig: »seit«.'),
      lists('Wir treffen uns {beim|zum|nach} Bäcker an der Ecke.', 'Hos en person hedder »bei«: »beim Bäcker«.'),
    ],
  },
]);
