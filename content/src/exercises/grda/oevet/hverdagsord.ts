import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const hverdagsord = exerciseGroup({ productId: 'grda', level: 13, category: 'hverdagsord' }, [
  {
    number: 1,
    title: 'Følelser og humør',
    summary: 'Find ord, der fortæller præcist, hvordan man har det.',
    instruction: 'Vælg eller skriv det ord, der passer bedst.',
    items: [
      lists(
        'Hun var {stolt|flov|misundelig} og viste alle sin tegning i avisen.',
        'Når noget er lykkedes, er man stolt.',
      ),
      lists('Jeg blev {flov|stolt|rolig}, da jeg faldt foran hele skolen.', 'Når noget er pinligt, bliver man flov.'),
      lists(
        'Han er {misundelig|taknemmelig|stolt} på sin bror, der har fået en hund.',
        'Den, der selv vil have det, andre har, er misundelig.',
      ),
      lists(
        'Vi var {lettede|skuffede|nervøse}, da katten endelig kom hjem.',
        'Når en bekymring forsvinder, er man lettet.',
      ),
      lists(
        'Holdet var {skuffet|lettet|glad} over at tabe med ét mål.',
        'Når man har håbet på noget bedre, er man skuffet.',
      ),
      choice(
        'Hvad er en person, der er »nærig«?',
        'en, der ikke vil dele',
        ['en, der bor tæt på', 'en, der er meget sulten'],
        'Den, der er nærig, vil ikke af med sine penge eller ting.',
      ),
      choice(
        'Hvad er en person, der er »nysgerrig«?',
        'en, der gerne vil vide alt',
        ['en, der er gerrig med penge', 'en, der nyser tit'],
        'Nysgerrig er den, der vil vide noget nyt.',
      ),
      several(
        'Hvilke ord betyder næsten det samme som »vred«?',
        ['sur', 'rasende'],
        ['rolig', 'genert', 'træt'],
        'Sur er lidt vred, og rasende er meget vred.',
      ),
      sort(
        { 'godt humør': ['munter', 'veltilpas', 'begejstret'], 'dårligt humør': ['gnaven', 'nedtrykt', 'irriteret'] },
        'Munter, veltilpas og begejstret er man, når man er glad.',
        'Sorter ordene.',
      ),
      gaps('Det modsatte af at grine er at [græde](begynder med g).', 'Når man er ked af det, kan man græde.'),
    ],
  },
]);
