import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grtp', level: 8, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Faste forbindelser',
    summary: 'Udsagnsord og forholdsord, der hører sammen.',
    instruction: 'Vælg det rigtige forholdsord eller den rigtige form.',
    items: [
      lists('Ich warte {auf|für|an} den Bus.', 'Det hedder »warten auf« og akkusativ.'),
      lists('Sie interessiert sich {für|in|an} Sterne und schwarze Löcher.', 'Det hedder »sich interessieren für«.'),
      lists('Denkst du oft {an|auf|bei} deine alte Schule?', 'Det hedder »denken an« og akkusativ.'),
      lists('Er hat Angst {vor|für|von} Schlangen.', 'Det hedder »Angst haben vor« og dativ.'),
      lists(
        'Wir freuen uns {auf|an|zu} die Ferien im nächsten Monat.',
        'Det hedder »sich freuen auf« om noget, der kommer.',
      ),
      lists('Meine Schwester ist in {einen|einem|ein} Schauspieler verliebt.', '»Verliebt in« styrer akkusativ.'),
      lists('Die Suppe schmeckt {nach|von|auf} Seife.', 'Det hedder »schmecken nach«.'),
      lists('Hör {auf|an|mit} zu lachen!', '»Aufhören« er at holde op.'),
      lists('Sie ist stolz {auf|über|von} ihren Sohn.', 'Det hedder »stolz auf« og akkusativ.'),
      lists('Das hängt {vom|am|im} Wetter ab.', 'Det hedder »abhängen von« og dativ.'),
    ],
  },
]);
