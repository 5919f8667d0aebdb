import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grdx', level: 11, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord fra arbejde og penge',
    summary: 'Lær de ord, der står i en kontrakt og på en lønseddel.',
    instruction: 'Hvad betyder ordet? Vælg den rigtige forklaring.',
    items: [
      choice(
        'Hvad er *bruttoløn*?',
        'lønnen, før skatten er trukket fra',
        ['lønnen, efter at skatten er trukket fra', 'den løn, man får i pension'],
        'Det, man får udbetalt efter skat, er nettolønnen.',
      ),
      choice(
        'Hvad gør man, når man *opsiger* en kontrakt?',
        'Man siger, at aftalen skal ende.',
        ['Man læser den højt.', 'Man forlænger den.'],
        'At opsige er at afslutte en aftale.',
      ),
      choice(
        'Hvad er en *prøvetid*?',
        'en periode, hvor man ser hinanden an',
        ['den tid, man har til en prøve', 'en periode, hvor man arbejder uden løn'],
        'I prøvetiden er det lettere at sige op.',
      ),
      choice(
        'Hvad er *tavshedspligt*?',
        'Man må ikke fortælle det videre, man får at vide.',
        ['Man må ikke tale, mens man arbejder.', 'Man skal fortælle alt til chefen.'],
        'Pligt til at tie om andres forhold.',
      ),
      choice(
        'Hvad er en *overenskomst*?',
        'en aftale om løn og vilkår for en hel gruppe',
        ['en aftale om, hvem der kommer over', 'et møde på en virksomhed'],
        'Den gælder for alle i et fag.',
      ),
      choice(
        'Hvad betyder det at være *punktlig*?',
        'at komme til tiden',
        ['at være bange for huller', 'at skrive korte sætninger'],
        'Den punktlige er der præcis på det aftalte tidspunkt.',
      ),
      choice(
        'Hvad er et *fradrag*?',
        'et beløb, man ikke skal betale skat af',
        ['en bøde', 'et ekstra job'],
        'Fradraget trækkes fra, før skatten regnes ud.',
      ),
      lists(
        'Hun fik et {forskud|tilskud|udskud} på lønnen, fordi tanden måtte repareres med det samme.',
        'Et forskud er en del af lønnen, som man får på forhånd.',
      ),
      sort(
        { 'får man': ['feriepenge', 'løn', 'bonus'], 'betaler man': ['skat', 'husleje', 'bøde'] },
        'Feriepenge, løn og bonus får man. Skat, husleje og bøder betaler man.',
        'Er det noget, man får eller betaler?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Billedsprog i sang og tale',
    summary: 'Forstå billeder fra sange, taler og overskrifter.',
    instruction: 'Hvad menes der? Vælg den rigtige forklaring.',
    items: [
      choice(
        'Hvad betyder »Byen holdt vejret«?',
        'Alle ventede spændt.',
        ['Alle var under vand.', 'Vejret blev, som det var.'],
        'Man holder vejret, når man er spændt.',
      ),
      choice(
        'Hvad betyder »Hun har hjertet på rette sted«?',
        'Hun er et godt menneske.',
        ['Hun er sund og rask igen.', 'Hun er forelsket.'],
        'Udtrykket handler om godhed.',
      ),
      choice(
        'Hvad er »toppen af isbjerget« i en artikel om snyd?',
        'et tegn på noget meget større',
        ['noget, der smelter hurtigt', 'et koldt sted, hvor ingen har lyst til at være'],
        'Toppen af isbjerget er det lille, man ser af noget stort.',
      ),
      choice(
        'Hvad betyder det at *skyde papegøjen*?',
        'at være meget heldig',
        ['at være ond ved dyr', 'at tabe stort på den sidste dag'],
        'Den, der skyder papegøjen, er heldig.',
      ),
      choice(
        'Hvad betyder »Stormen har lagt sig i familien«?',
        'Skænderiet er forbi.',
        ['Alle er gået i seng.', 'Vinden er stærk.'],
        'Stormen er et billede på skænderiet.',
      ),
      choice(
        'Hvad betyder det at *bygge bro* mellem to grupper?',
        'at få dem til at forstå hinanden',
        ['at skille dem ad', 'at tjene mange penge på dem begge to'],
        'En bro forbinder to sider.',
      ),
      choice(
        'I hvilken sætning er »koldt« et billede?',
        'Han svarede koldt, at det ikke ragede ham.',
        ['Badevandet var koldt.', 'Det var koldt på perronen.'],
        'Et svar har ingen temperatur. Koldt betyder her uden følelse.',
      ),
      several(
        'Hvilke sætninger har en sammenligning?',
        ['Hun sang som en rusten låge.', 'Tavsheden var tung som bly.'],
        ['Tavsheden faldt over salen.', 'Hun sang hele natten.'],
        'En sammenligning bruger gerne »som«.',
      ),
    ],
  },
]);
