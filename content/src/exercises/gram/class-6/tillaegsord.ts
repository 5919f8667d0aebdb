import { choice, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'gram', level: 6, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Større, størst og mest mærkelig',
    summary: 'Bøj tillægsord i grader, også dem, der driller.',
    instruction: 'Skriv eller vælg den form af tillægsordet, der passer.',
    trains: ['adjective-agreement'],
    items: [
      gaps('Min lillesøster er [bedre](god) til skak end min far.', 'God, bedre, bedst.'),
      gaps(
        'Det var det [værste](slem) vejr i hundrede år.',
        'Slem, værre, værst. Efter det får ordet -e: »det værste«.',
      ),
      gaps('Han er to år [yngre](ung) end mig, men et hoved højere.', 'Ung, yngre, yngst.'),
      gaps('Der var [færre](få) myg i år end sidste sommer.', 'Få, færre, færrest.'),
      lists('Filmen var {mere spændende|spændendere} end bogen.', 'Ord på -ende bøjes med mere og mest.'),
      lists(
        'Det er den {mest irriterende|irriterendeste} ringetone, jeg kender.',
        'Ord på -ende bøjes med mere og mest.',
      ),
      lists(
        'Dit forslag er {smartere|mere smartere} end mit.',
        'Man bruger enten endelsen eller »mere«, aldrig begge dele.',
      ),
      lists('Hvem af jer tre er {ældst|ældre|gammelst}?', 'Når der er tre, skal det være den højeste grad: »ældst«.'),
      several(
        'Hvilke ord bøjes med mere og mest?',
        ['fantastisk', 'ødelagt', 'brugbar'],
        ['sjov', 'langsom'],
        'Sjov og langsom får endelser: sjovere, langsommere. De andre får mere og mest.',
      ),
      choice('Hvilken form er rigtig?', 'tyndest', ['tyndst', 'mest tyndest'], 'Tynd, tyndere, tyndest.'),
    ],
  },

  {
    number: 2,
    title: 'En, et eller flere: bøj tillægsordet',
    summary: 'Få tillægsordet til at passe til navneordet.',
    instruction:
      'Et-ord får som regel -t, og flertal og bestemt form får -e: en rød bil, et rødt hus, to røde biler, det røde hus.',
    trains: ['adjective-agreement'],
    items: [
      gaps(
        'Der hang et [mystisk](mystisk) maleri i gangen.',
        'Tillægsord som »mystisk« og »russisk« får ikke t: et mystisk maleri.',
      ),
      gaps('De boede i et [skævt](skæv) træhus med tre tårne.', 'Et hus, altså »skævt«.'),
      gaps('Vi så seks [små](lille) grise i en barnevogn.', 'I flertal hedder »lille« »små«.'),
      gaps('Det [blå](blå) telt er vores.', '»Blå« får hverken t eller e her.'),
      lists('Suppen var salt, men brødet var {blødt|blød}.', 'Et brød, altså »blødt«, også når ordet står bag »var«.'),
      lists('Eleverne blev {trætte|træt} af at gå på stylter.', 'Der er flere elever, altså »trætte«.'),
      lists(
        'Det var et {langt|lang} og {kedeligt|kedelig} foredrag om søm.',
        'Et foredrag, altså »langt« og »kedeligt«.',
      ),
      lists('Den {gamle|gammel} kran blev malet af børnehaven.', 'Efter »den« står bestemt form: »gamle«.'),
      several(
        'Hvilke er bøjet rigtigt?',
        ['et moderne køkken', 'stærke kvinder', 'det tomme lokale'],
        ['et spændenet spil', 'en rødt jakke'],
        '»Moderne« ændrer sig ikke, og det hedder »et spændende spil« og »en rød jakke«.',
      ),
      choice(
        'Hvad hedder det?',
        'et dansk flag',
        ['et danskt flag', 'et danske flag'],
        'Tillægsord om lande får ikke t: et dansk flag, et svensk flag.',
      ),
    ],
  },
]);
