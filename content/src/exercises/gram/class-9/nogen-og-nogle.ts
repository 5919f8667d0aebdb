import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const nogenOgNogle = exerciseGroup({ productId: 'gram', level: 9, category: 'nogen-og-nogle' }, [
  {
    number: 1,
    version: 2,
    title: 'Nogle, nogen og noget i lange sætninger',
    summary: 'Vælg rigtigt, også når sætningen både har en nægtelse og et flertal.',
    instruction:
      'Er det et vist antal, så vælg nogle. Er det en ukendt person, en nægtelse eller et spørgsmål, så vælg nogen.',
    trains: ['nogen-nogle'],
    items: [
      lists(
        'Selv om {nogle|nogen} af de ældste huse vælter om natten, vil ingen flytte.',
        'Et vist antal huse: »nogle af dem«.',
      ),
      lists(
        'Jeg har aldrig mødt {nogen|nogle}, der kan pille en appelsin med én hånd.',
        '»Aldrig« er en nægtelse: »nogen«.',
      ),
      lists(
        'Er der {nogen|nogle} i salen, som kan tale hollandsk?',
        'Det er et spørgsmål om ukendte personer: »nogen«.',
      ),
      lists('Efter {nogle|nogen} få forsøg lykkedes det at få geden ned.', 'Et vist antal forsøg: »nogle«.'),
      lists(
        'Rapporten giver ikke {noget|nogen|nogle} svar på, hvorfor tårnet hælder.',
        'Ordet »svar« er intetkøn og står her i ental: »noget«.',
      ),
      lists(
        '{Nogen|Nogle} har glemt sit gebis i bussen, og det smiler til passagererne.',
        '»Sit« viser, at der er tale om én ukendt person: nogen.',
      ),
      lists(
        'Vi kender {nogle|nogen} brødre, der har byttet identitet siden 3. klasse.',
        'Et vist antal brødre: »nogle«.',
      ),
      lists(
        'Det er ikke {nogen|nogle} hemmelighed, at rektor taber i ludo.',
        'En hemmelighed er ental, og der er en nægtelse: »nogen«.',
      ),
      lists(
        'Næppe {nogen|nogle} vil savne den lyserøde statue foran banken.',
        '»Næppe« er en slags nægtelse: »nogen«.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Nogle tror på spøgelser, men jeg har ikke set nogen.',
        [
          'Nogen tror på spøgelser, men jeg har ikke set nogle.',
          'Nogle tror på spøgelser, men jeg har ikke set noget af dem.',
        ],
        'Et vist antal mennesker tror på dem: nogle. Efter »ikke« bruger man »nogen«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Fundne sager: nogen, nogle eller noget',
    summary: 'Læs om et hittegodskontor, og brug de tre ord i sætninger om teksten.',
    instruction: 'Læs teksten, og vælg det rigtige ord.',
    trains: ['nogen-nogle'],
    items: [
      read({
        title: 'Kontoret for det glemte',
        text: `I kælderen under banegården ligger et rum, som de fleste skynder sig forbi. Her ender det, som folk taber, glemmer eller måske ønsker at slippe af med. I sidste måned kom der 412 paraplyer, et glasøje, et par ski og en urne med et meget pænt brev.

»Man lærer noget om mennesker,« siger Holger Brask, der har passet rummet i 31 år. Han har set tyske turister hente deres baby, som lå og sov i en kurv. Han har også set en mand hente den samme hat hver fredag i fire år. Manden glemte den nok med vilje. Han boede alene, og Holger har altid kaffe på kanden.`,
        questions: [
          lists('Der kom {nogle|nogen} paraplyer, som ingen hentede.', 'Et vist antal paraplyer: »nogle«.'),
          lists(
            'Er der mon {nogen|nogle}, der savner et glasøje?',
            'Det er et spørgsmål om en ukendt person: »nogen«.',
          ),
          lists('Holger smider ikke {noget|nogen|nogle} ud det første år.', 'Det er ting i almindelighed: »noget«.'),
          lists('{Nogle|Nogen} tyske turister glemte det vigtigste af alt.', 'Et vist antal turister: nogle.'),
          lists(
            'Manden med hatten havde ikke {nogen|nogle} familie.',
            'Ordet »familie« er fælleskøn, og der er en nægtelse: »nogen«.',
          ),
          lists(
            'De drak {noget|nogle} kaffe og talte om vejret.',
            'Her er det en mængde, man ikke kan tælle: »noget«.',
          ),
          choice(
            'Hvorfor glemte manden sin hat?',
            'Han ville have selskab.',
            ['Han kunne ikke huske noget.', 'Han havde for mange hatte.'],
            'Han boede alene, og Holger havde kaffe på kanden.',
          ),
          choice(
            'Hvordan bruger Holger ordet »noget« i »Man lærer noget om mennesker«?',
            'om en viden, man ikke kan tælle',
            ['om en bestemt person', 'om et vist antal ting'],
            'Noget står her for det, man lærer.',
          ),
        ],
      }),
    ],
  },
]);
