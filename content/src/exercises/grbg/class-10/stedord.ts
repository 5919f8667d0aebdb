import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grbg', level: 10, category: 'stedord' }, [
  {
    number: 1,
    title: '»Wo« og »da« med forholdsord',
    summary: 'Brug »worauf«, »darauf« og de andre om ting.',
    instruction: 'Vælg det rigtige ord.',
    because: 'Om ting siger man »worauf« og »darauf«. Om personer siger man »auf wen« og »auf ihn«.',
    items: [
      lists('{Worauf|Auf wen|Auf was für} wartest du? – Auf den Sommer.', 'Man venter på en ting: »worauf«.'),
      lists(
        '{Auf wen|Worauf|Auf wem} wartest du? – Auf Onkel Günther.',
        'Man venter på en person, og »warten auf« styrer akkusativ: »auf wen«.',
      ),
      lists('Das ist mein Fahrrad. {Damit|Mit es|Womit} fahre ich überallhin.', 'En ting: »damit«.'),
      lists('Das ist Paul. {Mit ihm|Damit|Mit ihn} fahre ich nach Ulm.', 'En person: »mit ihm«.'),
      lists('{Woran|An wen|Daran} denkst du? – An meine Ferien.', 'Man tænker på en ting: »woran«.'),
      lists(
        'Er ärgert sich {darüber|über ihn|worüber}, dass der Bus nie kommt.',
        '»Darüber« peger frem mod sætningen med »dass«.',
      ),
      lists('{Wovon|Was von|Von das} handelt der Film?', 'En film handler om noget: »wovon«.'),
      lists(
        'Freust du dich auf die Prüfung? – Nein, ich habe Angst {davor|dafür|davon}.',
        '»Angst vor« og en ting: »davor«.',
      ),
    ],
  },
]);
