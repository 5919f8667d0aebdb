import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gram', level: 9, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i lange sætninger',
    summary: 'Sæt komma i sætninger med flere ledsætninger inde i hinanden.',
    instruction:
      'Sæt kryds og bolle i hver sætning for dig selv, og sæt komma foran hver ledsætning og efter den, der er slut.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas(
        'Selv om alle vidste, at broen var lukket, kørte han direkte ned i åen.',
        'Ledsætningen med »selv om« har en ny ledsætning i sig: »at broen var lukket«.',
      ),
      commas(
        'Den kat, som boede på stationen, fulgte hver morgen en dame, der arbejdede i byen, helt hen til toget.',
        'To ledsætninger er skudt ind: »som boede« og »der arbejdede«.',
      ),
      commas(
        'Jeg spurgte, om de vidste, hvornår færgen sejlede.',
        'Der er to ledsætninger: »om de vidste« og »hvornår færgen sejlede«.',
      ),
      commas(
        'Det, du siger, lyder som noget, min farfar kunne finde på.',
        '»Du siger« og »min farfar kunne finde på« er ledsætninger uden »som«.',
      ),
      commas(
        'Da vi endelig nåede toppen, var udsigten væk, fordi skyerne var kommet op.',
        'Ledsætningerne er »da vi nåede« og »fordi skyerne var kommet«.',
      ),
      commas(
        'Hun lo, så tårerne trillede, hver gang nogen nævnte den morgen i kanoen.',
        '»Så tårerne trillede« og »hver gang nogen nævnte« er ledsætninger.',
      ),
      commas(
        'Den eneste grund til, at vi fandt vej, var lugten af brændte vafler.',
        'Ledsætningen er »at vi fandt vej«.',
      ),
      commas(
        'Ingen af dem, der stod i køen, troede på, at døren ville blive åbnet.',
        'Der er to ledsætninger: »der stod« og »at døren«.',
      ),
      choice(
        'Hvor er alle kommaer sat rigtigt?',
        'Hvis du vil, kan jeg vise dig, hvor den bor.',
        [
          'Hvis du vil kan jeg vise dig, hvor den bor.',
          'Hvis du vil, kan jeg vise dig hvor, den bor.',
          'Hvis, du vil, kan jeg vise dig, hvor den bor.',
        ],
        'Der skal komma efter »vil« og foran »hvor den bor«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'To grundled eller ét?',
    summary: 'Afgør, om der skal komma foran »og«, »men«, »eller« og »så«.',
    instruction:
      'Begynder der en ny sætning med sit eget grundled, skal der komma foran »og«. Deles de to udsagnsled om grundleddet, skal der ikke.',
    trains: ['comma-main-clauses', 'comma-superfluous'],
    items: [
      commas(
        'Sofaen brød sammen, og katten så ud, som om den havde ventet på det.',
        'Der er to hovedsætninger og en ledsætning med »som om«.',
      ),
      commas('Sofaen knagede højt og brød sammen under min tante.', 'Sofaen er grundled for både »knagede« og »brød«.'),
      commas(
        'Han lovede, at han ville øve sig, og at naboerne ville få fred.',
        'De to ledsætninger begynder begge med »at«.',
      ),
      commas(
        'Hun siger, at hun kan trylle og tale med heste.',
        '»Kan« hører til både »trylle« og »tale«. Der er kun én ledsætning.',
      ),
      commas('Filmen var dårlig, men popcornene reddede aftenen.', 'Der skal komma foran »men«.'),
      commas('Vi var våde, trætte og temmelig stolte.', 'Det er en opremsning med »og« til sidst.'),
      commas('Du kan tage færgen, eller du kan svømme de otte kilometer.', 'Begge sætninger har grundled: du og du.'),
      commas('Du kan tage færgen eller svømme de otte kilometer.', '»Kan« hører til både »tage« og »svømme«.'),
      commas(
        'Ring, når du er fremme, og fortæl, hvordan der lugter.',
        'Der er to opfordringer, og i dem er der to ledsætninger.',
      ),
      choice(
        'Hvor mangler der *ikke* noget komma?',
        'Læreren rømmede sig og begyndte forfra.',
        ['Læreren rømmede sig og alle blev stille.', 'Læreren rømmede sig men ingen hørte det.'],
        'Læreren er grundled for både »rømmede« og »begyndte«.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Her skal der ikke komma',
    summary: 'Lad være med at sætte komma, hvor man trækker vejret, men hvor der ikke begynder en sætning.',
    instruction:
      'Et komma kræver en ny sætning, en opremsning eller noget indskudt. Mange af sætningerne har slet intet komma.',
    trains: ['comma-superfluous', 'comma-start'],
    items: [
      commas(
        'Efter tre timer i en kold bus uden toilet var humøret ikke særlig højt.',
        'Der er kun én sætning. En lang begyndelse giver ikke komma.',
      ),
      commas(
        'Det lykkedes til sidst at få pingvinen til at gå tilbage i buret.',
        '»At få« og »at gå« er navnemåde. Der er ingen ledsætning.',
      ),
      commas('Han er mindst lige så stædig som sin gamle hest.', 'Efter »som« står der ingen sætning med udsagnsled.'),
      commas('Hun svømmer længere, end jeg kan cykle.', 'Efter »end« står der en sætning: »jeg kan cykle«.'),
      commas('Det gik bedre, end nogen havde turdet håbe.', '»End nogen havde turdet håbe« er en ledsætning.'),
      commas(
        'I stedet for at vente på hjælp byggede de en tømmerflåde af gamle døre.',
        'Der er ingen ledsætning. »At vente« er navnemåde.',
      ),
      commas(
        'Den længe ventede opfølger til skolens musical handler om en tandlæge.',
        'Der er kun ét udsagnsled: »handler«.',
      ),
      commas('På grund af sne kører der ingen busser nord for åen.', 'Der er kun én sætning.'),
      commas(
        'Min bror drømmer om at blive klovn eller dommer.',
        '»At blive« er navnemåde, og »eller« binder to ord sammen.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Den største fordel ved at bo på landet er mørket.',
        ['Den største fordel ved, at bo på landet, er mørket.', 'Den største fordel ved at bo på landet, er mørket.'],
        '»At bo« er navnemåde. Der er ingen ledsætning.',
      ),
    ],
  },
  {
    number: 4,
    version: 2,
    title: 'Et komma ændrer alt',
    summary: 'Find ud af, hvad sætningen betyder, når kommaet flytter sig.',
    instruction: 'Læs sætningerne nøje. Hvem taler man til, og hvor mange er der?',
    trains: ['comma-address', 'comma-apposition', 'comma-enumeration'],
    items: [
      choice(
        'Hvor mange personer er der i »Min træner, Finn og jeg fik guld«?',
        'tre',
        ['to', 'én'],
        'Det er en opremsning: træneren, Finn og jeg.',
      ),
      choice(
        'Hvor mange personer er der i »Min træner, Finn, og jeg fik guld«?',
        'to',
        ['tre', 'fire'],
        'Finn står mellem to kommaer. Det er navnet på træneren.',
      ),
      choice(
        'Hvad betyder »Nej, vi skal ikke vente«?',
        'at vi går nu',
        ['at vi venter', 'at vi måske venter'],
        '»Nej« er et svar for sig selv. Resten siger, at vi ikke venter.',
      ),
      choice(
        'Hvem skal hjælpe i »Hjælp, Bodil«?',
        'Bodil',
        ['den, der taler', 'en, der skal hjælpe Bodil'],
        'Kommaet viser, at man taler til Bodil.',
      ),
      choice(
        'I hvilken sætning taler man til de unge?',
        'Hør nu, unge mennesker.',
        ['Hør nu unge mennesker.', 'Nu hører unge mennesker.'],
        'Uden komma er det de unge mennesker, man skal høre på.',
      ),
      choice(
        'I hvilken sætning er det på søndag, han kommer?',
        'Han lovede, at han ville komme på søndag.',
        ['Han lovede på søndag, at han ville komme.', 'På søndag lovede han, at han ville komme.'],
        '»På søndag« skal stå efter kommaet, så det hører til »komme«.',
      ),
      commas('Vi inviterede to jonglører, naboen og en brandmand.', 'Det er en opremsning af tre led.'),
      commas(
        'Maleren Ida Sejr, byens ældste borger, fylder 104 på lørdag.',
        'Tilføjelsen »byens ældste borger« kan tages ud.',
      ),
      commas('Tak, kære lyttere, fordi I holdt ud.', 'Man taler til lytterne, og »fordi« indleder en ledsætning.'),
      commas(
        'Ja, det var mig, der åbnede vinduet, så sneen kom ind.',
        '»Ja« står for sig selv, og der er to ledsætninger.',
      ),
    ],
  },
]);
