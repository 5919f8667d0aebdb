import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grbd', level: 10, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Førnutid og førdatid i dagbogen',
    summary: 'Vis med udsagnsordet, hvad der skete først.',
    instruction: 'Skriv eller vælg den form, der passer til tiden.',
    trains: ['tense', 'participle'],
    items: [
      gaps('Jeg har [skrevet](skrive) hjem tre gange i denne uge.', 'Skrive, skrev, skrevet.'),
      gaps('Da vi kom frem, havde de andre [spist](spise) al suppen.', 'Spise, spiste, spist.'),
      gaps('Toget var [kørt](køre), da vi nåede perronen.', 'Køre, kørte, kørt.'),
      gaps('Hun har endnu ikke [fundet](finde) sin nøgle til hallen.', 'Finde, fandt, fundet.'),
      lists('Jeg ville ønske, at du {havde set|har set} hans ansigt.', 'Et ønske om noget, der er forbi: »havde set«.'),
      lists('I hele går {sov|har sovet|sove} han foran ovnen.', 'I går er datid: »sov«.'),
      lists(
        'Siden påske {har|havde} vi sovet i telt hver fredag. Det gør vi stadig.',
        'Det gælder stadig: »har sovet«.',
      ),
      gaps('Gæsterne er [gået](gå) hjem, og nu hører man uret.', 'Gå, gik, gået.'),
      choice(
        'Hvad skete først i »Da hun havde tændt bålet, begyndte det at regne.«?',
        'Hun tændte bålet.',
        ['Det regnede.', 'Begge dele på én gang.'],
        'Førdatid fortæller, hvad der skete først.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Er det gjort, eller bliver det gjort?',
    summary: 'Sæt sætninger i aktiv og passiv.',
    instruction: 'Hvem gør det? Vælg eller skriv den rigtige form.',
    items: [
      lists('Gulvet {vaskes|vasker} hver lørdag af et nyt hold.', 'Gulvet gør det ikke selv: »vaskes«.'),
      lists('Et nyt hold {vasker|vaskes} gulvet hver lørdag.', 'Holdet gør noget: »vasker«.'),
      lists('Maden {blev serveret|serverede} af to med falske overskæg.', 'Maden gør ikke noget: »blev serveret«.'),
      gaps('Sangen bliver [sunget](synge) i kanon, så ingen hører fejlene.', 'Synge, sang, sunget.'),
      gaps('Teltene blev [blæst](blæse) helt ned til stranden.', 'Blæse, blæste, blæst.'),
      gaps('Drikkevand [hentes|bliver hentet](hente) ved pumpen hver morgen.', 'Nutid i passiv: »hentes«.'),
      choice(
        'Hvilken sætning er i aktiv?',
        'Eleverne valgte en ny formand.',
        ['En ny formand blev valgt.', 'Formanden vælges af eleverne.'],
        'Eleverne er grundled og gør noget.',
      ),
      choice(
        'Hvorfor er »Der blev begået fejl« bekvemt at sige?',
        'Ingen får skylden.',
        ['Alle får skylden.', 'Fejlen bliver mindre alvorlig.'],
        'I passiv kan man skjule, hvem der gjorde det.',
      ),
      mark(
        'Bøgerne *stables* i gangen og *hentes* af en gammel varebil.',
        'Marker de to udsagnsord i passiv.',
        'Bøgerne gør ikke noget selv. Formerne ender på -s.',
      ),
    ],
  },
]);
