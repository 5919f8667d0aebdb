import { choice, exerciseGroup, lists, mark, several, sort } from '../../markup/index.ts';

export const stilOgTone = exerciseGroup({ productId: 'gram', level: 9, category: 'stil-og-tone' }, [
  {
    number: 1,
    version: 2,
    title: 'Metafor, besjæling eller ironi?',
    summary: 'Kend forskel på metafor, sammenligning, besjæling, overdrivelse og ironi.',
    instruction: 'Find ud af, hvilket sprogligt billede eller greb der er brugt.',
    items: [
      choice(
        'Hvad er »Hans stemme var som et rustent hængsel« et eksempel på?',
        'sammenligning',
        ['metafor', 'ironi'],
        'Ordet »som« viser, at to ting sammenlignes.',
      ),
      choice(
        'Hvad er »Hendes vrede var et lukket rum« et eksempel på?',
        'metafor',
        ['sammenligning', 'besjæling'],
        'Vreden kaldes direkte noget andet, uden »som«.',
      ),
      choice(
        'Hvad er »Huset sukkede, og trappen klagede sig« et eksempel på?',
        'besjæling',
        ['sammenligning', 'underdrivelse'],
        'Ting får menneskelige følelser.',
      ),
      choice(
        'Hvad er »Jeg har sagt det en million gange« et eksempel på?',
        'overdrivelse',
        ['metafor', 'besjæling'],
        'Ingen har sagt det så mange gange.',
      ),
      choice(
        'Det styrter ned, og en siger: »Sikke et dejligt strandvejr!« Hvad er det?',
        'ironi',
        ['sammenligning', 'besjæling'],
        'Man siger det modsatte af det, man mener.',
      ),
      choice(
        'Hvad kalder man det, når flere ord begynder med samme lyd, som i »vilde, våde vinde«?',
        'bogstavrim',
        ['enderim', 'ironi'],
        'Alle tre ord begynder med v.',
      ),
      choice(
        'Hvad kalder man det, når flere sætninger begynder på samme måde: »Vi vil. Vi kan. Vi skal.«?',
        'gentagelse',
        ['sammenligning', 'overdrivelse'],
        'Ordet »vi« vender tilbage forrest i hver sætning.',
      ),
      mark(
        'Byen *sov*, mens tågen *krøb* ind over havnen og *slugte* skibene.',
        'Marker de tre udsagnsord, der gør ting levende.',
        'En by kan ikke sove, og tåge kan hverken krybe eller sluge.',
      ),
      sort(
        {
          sammenligninger: ['tynd som en tråd', 'ligesom en løve'],
          metaforer: ['livets efterår', 'en mur af tavshed'],
        },
        'Sammenligninger har »som« eller »ligesom«. Metaforer kalder direkte en ting noget andet.',
        'Sorter udtrykkene.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Forvægt og bagvægt',
    summary: 'Se, hvad der sker, når de tunge led står før eller efter udsagnsleddet.',
    instruction:
      'Ved bagvægt står det meste efter udsagnsleddet, og sætningen er let at læse. Ved forvægt må man vente på udsagnsleddet.',
    items: [
      choice(
        'Hvilken sætning har forvægt?',
        'Den gamle, hæse og noget sure mand fra etagen under os sang.',
        ['Der sang en gammel, hæs mand nede under os.', 'Vi hørte en gammel mand, som sang nede under os.'],
        'Man skal gennem mange ord, før »sang« kommer.',
      ),
      choice(
        'Hvilken sætning har bagvægt?',
        'Hun så en dreng, der balancerede på gelænderet med en skål suppe.',
        [
          'Drengen med suppen på gelænderet faldt.',
          'En dreng, der balancerede på gelænderet med en skål suppe, smilede.',
        ],
        'Udsagnsleddet »så« kommer tidligt, og resten følger efter.',
      ),
      choice(
        'Hvorfor har børnebøger ofte bagvægt?',
        'fordi det er let at læse',
        ['fordi det er mere højtideligt', 'fordi sætningerne så bliver længere'],
        'Man får grundled og udsagnsled med det samme.',
      ),
      choice(
        'Hvorfor kan forvægt gøre en sætning spændende?',
        'fordi læseren må vente på det, der sker',
        ['fordi man får svaret først', 'fordi der ikke er noget udsagnsled'],
        'Det vigtigste kommer til sidst.',
      ),
      choice(
        'Hvilken udgave virker mest formel?',
        'En grundig undersøgelse af sagens mange uklare sider blev iværksat.',
        ['Man undersøgte sagen grundigt, for meget var uklart.', 'De gik i gang med at se på det hele.'],
        'Det lange grundled med navneord gør sætningen tung og formel.',
      ),
      choice(
        'Hvordan får »Udsigten fra det øverste vindue i det gamle tårn var fantastisk« bagvægt?',
        'Der var en fantastisk udsigt fra det øverste vindue i det gamle tårn.',
        [
          'Fra det øverste vindue i det gamle tårn var udsigten fantastisk.',
          'Det gamle tårns øverste vindues udsigt var fantastisk.',
        ],
        'Udsagnsleddet »var« er flyttet frem, og de tunge led kommer bagefter.',
      ),
      mark(
        'De tre trætte, tavse og temmelig våde spejdere fra Ribe *ankom*.',
        'Marker det udsagnsord, som læseren må vente på.',
        'Sætningen har forvægt: »ankom« er det sidste ord.',
      ),
      sort(
        {
          bagvægt: ['Der kom en bil med tre får på taget.', 'Jeg savner lyden af regn på et telt.'],
          forvægt: ['En bil med tre får på taget kom.', 'Lyden af regn på et telt savner jeg.'],
        },
        'Udsagnsordet kan komme tidligt eller sent.',
        'Sorter sætningerne.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Formelt uden at være støvet',
    summary: 'Skriv til arbejdsgivere, kommuner og aviser i et klart og høfligt sprog.',
    instruction: 'Vælg den udgave, der er høflig og præcis, men hverken slang eller gammeldags.',
    trains: ['spoken-language', 'clumsy'],
    items: [
      choice(
        'Hvordan begynder du en klage over en forsinket pakke?',
        'Den 3. maj bestilte jeg en jakke, som jeg stadig ikke har modtaget.',
        ['Hvor dælen er min jakke?', 'Undertegnede skal herved anføre, at den bestilte beklædningsgenstand savnes.'],
        'Man siger venligt og præcist, hvad der er sket.',
      ),
      choice(
        'Hvilken sætning passer i en ansøgning om praktik i et dyreinternat?',
        'Jeg er vant til at passe heste og møder altid til tiden.',
        [
          'Jeg er bare mega god til dyr og sådan.',
          'Jeg besidder excellente kompetencer inden for det animalske område.',
        ],
        'Det er konkret, og det kan en arbejdsgiver bruge.',
      ),
      choice(
        'Hvilken sætning passer i en anmeldelse i skolebladet?',
        'Filmen er langsom, men slutningen er ventetiden værd.',
        ['Filmen var nederen, og jeg gad ikke.', 'Det filmiske værk må anses for værende af langsommelig karakter.'],
        'En anmeldelse begrunder sin mening i et klart sprog.',
      ),
      lists(
        'Vi skriver, fordi vi {er uenige i|er megairriterede over|skal herved gøre indsigelse imod} beslutningen om at lukke klubben.',
        'Det er klart og høfligt.',
      ),
      lists(
        'Tak for Deres brev, som vi har {modtaget|fået fat i fingrene på|scoret}.',
        '»Modtaget« er det neutrale ord.',
      ),
      lists(
        'Eleverne {foreslår|fremkommer herved med et forslag om|smider lige ud}, at kantinen åbner tidligere.',
        'Ét udsagnsord er nok: »foreslår«.',
      ),
      lists(
        'Vi håber, at I vil {overveje|tænke lidt over det med|tage op til fornyet overvejelse} vores forslag.',
        '»Overveje« er kort og præcist.',
      ),
      several(
        'Hvilke ord passer i en neutral artikel?',
        ['cirka', 'imidlertid', 'derfor'],
        ['sindssygt meget', 'nå ja'],
        'De sidste to hører til, når man taler.',
      ),
      sort(
        { formelt: ['anvende', 'ankomme', 'anskaffe'], hverdag: ['bruge', 'komme', 'købe'] },
        'Ord på an- er ofte mere formelle end de korte hverdagsord.',
        'Sorter ordene efter stil.',
      ),
    ],
  },
  {
    number: 4,
    title: 'Følelser, fornuft og troværdighed',
    summary: 'Find ud af, hvordan en tekst prøver at overbevise dig.',
    instruction: 'Patos taler til følelserne, logos til fornuften, og etos viser, at man kan stole på den, der taler.',
    items: [
      choice(
        'Hvilken appel er der i »Jeg har været brandmand i 22 år«?',
        'etos',
        ['logos', 'patos'],
        'Taleren viser, at han ved, hvad han taler om.',
      ),
      choice(
        'Hvilken appel er der i »Cykelhjelme halverer antallet af hovedskader«?',
        'logos',
        ['patos', 'etos'],
        'Der bliver brugt tal og fakta.',
      ),
      choice(
        'Hvilken appel er der i »Forestil dig den lille hvalp alene i mørket«?',
        'patos',
        ['logos', 'etos'],
        'Sætningen skal vække medfølelse.',
      ),
      choice(
        'Hvilken appel er der i »Fire ud af fem elever læste mere efter forsøget«?',
        'logos',
        ['etos', 'patos'],
        'Tallene taler til fornuften.',
      ),
      choice(
        'Hvilken appel er der i »Som læge har jeg set det hundredvis af gange«?',
        'etos',
        ['patos', 'logos'],
        'Erfaringen gør taleren troværdig.',
      ),
      choice(
        'Hvilket ord er mest værdiladet?',
        'skandale',
        ['hændelse', 'begivenhed'],
        'Ordet viser, at noget er forargeligt. De andre er neutrale.',
      ),
      choice(
        'Hvilket ord er mest neutralt om en gruppe mennesker på gaden?',
        'forsamling',
        ['pøbel', 'horde'],
        'De andre ord viser, at man ikke bryder sig om gruppen.',
      ),
      lists(
        'I en reklame står der, at saften er {naturligt frisk|drikkelig|lavet af noget}, for det lyder positivt.',
        'Reklamer vælger ord med positiv værdi.',
      ),
      sort(
        { positivt: ['målrettet', 'sparsommelig'], negativt: ['stædig', 'nærig'] },
        'Ordene kan bruges om den samme person, men de viser, hvad man synes om ham.',
        'Hvilken holdning viser ordet?',
      ),
    ],
  },
]);
