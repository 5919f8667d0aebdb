import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grty', level: 7, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Altid akkusativ, altid dativ',
    summary: 'Nogle forholdsord styrer altid den samme kasus.',
    instruction: 'Vælg den form, som forholdsordet styrer.',
    because:
      '»Durch«, »für«, »gegen«, »ohne« og »um« styrer akkusativ. »Aus«, »bei«, »mit«, »nach«, »seit«, »von« og »zu« styrer dativ.',
    items: [
      lists('Das Geschenk ist für {meinen|meinem|mein} Bruder.', '»Für« styrer akkusativ.'),
      lists('Ich fahre mit {dem|den|der} Bus zur Schule.', '»Mit« styrer dativ: »der Bus« bliver til »dem Bus«.'),
      lists(
        'Nach {der|die|den} Schule gehen wir ins Schwimmbad.',
        '»Nach« styrer dativ: »die Schule« bliver til »der Schule«.',
      ),
      lists(
        'Er geht nie ohne {seine|seiner|seinen} Mütze aus dem Haus.',
        '»Ohne« styrer akkusativ, og »die Mütze« er hunkøn.',
      ),
      lists('Wir laufen durch {den|dem|der} Wald.', '»Durch« styrer akkusativ.'),
      lists(
        'Sie wohnt seit {einem|ein|einen} Jahr bei ihrer Tante.',
        '»Seit« styrer dativ: »das Jahr« bliver til »einem Jahr«.',
      ),
      lists('Der Ball ist gegen {die|der|dem} Tür geflogen.', '»Gegen« styrer akkusativ: »die Tür«.'),
      lists('Das Buch habe ich von {meiner|meine|meinen} Oma bekommen.', '»Von« styrer dativ: »meiner Oma«.'),
      lists('Alle sitzen um {das|dem|den} Feuer und erzählen Geschichten.', '»Um« styrer akkusativ: »das Feuer«.'),
      sort(
        { akkusativ: ['durch', 'für', 'gegen', 'ohne'], dativ: ['aus', 'bei', 'mit', 'von'] },
        'De to rækker læres bedst udenad.',
        'Sorter forholdsordene efter kasus.',
      ),
    ],
  },
]);
