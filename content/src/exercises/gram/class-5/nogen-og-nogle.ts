import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 5, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 3,
    title: 'Et par stykker eller overhovedet en?',
    summary: 'Brug to små prøver til at vælge nogle eller nogen.',
    instruction:
      'Kan du sige »et par« eller »flere« i stedet, hedder det »nogle«. Kan du sige »overhovedet nogen«, hedder det »nogen«.',
    trains: ['nogen-nogle'],
    items: [
      lists('Vi fandt {nogle|nogen} knogler i sandkassen.', 'Vi fandt et par knogler: »nogle«.'),
      lists('Er der {nogen|nogle}, der tør røre ved dem?', 'Er der overhovedet nogen?'),
      lists('{Nogle|Nogen} elever troede, at det var en dinosaur.', 'Flere elever troede det: nogle.'),
      lists('Læreren ville ikke ringe til {nogen|nogle}.', 'Efter ikke hedder det »nogen«.'),
      lists('Der lå også {nogle|nogen} gamle mønter.', 'Der lå et par mønter: »nogle«.'),
      lists('Ingen af os havde {nogen|nogle} anelse om, hvis de var.', 'Overhovedet nogen anelse.'),
      lists('Efter {nogle|nogen} uger kom der svar fra museet.', 'Efter et par uger: »nogle«.'),
      lists('Det var bare {nogle|nogen} kyllingeben fra en gammel skovtur.', 'Det var et par ben: »nogle«.'),
      choice(
        'Hvad betyder »Nogle af os grinede.«?',
        'Flere af os grinede.',
        ['Ingen af os grinede.', 'Kun én af os grinede.'],
        '»Nogle« betyder et vist antal.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Nogen, nogle og noget i spil',
    summary: 'Skriv selv det rigtige ord.',
    instruction: 'Skriv »nogen«, »nogle« eller »noget«.',
    trains: ['nogen-nogle'],
    items: [
      gaps('Der ligger [noget] grønt og blødt i din madkasse.', 'Det er en ting, vi ikke kender: »noget«.'),
      gaps('Kan [nogen] låne mig en regnjakke?', 'Det er et spørgsmål, og det kan være hvem som helst: »nogen«.'),
      gaps('For [nogle] år siden vandrede den første ulv tilbage til Danmark.', 'For et par år siden: »nogle«.'),
      gaps('Jeg har aldrig mødt [nogen], der kan lugte regn.', 'Efter aldrig hedder det »nogen«.'),
      gaps('Vi har [nogle] få skruer til overs, og det er et dårligt tegn.', 'Et par skruer: »nogle få«.'),
      gaps('Har du sovet [noget] i nat?', 'Søvn kan man ikke tælle: »noget«.'),
      gaps('Kun [nogle] af lamperne virkede.', 'Et vist antal lamper: »nogle«.'),
      gaps('Gik der [nogen] med dig hjem?', 'Det er et spørgsmål om personer: »nogen«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Nogle sæler fulgte efter båden.',
        ['Nogen sæler fulgte efter båden.', 'Noget sæler fulgte efter båden.'],
        'Der var et par sæler: nogle.',
      ),
    ],
  },
]);
