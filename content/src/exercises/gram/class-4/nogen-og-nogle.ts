import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 4, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 2,
    title: 'Nogen eller nogle?',
    summary: 'Vælg mellem nogen, nogle og noget.',
    instruction:
      '»Nogle« er et par stykker. »Nogen« bruges om personer, i spørgsmål og efter »ikke«. »Noget« bruges om det, man ikke tæller.',
    trains: ['nogen-nogle'],
    items: [
      lists('{Nogle|Nogen} gange drømmer jeg, at jeg kan flyve.', 'Det er et par gange, altså flere: nogle.'),
      lists('Der er {nogen|nogle}, der banker på døren.', 'Vi ved ikke, hvem det er, måske kun én: »nogen«.'),
      lists('Kender du {nogen|nogle}, der kan trylle?', 'Det er et spørgsmål om personer: »nogen«.'),
      lists('Vi har {nogle|nogen} naboer, der holder høns.', 'Der er et par naboer: »nogle«.'),
      lists('Jeg så ikke {nogen|nogle} stjerner i aftes.', 'Efter »ikke« skriver man »nogen«.'),
      lists('Hun lånte {nogle|nogen} bøger om vulkaner.', 'Der er et par bøger: »nogle«.'),
      lists('Er der {noget|nogle|nogen} mælk tilbage?', 'Mælk tæller man ikke: »noget«.'),
      lists('Hvis {nogen|nogle} ringer, så sig, at jeg sover.', 'Det kan være hvem som helst: »nogen«.'),
      lists('{Nogle|Nogen} af kortene mangler.', 'Der mangler et par stykker: nogle.'),
      lists('Har du {nogen|nogle} søskende?', 'Det er et spørgsmål: »nogen«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Skriv nogen, nogle eller noget',
    summary: 'Skriv selv det lille ord.',
    instruction: 'Skriv »nogen«, »nogle« eller »noget«.',
    trains: ['nogen-nogle'],
    items: [
      gaps('Der sad [nogle] unge i toget og sang.', 'Der var et par stykker: »nogle«.'),
      gaps('Jeg tror, at [nogen] har rørt ved mit projekt.', 'Vi ved ikke, hvem det er: »nogen«.'),
      gaps('Vil du have [noget] at drikke?', 'Det er ikke til at tælle: »noget«.'),
      gaps('Kom der [nogen] til din fest?', 'Det er et spørgsmål om personer: »nogen«.'),
      gaps('Vi bagte [nogle] skæve boller.', 'Der var et par boller: »nogle«.'),
      gaps('Han har aldrig haft [nogen] hund.', 'Efter »aldrig« skriver man »nogen«.'),
      gaps('Der er [noget] galt med min cykel.', 'Det er en ting, vi ikke kender: »noget«.'),
      gaps('For [nogle] dage siden faldt der hagl.', 'Det er et par dage: »nogle«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Der var ikke nogen hjemme.',
        ['Der var ikke nogle hjemme.'],
        'Efter »ikke« skriver man »nogen«.',
      ),
    ],
  },
]);
