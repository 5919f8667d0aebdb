import { exerciseGroup, lists } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grbg', level: 9, category: 'koen-og-kasus' }, [
  {
    number: 1,
    version: 2,
    title: 'Regler i huset',
    summary: 'Sæt den rigtige kasus i skolens regler.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists(
        'Jeder Schüler räumt {seinen|seinem|sein} Schrank selbst auf.',
        '»Schrank« er hankøn og genstandsled: »seinen«.',
      ),
      lists('Man darf {keine|kein|keinen} Haustiere mitbringen.', '»Haustiere« er flertal: »keine«.'),
      lists(
        'Der Hausvater gibt {jedem|jeden|jeder} Schüler einen Schlüssel.',
        'Eleven får nøglen: dativ hankøn, »jedem«.',
      ),
      lists('{Die|Der|Den} Schuhe stehen im Flur, nicht im Bett.', '»Schuhe« er flertal og grundled: »die«.'),
      lists('Wer zu spät kommt, muss {den|der|dem} Flur fegen.', '»Flur« er hankøn og genstandsled: »den«.'),
      lists(
        'Ohne {eine|einer|einem} Erlaubnis darf niemand in die Stadt fahren.',
        '»Ohne« styrer akkusativ: »eine Erlaubnis«.',
      ),
      lists(
        'Die Küche wird von {den|die|der} Köchen um vier Uhr abgeschlossen.',
        '»Von« styrer dativ, og »Köchen« er flertal: »den«.',
      ),
      lists(
        'Man soll {älteren|ältere|älterer} Leuten die Tür aufhalten.',
        'De ældre er hensynsled i dativ: »älteren Leuten«.',
      ),
      lists(
        'Am Ende {des|der|dem} Schuljahres gibt es ein Fest mit Feuerwerk.',
        '»Schuljahr« er intetkøn i genitiv: »des Schuljahres«.',
      ),
    ],
  },
]);
