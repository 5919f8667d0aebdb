import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gctb', level: 12, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Skriv akademisk tysk',
    summary: 'Omskriv med nominalstil og konnektorer.',
    instruction: 'Vælg det, der passer eller betyder det samme.',
    items: [
      choice(
        '»weil die Preise steigen«',
        'wegen der steigenden Preise',
        ['trotz der steigenden Preise', 'während der steigenden Preise'],
        '»Wegen« angiver årsagen.',
      ),
      choice(
        '»nachdem er angekommen war«',
        'nach seiner Ankunft',
        ['vor seiner Ankunft', 'bei seiner Abfahrt'],
        '»Nachdem« svarer til »nach«.',
      ),
      choice(
        '»wenn es brennt«',
        'im Falle eines Brandes',
        ['trotz eines Brandes', 'nach einem Brand'],
        '»Im Falle« angiver en betingelse.',
      ),
      choice(
        '»um die Umwelt zu schützen«',
        'zum Schutz der Umwelt',
        ['wegen der Umwelt geschützt', 'durch den Schutz gegen die Umwelt'],
        '»Zum« angiver et formål.',
      ),
      choice(
        '»die Tatsache, dass er schweigt«',
        'sein Schweigen',
        ['sein Geschwätz', 'seine Sprache'],
        'Verbet bliver til et navneord.',
      ),
      lists('{Zwar|Denn|Sowohl} ist das Buch lang, aber es langweilt nie.', '»Zwar … aber« indrømmer noget først.'),
      lists(
        '{Sowohl|Weder|Entweder} die Schüler als auch die Lehrer streikten.',
        '»Sowohl … als auch« betyder både og.',
      ),
      lists(
        'Er sprach so leise, {dass|das|denn} ihn in der letzten Reihe niemand verstand.',
        '»So … dass« viser, hvad det førte til.',
      ),
      lists('Man erreicht mehr, {indem|sodass|bevor} man zuhört.', '»Indem« viser midlet.'),
    ],
  },
]);
