import { exerciseGroup, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grgx', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Tiderne i en fortælling',
    summary: 'Vælg tid, så den passer med resten.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists(
        'Nachdem sie den Brief gelesen {hatte|hat|hätte}, zerriss sie ihn.',
        'Hun læste brevet først: førdatid, »hatte«.',
      ),
      lists('Als wir ankamen, {war|ist|wird} das Fest schon vorbei.', 'Fortællingen står i datid: »war«.'),
      lists(
        'Der Dieb {stieg|steigte|gestiegen} durchs Fenster und fiel in den Kuchen.',
        '»Steigen«, »stieg«, »gestiegen«.',
      ),
      lists(
        'Morgen um diese Zeit {liege|lag|gelegen} ich am Strand.',
        '»Morgen« viser fremtid, og nutid kan bruges: »liege«.',
      ),
      lists('Das Fenster {wurde|werde|würde} gestern von einem Ball zerbrochen.', 'Passiv i datid: »wurde«.'),
      lists('Die alten Häuser {sollen|soll|sollst} abgerissen werden.', '»Häuser« er flertal: »sollen«.'),
      lists(
        'Seit drei Stunden {wartet|wartete|gewartet} er nun schon, und er wartet weiter.',
        'Det foregår stadig: nutid, »wartet«.',
      ),
      lists(
        'Ich habe ihn nicht kommen {hören|gehört zu|zu hören}.',
        'Efter en navnemåde hedder det »hören« i førnutid.',
      ),
      lists('Sie {ließ|lass|gelassen} sich die Haare blau färben.', '»Lassen«, »ließ«, »gelassen«.'),
      lists('Wenn ich du {wäre|war|bin}, würde ich den Hund fragen.', 'Noget uvirkeligt: »wäre«.'),
    ],
  },
]);
