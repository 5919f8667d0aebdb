import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const ordforstaaelse = exerciseGroup({ productId: 'grlt', level: 9, category: 'ordforstaaelse' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord i en leder',
    summary: 'Forstå svære ord og vendinger i en avisleder.',
    instruction: 'Læs lederen, og find betydningen af ordene i sammenhængen.',
    items: [
      read({
        title: 'Lad regnen blive',
        text: `Når kælderen står under vand, er det fristende at kræve større rør. Men det er en kortsigtet løsning. Skybrud, der før var undtagelsen, er ved at blive reglen, og rørene vil aldrig kunne følge med.

I stedet bør byen gøre en dyd af nødvendigheden. Lad parkeringspladser blive til søer og gader til grønne kanaler. Det lyder som luftkasteller, men flere byer har allerede vist, at det er både billigere og smukkere end beton.

Modstanderne indvender, at bilerne mister plads. Det er uomtvisteligt. Men argumentet halter: Den, der har set sin bil sejle, vil næppe savne parkeringspladsen.

Naturligvis kan byrådet vælge at sidde på hænderne og afvente endnu en rapport. Det ville være i tråd med traditionen. Regnen er dog berygtet for sin mangel på tålmodighed.`,
        questions: [
          choice(
            'Hvad er en *kortsigtet* løsning?',
            'en, der ikke holder i længden',
            ['en, der er let at se', 'en, der er billig'],
            'Rørene kan ikke følge med fremover.',
          ),
          choice(
            'Hvad betyder »undtagelsen er ved at blive reglen«?',
            'Det sjældne sker nu ofte.',
            ['Der kommer nye love hvert år.', 'Ingen følger reglerne.'],
            'Skybrud sker oftere end før.',
          ),
          choice(
            'Hvad vil det sige at *gøre en dyd af nødvendigheden*?',
            'at få noget godt ud af det, man er tvunget til',
            ['at være artig, fordi andre holder øje med en', 'at gøre så lidt som muligt'],
            'Vandet kommer alligevel, så byen kan bruge det.',
          ),
          choice(
            'Hvad er *luftkasteller*?',
            'urealistiske drømme',
            ['høje bygninger', 'balloner'],
            'Planerne lyder umulige, men er det ikke.',
          ),
          choice(
            'Hvad betyder *uomtvisteligt*?',
            'Det kan ingen være uenig i.',
            ['Det er tvivlsomt.', 'Det er ubehageligt.'],
            'Skribenten giver modstanderne ret i netop det.',
          ),
          choice(
            'Hvad betyder det, at et argument *halter*?',
            'Det har en svaghed.',
            ['Det er for langt.', 'Det er fornærmende.'],
            'Den, der halter, går dårligt.',
          ),
          choice(
            'Hvad betyder *næppe*?',
            'sandsynligvis ikke',
            ['helt sikkert', 'med den største glæde'],
            '»Næppe« er næsten et nej.',
          ),
          choice(
            'Hvad vil det sige at *sidde på hænderne*?',
            'at lade være med at handle',
            ['at arbejde hårdt for en andens skyld', 'at fryse'],
            'Byrådet afventer blot.',
          ),
          choice(
            'Hvad er *berygtet* i forhold til *berømt*?',
            'kendt for noget dårligt',
            ['kendt for noget godt', 'kendt for noget, man har arvet'],
            'Den berømte er kendt for noget godt.',
          ),
          choice(
            'Hvilken sætning er ironisk?',
            'Det ville være i tråd med traditionen.',
            [
              'Skybrud, der før var undtagelsen, er ved at blive reglen.',
              'Modstanderne indvender, at bilerne mister plads.',
            ],
            'Skribenten roser ikke traditionen for at vente.',
          ),
        ],
      }),
    ],
  },
]);
