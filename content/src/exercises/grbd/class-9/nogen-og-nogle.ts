import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'grbd', level: 9, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 2,
    title: 'Har nogen set en uglekasse?',
    summary: 'Vælg nogen eller nogle i beskeder på opslagstavlen.',
    instruction: 'Betyder ordet »et vist antal«, så vælg »nogle«. Ellers er det som regel »nogen«.',
    trains: ['nogen-nogle'],
    items: [
      lists(
        'Har {nogen|nogle} lyst til at plukke svampe på torsdag?',
        'Man spørger, om der er én eller flere: »nogen«.',
      ),
      lists('{Nogle|Nogen} stole i spisesalen er så skæve, at man sejler.', 'Et vist antal møbler: nogle.'),
      lists('Vi fandt ikke {nogen|nogle} fejl i regnskabet.', 'Efter »ikke«: »nogen«.'),
      lists('Jeg mangler {nogle|nogen} sokker, som ikke er mine brors.', 'Et vist antal sokker: »nogle«.'),
      lists('Er der {nogen|nogle} hjemme på værelse otte?', 'Man spørger, om der er et menneske: »nogen«.'),
      lists('Jeg har ikke mødt {nogen|nogle}, der kan lide den blå suppe.', 'Efter »ikke«: »nogen«.'),
      lists('Om {nogle|nogen} uger står vi på den store scene.', 'Et vist antal uger: »nogle«.'),
      lists('Hun gik, uden at {nogen|nogle} opdagede det.', 'Uden at én eneste: »nogen«.'),
      lists('Læreren gav os {nogle|nogen} gamle kort over kysten.', 'Et vist antal kort: »nogle«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Hvis nogen spørger, er jeg i kælderen med nogle plader.',
        [
          'Hvis nogle spørger, er jeg i kælderen med nogen plader.',
          'Hvis nogen spørger, er jeg i kælderen med nogen plader.',
        ],
        'Hvis nogen overhovedet spørger; et vist antal plader: nogle.',
      ),
    ],
  },
]);
