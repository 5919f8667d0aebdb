import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'grda', level: 13, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Tillægsord uden t',
    summary: 'Bøj tillægsord, der ikke følger hovedreglen.',
    instruction: 'Nogle ord får ikke t, selv om de hører til et et-ord: et fremmed dyr. Vælg den rigtige form.',
    trains: ['adjective-agreement'],
    items: [
      lists(
        'Vi så et {dansk|danskt} flag i en gårdhave i Grækenland.',
        'Ord på »-sk« om lande får ikke t: »et dansk flag«.',
      ),
      lists('Hun rejste alene til et {fremmed|fremmedt} land.', '»Fremmed« får ikke t: »et fremmed land«.'),
      lists(
        'Det var et {rodet|rodett} værelse med tallerkener under sengen.',
        'Ord på »-et« får ikke et t mere: »et rodet værelse«.',
      ),
      lists('Et {moderne|modernt} køleskab kan tale med sin ejer.', 'Moderne ændrer sig aldrig.'),
      lists('Jeg er {glad|gladt} for, at du kom.', 'Det er en person, og så er der intet t: »glad«.'),
      lists('Barnet er {glad|gladt} for sin nye bamse.', '»Glad« får aldrig t: »barnet er glad«.'),
      lists('Ringen er lavet af {ægte|ægt} guld.', 'Ægte ændrer sig aldrig.'),
      gaps('Min mor købte et [blåt](blå) tæppe.', 'Et-ord: »et blåt tæppe«.'),
      gaps('Vi har malet alle de [blå](blå) døre hvide.', '»Blå« får ikke e i flertal: »de blå døre«.'),
      choice(
        'Hvad er rigtigt?',
        'et lilla penalhus',
        ['et lillat penalhus', 'et lillae penalhus'],
        'Lilla ændrer sig aldrig.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Ord, der gør det stærkere',
    summary: 'Brug meget, alt for, ret og temmelig.',
    instruction: 'Vælg det ord, der giver den rigtige mening.',
    items: [
      lists(
        'Suppen er {alt for|lidt|slet ikke} varm. Jeg brændte tungen.',
        'Den er varmere, end den må være: »alt for«.',
      ),
      lists('Filmen var {slet ikke|meget|alt for} sjov. Ingen lo.', 'Ingen lo, så den var ikke sjov.'),
      lists('Hun løber {hurtigere|hurtigst|hurtig} end alle andre i klassen.', 'Foran »end« står hurtigere.'),
      lists('Det er den {sværeste|sværere|svær} opgave i hele bogen.', 'Der er ingen sværere: »den sværeste«.'),
      lists('Jo {mere|mest|meget} jeg øver mig, jo bedre bliver jeg.', 'Jo mere …, jo bedre.'),
      lists('Han er lige så {høj|højere|højest} som sin far.', 'Efter »lige så« står grundformen: »høj«.'),
      gaps('Min taske er tung, men din er [tungere](tung).', 'Tung, tungere, tungest.'),
      gaps('Det er den [bedste](god) is, jeg nogensinde har smagt.', 'God, bedre, bedst: »den bedste«.'),
      choice('Hvad er størst?', 'enorm', ['ret stor', 'stor'], 'Noget enormt er meget, meget stort.'),
    ],
  },
]);
