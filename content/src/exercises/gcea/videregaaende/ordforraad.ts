import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gcea', level: 12, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Retorik og stil',
    summary: 'Genkend de virkemidler, som bruges i taler og artikler.',
    instruction: 'Vælg det fagord, der passer til eksemplet.',
    items: [
      choice(
        '"We shall fight for our schools, we shall fight for our hospitals, we shall fight for our streets." Which device is this?',
        'anaphora',
        ['simile', 'hyperbole'],
        'Gentagelse i begyndelsen af led hedder »anaphora«.',
      ),
      choice(
        '"I have told you a million times." Which device is used?',
        'hyperbole',
        ['metonymy', 'antithesis'],
        'En voldsom overdrivelse hedder »hyperbole«.',
      ),
      choice(
        '"It rained a little," she said of the flood. Which device is used?',
        'understatement',
        ['anaphora', 'metaphor'],
        'Når man siger for lidt, hedder det »understatement«.',
      ),
      choice(
        '"To err is human, to forgive divine." Which device is used?',
        'antithesis',
        ['onomatopoeia', 'simile'],
        'To modsætninger over for hinanden hedder »antithesis«.',
      ),
      choice(
        '"As a doctor with thirty years of experience, I urge you to listen." Which form of appeal dominates?',
        'ethos',
        ['pathos', 'logos'],
        'Taleren bruger sin egen troværdighed.',
      ),
      choice(
        '"Nine out of ten smokers began before they were twenty." Which form of appeal dominates?',
        'logos',
        ['ethos', 'pathos'],
        'Tal og fakta taler til fornuften.',
      ),
      choice(
        '"Imagine your own child, cold and alone in that tent." Which form of appeal dominates?',
        'pathos',
        ['logos', 'ethos'],
        'Der tales til følelserne.',
      ),
      choice(
        '"The White House refused to comment." Which device is this?',
        'metonymy',
        ['personification of nature', 'alliteration'],
        'Huset er et billede på dem, der arbejder i det.',
      ),
      choice(
        '"Do we really want our children to inherit a desert?" What kind of question is this?',
        'a rhetorical question',
        ['a leading question in court', 'an indirect question'],
        'Taleren venter ikke noget svar.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Præcise verber til analysen',
    summary: 'Byt »says« og »shows« ud med mere præcise verber.',
    instruction: 'Vælg det verbum, der passer bedst til det, teksten gør.',
    items: [
      lists(
        'The author {concedes|boasts} that her opponents are partly right, but rejects their conclusion.',
        '»Concede« betyder at indrømme.',
      ),
      lists(
        'The statistics {undermine|underline} his claim: they prove the opposite.',
        '»Undermine« betyder at svække.',
      ),
      lists(
        'The critic {deplores|applauds} the ending, which she finds lazy and dishonest.',
        '»Deplore« betyder at beklage dybt.',
      ),
      lists(
        'By never naming the boy, the narrator {implies|insists loudly|shouts} that he could be anyone.',
        '»Imply« betyder at antyde.',
      ),
      lists(
        'From the wet umbrella the reader can {infer|imply} that it has rained.',
        'Læseren slutter sig til noget: »infer«.',
      ),
      lists(
        'The broken mirror {foreshadows|recalls} the divorce three chapters later.',
        '»Foreshadow« betyder at varsle noget, der kommer.',
      ),
      lists(
        'The scientist {refutes|quotes} the theory by presenting three experiments that contradict it.',
        '»Refute« betyder at modbevise.',
      ),
      lists(
        'The poem {juxtaposes|confuses} a wedding with a funeral in order to make the contrast clear.',
        '»Juxtapose« betyder at stille op ved siden af hinanden.',
      ),
      lists(
        'In her conclusion she {reiterates|invents} the point that she made in the introduction.',
        '»Reiterate« betyder at gentage.',
      ),
      sort(
        { tvivl: ['suggest', 'assume', 'speculate'], sikkerhed: ['prove', 'establish', 'confirm'] },
        '»Assume« er at formode. »Establish« er at fastslå.',
        'Viser verbet tvivl eller sikkerhed?',
      ),
    ],
  },
]);
