import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gceb', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Kongruens: tjek, før du afleverer',
    summary: 'Find fejl i kongruens, som ofte står i stile.',
    instruction: 'Vælg den form, der passer til grundleddet.',
    items: [
      lists('My opinion on these matters {has|have} changed over the years.', 'Kernen er »opinion«: ental.'),
      lists('Young people today {spend|spends} more time alone than their parents did.', '»People« er flertal.'),
      lists('Social media platforms {have|has} changed the way we argue.', '»Platforms« er flertal.'),
      lists('The pupil with the highest marks {was|were} asked to give a speech.', 'Kernen er »pupil«: ental.'),
      lists('This kind of advert {appeals|appeal} to our fear of being left out.', 'Kernen er »kind«: ental.'),
      lists('Both the text and the picture {show|shows} a lonely man.', '»Both … and« er flertal.'),
      lists('The information on the website {is|are} out of date.', '»Information« er utælleligt: ental.'),
      lists("It {doesn't|don't} surprise me that the shop had to close.", "»It« får »doesn't«."),
      lists('Where {were|was} you and Sofie during the fire drill?', '»You and Sofie« er flertal.'),
      lists('There {has|have} been a lot of debate about the bridge.', '»Debate« er her utælleligt: ental.'),
      mark(
        'The article *describes* how children who *grow* up in cities *see* fewer stars.',
        'Marker de tre verber i nutid.',
        '»The article« giver -s, »children« giver ingen endelse.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Datid, førnutid eller nutid?',
    summary: 'Vælg den rigtige tid i referat, analyse og debat.',
    instruction: 'Hold øje med tidsudtrykkene, og husk, at handlingen i en tekst gengives i nutid.',
    items: [
      lists(
        'In the short story the father {loses|lost|has been losing} his job in the very first line.',
        'Handlingen i en tekst gengives i nutid.',
      ),
      lists(
        'The article {was published|has been published|is published} in The Observer on 4 May 2021.',
        'Et bestemt tidspunkt kræver datid.',
      ),
      lists(
        'In recent years many libraries {have closed|closes|are closing since}.',
        '»In recent years« rækker til nu: førnutid.',
      ),
      lists('When the Romans {left|have left|had leave} Britain, the roads stayed.', 'Det er forbi: datid.'),
      lists('Scientists {have known|know|knew} about the problem since the 1950s.', '»Since« kræver førnutid.'),
      lists(
        'Before she became prime minister, she {had worked|has worked|works} as a chemist.',
        'Før en anden fortidig begivenhed: »had«.',
      ),
      lists(
        'I {am writing|write|have wrote} this letter because I disagree with your editor.',
        'Det sker, mens man skriver.',
      ),
      lists(
        'This time tomorrow we {will be flying|will flying|fly} over Greenland.',
        'I gang på et tidspunkt i fremtiden.',
      ),
      gaps('The speaker has [drawn](draw) a line between fear and respect.', '»Draw, drew, drawn«.'),
      gaps('The number of readers [rose](rise) sharply in 2020.', '»Rise, rose, risen«.'),
    ],
  },
]);
