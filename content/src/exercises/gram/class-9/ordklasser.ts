import { choice, exerciseGroup, mark, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gram', level: 9, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Småord med mange job: så, der, da og som',
    summary: 'Bestem ordklassen, når det samme lille ord kan være flere ting.',
    instruction:
      'Nogle ord binder sammen, nogle står i stedet for andre, og nogle fortæller hvornår og hvordan. Se på hele sætningen.',
    items: [
      choice(
        'Hvilken ordklasse er »så« i »Så begyndte orkestret at stemme«?',
        'biord',
        ['bindeord', 'udsagnsord'],
        '»Så« betyder her »derefter« og fortæller hvornår.',
      ),
      choice(
        'Hvilken ordklasse er »så« i »Vi så en elg på motorvejen«?',
        'udsagnsord',
        ['biord', 'bindeord'],
        'Det er datid af »se«.',
      ),
      choice(
        'Hvilken ordklasse er »så« i »Luk døren, så varmen bliver inde«?',
        'bindeord',
        ['biord', 'udsagnsord'],
        '»Så« indleder en ledsætning om, hvorfor døren skal lukkes.',
      ),
      choice(
        'Hvilken ordklasse er »der« i »Manden, der ejer tårnet, bor i kælderen«?',
        'stedord',
        ['biord', 'bindeord'],
        '»Der« står i stedet for manden og er grundled i ledsætningen.',
      ),
      choice(
        'Hvilken ordklasse er »der« i »Læg den der ved siden af«?',
        'biord',
        ['stedord', 'forholdsord'],
        '»Der« fortæller, hvor noget skal ligge.',
      ),
      choice(
        'Hvilken ordklasse er »da« i »Da toget kom, var alle gået«?',
        'bindeord',
        ['biord', 'stedord'],
        '»Da« indleder en ledsætning om tid.',
      ),
      choice(
        'Hvilken ordklasse er »da« i »Det er da min hat«?',
        'biord',
        ['bindeord', 'udråbsord'],
        '»Da« farver sætningen: Den, der taler, er overrasket.',
      ),
      choice(
        'Hvilken ordklasse er »som« i »Bjergene, som vi så i går, er væk«?',
        'stedord',
        ['bindeord', 'biord'],
        '»Som« står i stedet for bjergene.',
      ),
      choice(
        'Hvilken ordklasse er »som« i »Hun er sej som en brandmand«?',
        'bindeord',
        ['stedord', 'tillægsord'],
        '»Som« binder de to dele af sammenligningen sammen.',
      ),
      choice(
        'Hvilken ordklasse er »om« i »Spørg, om butikken har åbent«?',
        'bindeord',
        ['forholdsord', 'biord'],
        '»Om« indleder en ledsætning.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Ordklasser afslører stilen',
    summary: 'Find ordklasser, og se, hvad de gør ved en tekst.',
    instruction: 'Find ordene, eller svar på, hvad de gør ved teksten.',
    items: [
      mark(
        '*Sort* sne, *døde* træer og en *gul*, *syg* himmel.',
        'Marker de fire tillægsord.',
        'Tillægsordene skaber stemning: Alt virker livløst.',
      ),
      mark(
        'Hun *løb*, *faldt*, *rejste* sig og *løb* igen.',
        'Marker de fire udsagnsord.',
        'Mange udsagnsord efter hinanden giver fart.',
      ),
      mark(
        '*Blod*, *sved* og *tårer* gav os kun en *tiendeplads*.',
        'Marker de fire navneord.',
        'Navneord uden kendeord lyder kort og hårdt.',
      ),
      mark(
        '*Nu* ligger her en fabrik. *Dengang* løb vi *altid* på marken.',
        'Marker de tre biord, der fortæller om tid.',
        '»Nu« og »dengang« sætter to tider op over for hinanden.',
      ),
      mark(
        '*Jeg* ville ud. *De* ville hjem. *Ingen* spurgte *mig*.',
        'Marker de fire stedord.',
        'Stedordene sætter én person op mod alle de andre.',
      ),
      choice(
        'Hvad gør mange tillægsord ved en tekst?',
        'De gør den malende og giver stemning.',
        ['De gør den kortere.', 'De fortæller, hvem der taler.'],
        'Tillægsord beskriver, hvordan noget ser ud, lyder eller føles.',
      ),
      choice(
        'Hvad sker der, når en tekst er fuld af udsagnsord i nutid?',
        'Man føler, at det sker lige nu.',
        ['Man får mange oplysninger om fortiden.', 'Man kommer i tvivl om, hvem der fortæller.'],
        'Når tiden er nutid, kommer læseren tæt på.',
      ),
      several(
        'Hvilke af ordene er navneord dannet af udsagnsord?',
        ['forbedring', 'skriveri', 'undersøgelse'],
        ['forbedre', 'undersøgt'],
        'Man kan sige en forbedring, et skriveri og en undersøgelse.',
      ),
      sort(
        { navneord: ['frihed', 'venskab'], tillægsord: ['frivillig', 'venlig'], udsagnsord: ['befri', 'fremtvinge'] },
        'Frihed og venskab er navneord. At befri og at fremtvinge er noget, man gør.',
      ),
    ],
  },
]);
