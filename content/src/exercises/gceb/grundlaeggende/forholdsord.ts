import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gceb', level: 11, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Præpositioner efter verber og adjektiver',
    summary: 'Arbejd med præpositioner i sætninger om skole, samfund og medier.',
    instruction: 'Vælg den præposition, der hører til ordet.',
    items: [
      lists(
        'The company was blamed {for|of|with} the leak.',
        '»Blame somebody for« er at give nogen skylden for noget.',
      ),
      lists('Many parents object {to|against|on} the new timetable.', '»Object to« er at protestere mod.'),
      lists('She insisted {on|to|at} paying for the broken window.', '»Insist on« er at insistere på.'),
      lists('We are responsible {for|of|to} our own rubbish.', 'Ansvarlig for er »responsible for«.'),
      lists('The film is similar {to|with|as} his first one.', 'Ligne er »be similar to«.'),
      lists('He succeeded {in|with|to} convincing his landlord.', '»Succeed in« følges af »-ing«.'),
      lists('The law prevents shops {from|for|in} selling fireworks to children.', '»Prevent from« er at forhindre i.'),
      lists('She is known {as|like} the queen of crime.', 'Kendt som er »known as«.'),
      lists('Teenagers are often critical {of|over|at} authority.', 'Kritisk over for er »critical of«.'),
      lists('The reason {for|to|at} the delay was a sleeping goose.', 'Grunden til noget er »the reason for«.'),
    ],
  },
]);
