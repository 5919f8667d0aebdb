import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gceb', level: 11, category: 'stedord' }, [
  {
    number: 1,
    title: 'Klare henvisninger',
    summary: 'Undgå uklare og forkerte pronominer.',
    instruction: 'Vælg det pronomen, der gør sætningen klar og korrekt.',
    items: [
      lists("The company is proud of {its|it's|their's} new logo.", "»Its« er ejefald. »It's« er »it is«."),
      lists("Between you and {me|I|myself}, I can't stand his poems.", 'Efter en præposition står »me«.'),
      lists("{Whose|Who's|Whos} idea was it to paint the ceiling black?", '»Whose« spørger om, hvem noget tilhører.'),
      lists(
        'A person who lies once may find that nobody trusts {them|they|their} again.',
        '»Them« kan vise tilbage til en person af ukendt køn.',
      ),
      lists('My sister and {I|me} would like to thank you.', 'Søsteren og jeg er grundled.'),
      lists(
        '{Those|These ones|They} of us who had brought umbrellas were lucky.',
        '»Those of us who« betyder dem af os, der.',
      ),
      lists(
        'There is a bakery on {either|both|all} side of the street.',
        '»Either side« er ental og betyder på hver af de to sider.',
      ),
      lists('{Neither|None|Nobody} of the two brothers remembered the story.', 'Når der er to, bruges »neither«.'),
      lists('Some people cycle, and {others|other|another} walk.', '»Others« står alene uden navneord.'),
      lists("One should always choose {one's|ones|its} words with care.", "»One« får ejefaldet »one's«."),
    ],
  },
]);
