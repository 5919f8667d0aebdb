import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gctb', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Repetition af de stærke verber',
    summary: 'Skriv de stærke verber i den rigtige tid.',
    instruction: 'Skriv verbet i den tid, som sætningen kræver.',
    items: [
      gaps(
        'Kafka [schrieb](schreiben) den Roman in wenigen Wochen, aber er beendete ihn nie.',
        'Datid: »schreiben«, »schrieb«, »geschrieben«.',
      ),
      gaps('Der Käfer [lag](liegen) auf dem Rücken und zappelte.', 'Datid: »liegen«, »lag«, »gelegen«.'),
      gaps('Nach dem Krieg [begann](beginnen) der Wiederaufbau.', 'Datid: »beginnen«, »begann«, »begonnen«.'),
      gaps(
        'Die Demonstranten haben stundenlang [geschwiegen](schweigen).',
        'Førnutid: »schweigen«, »schwieg«, »geschwiegen«.',
      ),
      gaps('Viele sind damals in den Westen [geflohen](fliehen).', 'Førnutid: »fliehen«, »floh«, »geflohen«.'),
      gaps(
        'In der Nacht der Maueröffnung [sprangen](springen) Fremde einander in die Arme.',
        'Datid: »springen«, »sprang«, »gesprungen«.',
      ),
      gaps(
        'Der Autor hat seine Quellen nie [verraten](verraten).',
        'Førnutid: »verraten« har samme form som navnemåden.',
      ),
      gaps('Schau, die Temperatur [sinkt](sinken) gerade unter null!', '»Gerade« viser, at det sker nu: »sinkt«.'),
      gaps(
        'Am Ende der Novelle [stirbt](sterben) die Heldin, wie der Leser längst ahnt.',
        'Man genfortæller i nutid: »sterben« får »i«.',
      ),
      gaps('Wer [empfiehlt](empfehlen) einem heute noch Gedichte?', 'Nutid: »empfehlen« får »ie«.'),
    ],
  },
  {
    number: 2,
    title: 'Modalverbernes betydning',
    summary: 'Skeln mellem »müssen«, »sollen«, »dürfen« og »können«.',
    instruction: 'Vælg det modalverbum, der giver mening.',
    items: [
      lists('Der Arzt sagt, ich {soll|mag|will} mehr schlafen.', 'En anden person siger det til én: »sollen«.'),
      lists('Hier {darf|soll|muss} man parken, das Schild erlaubt es.', 'Man har lov: »dürfen«.'),
      lists(
        'Du {musst|darfst|magst} nicht mitkommen, wenn du keine Lust hast.',
        '»Nicht müssen« betyder, at man ikke behøver.',
      ),
      lists('Man {darf|muss|soll} bei Rot nicht gehen, sonst kostet es fünf Euro.', '»Nicht dürfen« er et forbud.'),
      lists('Er {mag|kann|darf} keinen Spargel, er findet ihn eklig.', 'Om det, man kan lide: »mögen«.'),
      lists('Das Licht brennt. Sie {muss|darf|will} zu Hause sein.', 'En sikker slutning udtrykkes med »müssen«.'),
      lists(
        'Er {will|darf|dürfen} den Täter gesehen haben, aber ich glaube ihm nicht.',
        '»Wollen« kan betyde, at nogen selv påstår det.',
      ),
      lists(
        'Die Band {soll|darf|mögen} sich getrennt haben, habe ich gelesen.',
        '»Sollen« kan betyde, at man har hørt det.',
      ),
    ],
  },
]);
