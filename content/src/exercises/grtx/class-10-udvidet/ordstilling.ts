import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grtx', level: 11, category: 'ordstilling' }, [
  {
    number: 1,
    title: 'Lange led bliver korte',
    summary: 'Omskriv, så meningen er den samme.',
    instruction: 'Vælg den sætning, der betyder det samme.',
    items: [
      choice(
        '»Das Buch, das auf dem Tisch liegt«',
        'das auf dem Tisch liegende Buch',
        ['das auf dem Tisch gelegte liegt Buch', 'der Tisch mit einem Buch'],
        'Lang tillægsform kan erstatte en sætning med »der«.',
      ),
      choice(
        '»Weil er krank war, blieb er zu Hause.«',
        'Wegen einer Krankheit blieb er zu Hause.',
        ['Trotz einer Krankheit blieb er zu Hause.', 'Um krank zu sein, blieb er zu Hause.'],
        '»Wegen« giver årsagen.',
      ),
      choice(
        '»Obwohl es regnete, gingen sie los.«',
        'Trotz des Regens gingen sie los.',
        ['Wegen des Regens gingen sie los.', 'Während des Regens blieben sie.'],
        '»Trotz« betyder på trods af.',
      ),
      choice(
        '»Man kann das leicht reparieren.«',
        'Das lässt sich leicht reparieren.',
        ['Das muss leicht repariert werden.', 'Das hat man leicht repariert.'],
        '»Sich lassen« med navnemåde betyder, at det kan lade sig gøre.',
      ),
      choice(
        '»Bevor sie abreiste, küsste sie den Hund.«',
        'Vor der Abreise küsste sie den Hund.',
        ['Nach der Abreise küsste sie den Hund.', 'Bei der Abreise küsste der Hund sie.'],
        '»Bevor« svarer til »vor«.',
      ),
      lists('Er ist zu müde, {um|damit|als} noch zu tanzen.', '»Zu müde, um … zu« betyder for træt til at.'),
      lists('Je länger ich warte, {desto|wie|als} hungriger werde ich.', 'Det hedder »je … desto«.'),
      lists(
        'Sie spricht {nicht nur|weder|entweder} Dänisch, sondern auch Färöisch.',
        'Det hedder »nicht nur … sondern auch«.',
      ),
      lists('Ich esse {weder|entweder|sowohl} Fleisch noch Fisch.', 'Det hedder »weder … noch«.'),
    ],
  },
]);
