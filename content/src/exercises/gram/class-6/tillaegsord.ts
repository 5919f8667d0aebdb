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
]);
