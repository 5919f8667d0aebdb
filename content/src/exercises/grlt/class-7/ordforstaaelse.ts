import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const ordforstaaelse = exerciseGroup({ productId: 'grlt', level: 7, category: 'ordforstaaelse' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord i en nyhed om en ulv',
    summary: 'Find betydningen af svære ord ud fra teksten omkring dem.',
    instruction: 'Læs nyheden. Brug sætningerne omkring ordet til at finde betydningen.',
    items: [
      read({
        title: 'Ulv på villavejen',
        text: `Beboerne på Lyngvej fik en usædvanlig gæst natten til lørdag. En formodet ulv spadserede ifølge et overvågningskamera sindigt ned ad vejen klokken 3.12 og forsvandt bag en trampolin.

»Den virkede hverken aggressiv eller forskræmt. Snarere ligeglad,« fortæller Hanne Lund, der ejer kameraet. Hun har overladt optagelsen til eksperterne.

En biolog maner til besindighed. »Unge ulve strejfer om på jagt efter deres eget territorium, og de undgår som regel mennesker,« siger han. Han kan ikke udelukke, at der er tale om en stor hund, og afventer nu en prøve af nogle efterladenskaber ved trampolinen.

Enkelte naboer har reageret prompte og bragt kaninerne indendørs. Andre tager det med ophøjet ro. »Den må være velkommen, hvis den tager dræbersneglene,« lyder det fra nummer 14.`,
        questions: [
          choice(
            'Hvad betyder *formodet*?',
            'noget, man tror, men ikke ved',
            ['noget, man har bevist', 'noget, man frygter'],
            'Man ved ikke, om det er en ulv.',
          ),
          choice(
            'Hvad betyder *sindigt*?',
            'roligt og uden hast',
            ['meget hurtigt', 'vredt og meget højt'],
            'Den spadserer og virker ligeglad.',
          ),
          choice(
            'Hvad er det modsatte af *aggressiv*?',
            'fredelig',
            ['farlig', 'sulten'],
            'Den aggressive vil angribe.',
          ),
          choice(
            'Hvad gør man, når man *maner til besindighed*?',
            'Man beder folk tage det roligt.',
            ['Man slår alarm.', 'Man skælder nogen ud, så de bliver bange.'],
            'Biologen beroliger.',
          ),
          choice(
            'Hvad er et *territorium*?',
            'et område, som et dyr holder som sit',
            ['en slags bytte', 'en flok dyr, der jager sammen om natten'],
            'Ulven leder efter sit eget sted.',
          ),
          choice(
            'Hvad betyder det, at man *ikke kan udelukke* noget?',
            'Det er muligt.',
            ['Det er umuligt.', 'Det er forbudt.'],
            'Det kan godt være en hund.',
          ),
          choice(
            'Hvad er *efterladenskaber* her?',
            'afføring',
            ['en arv', 'glemt tøj'],
            'Et dyr har efterladt det ved trampolinen.',
          ),
          choice(
            'Hvad betyder *prompte*?',
            'med det samme',
            ['til sidst', 'med megen larm'],
            'De tog straks kaninerne ind.',
          ),
          choice(
            'Hvad betyder *ophøjet ro*?',
            'en ro, som intet kan forstyrre',
            ['at sove højt oppe', 'at være bange i stilhed'],
            'De andre naboer er slet ikke nervøse.',
          ),
          choice(
            'Hvad er tonen i nyheden?',
            'lidt humoristisk',
            ['dybt alvorlig', 'vred'],
            'Sneglene og trampolinen gør den sjov.',
          ),
        ],
      }),
    ],
  },
]);
