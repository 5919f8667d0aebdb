import { exerciseGroup, lists } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grgx', level: 9, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Sæt en tekst sammen',
    summary: 'Vælg ord, der binder teksten sammen.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists(
        'Zuerst dachte ich, es sei ein Hund, {aber|denn|oder} dann hörte ich es miauen.',
        'Det var en overraskelse: »aber«.',
      ),
      lists('Sie ist nicht nur klug, {sondern|aber|oder} auch witzig.', '»Nicht nur« følges af »sondern auch«.'),
      lists(
        'Das ist kein Kuchen, {sondern|aber|denn} eine Seife!',
        'Efter en nægtelse, der bliver rettet, står »sondern«.',
      ),
      lists('{Während|Seitdem|Damit} du geschlafen hast, habe ich das ganze Puzzle gelegt.', '»Während« betyder mens.'),
      lists('{Seitdem|Bevor|Damit} sie in Rom wohnt, trinkt sie nur noch Espresso.', '»Seitdem« betyder siden.'),
      lists('Er rannte so schnell, {dass|damit|als} er seine Schuhe verlor.', '»So … dass« viser en følge.'),
      lists('Wir müssen uns beeilen, {sonst|trotzdem|außerdem} fährt der Bus ohne uns.', '»Sonst« betyder ellers.'),
      lists(
        'Das Hotel war schmutzig, {außerdem|trotzdem|sonst} war das Bett hart und das Essen schlecht.',
        '»Außerdem« lægger noget til: desuden.',
      ),
      lists(
        'Ich habe den Film schon gesehen, {trotzdem|sonst|denn} komme ich gern mit.',
        '»Trotzdem« betyder alligevel.',
      ),
    ],
  },
]);
