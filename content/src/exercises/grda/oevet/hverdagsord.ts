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
  {
    number: 2,
    version: 2,
    title: 'Arbejde, løn og fritidsjob',
    summary: 'Lær ord, som man møder, når man søger et job.',
    instruction: 'Vælg eller skriv det ord, der passer.',
    items: [
      lists('Hun har søgt et job og skal til {samtale|taler|aftale} på torsdag.', 'Det hedder at være til samtale.'),
      lists('Man får {løn|gæld|skat} for sit arbejde.', 'Løn er de penge, man tjener.'),
      lists(
        'Min chef gav mig {fri|ferier|løn} tidligere, fordi der ingen kunder var.',
        'At få fri betyder, at man må gå hjem.',
      ),
      lists(
        'Vi deler {opgaverne|pengepungen|fejlen} mellem os, så alle laver lige meget.',
        'Opgaver er det arbejde, der skal laves.',
      ),
      lists(
        'Han blev {fyret|ansat|forfremmet}, fordi han altid sov på arbejdet.',
        'At blive fyret er at miste sit arbejde.',
      ),
      choice(
        'Hvad er en kollega?',
        'en, man arbejder sammen med',
        ['en, man går i klasse med', 'en, der ejer hele firmaet selv'],
        'Kolleger har den samme arbejdsplads.',
      ),
      choice(
        'Hvad er et vikariat?',
        'et job i en kort periode',
        ['et job om natten', 'et job, man ikke får løn for'],
        'En vikar afløser en anden i en periode.',
      ),
      gaps('Den, der klipper hår, er en [frisør](begynder med f).', 'En frisør klipper hår.'),
      sort(
        {
          'arbejder med mad': ['kok', 'slagter', 'tjener'],
          'arbejder med mennesker, der er syge': ['sygeplejerske', 'læge', 'portør'],
        },
        'Kokke, slagtere og tjenere har med mad at gøre. Resten arbejder på et hospital.',
        'Sorter stillingerne.',
      ),
    ],
  },
]);
