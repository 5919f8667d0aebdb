import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gctb', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Ord til tekstanalyse',
    summary: 'Lær at tale om en tekst på tysk.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('Der {Erzähler|Leser|Verlag} berichtet in der ersten Person.', '»Erzähler« er fortælleren.'),
      lists('Die {Hauptfigur|Hauptstadt|Hauptsache} ist ein Junge namens Oskar.', '»Hauptfigur« er hovedpersonen.'),
      lists('Das Gedicht besteht aus vier {Strophen|Kapiteln|Szenen}.', 'Digte har strofer.'),
      lists('Ein Drama ist in {Akte|Verse|Spalten} eingeteilt.', 'Dramaer har akter.'),
      lists('Die {Handlung|Behandlung|Verhandlung} spielt in Zürich um 1900.', '»Handlung« er handlingen.'),
      lists('Der Text {wirkt|wickelt|wirbt} auf mich sehr düster.', '»Wirken« er at virke.'),
      lists('Der Autor {kritisiert|kritzelt|kriecht} die Macht der Medien.', '»Kritisieren« er at kritisere.'),
      lists(
        'Im {Gegensatz|Gegenteil|Gegenüber} zu ihrem Bruder ist sie mutig.',
        '»Im Gegensatz zu« betyder i modsætning til.',
      ),
      sort(
        {
          Lyrik: ['das Gedicht', 'das Sonett'],
          Drama: ['die Tragödie', 'das Lustspiel'],
          Epik: ['der Roman', 'die Novelle'],
        },
        '»Lustspiel« er en komedie.',
        'Sorter efter genre.',
      ),
    ],
  },
]);
