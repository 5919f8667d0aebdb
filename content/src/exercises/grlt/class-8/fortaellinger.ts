import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const fortaellinger = exerciseGroup({ productId: 'grlt', level: 8, category: 'fortaellinger' }, [
  {
    number: 1,
    title: 'Nøglen til kontoret',
    summary: 'Læs en fortælling om en pedel, en dreng og en løgn.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Det, Brandt ikke sagde',
        text: `Ruden i gymnastiksalen gik klokken kvart over tre. Klokken sytten minutter over tre stod jeg bag redskabsskuret og talte mine fingre for at se, om de var der alle sammen. Bolden lå stadig derinde, og mit navn stod på den.

Pedellen hed Brandt. Han havde været på skolen længere end nogen lærer, og han gik, som om gangene tilhørte ham. Jeg så ham låse sig ind i salen. Lidt efter kom han ud igen med en fejebakke i den ene hånd. Den anden holdt han i lommen, og lommen bulede.

Næste morgen blev vi kaldt sammen. Rektor havde papir med, hvilket aldrig var et godt tegn. »Nogen ved noget,« sagde hun og så ud over os, og jeg opdagede, hvor interessante mine snørebånd var. Brandt stod ved døren med armene over kors. »Har du set noget?« spurgte hun ham til sidst.

»Det var en due,« sagde Brandt.

»En due?«

»En stor en.«

Ingen lo. Rektor kiggede længe på ham, og så foldede hun sit papir sammen. Selv kiggede jeg også på ham, og for første gang kiggede han på mig. Han så ikke vred ud. Han så ud som en, der har sat en tallerken foran én og venter på, at man begynder at spise.

Klokken tre bankede jeg på hans dør. Bolden lå på bordet mellem kaffekanden og en kasse med skruer. »Jeg kan ikke betale for ruden,« sagde jeg. »Nej,« sagde Brandt. »Men duen kan male et skur.« Han rakte mig en pensel, og jeg så, at der allerede stod to bøtter maling klar.`,
        questions: [
          choice(
            'Hvorfor gemmer fortælleren sig?',
            'Han har smadret en rude.',
            ['Han er kommet alt for sent til en time.', 'Han har taget en bold, der ikke er hans.'],
            'Ruden gik i stykker, og hans bold ligger derinde.',
          ),
          choice(
            'Hvad er der sandsynligvis i Brandts lomme?',
            'bolden',
            ['nøglen til gymnastiksalen', 'glasskår fra ruden'],
            'Lommen buler, og senere ligger bolden på hans bord.',
          ),
          choice(
            'Hvad fortæller det, at fortælleren kigger på sine snørebånd?',
            'at han har dårlig samvittighed',
            ['at han keder sig til mødet med rektor', 'at han har fået nye sko'],
            'Han vil ikke møde rektors blik.',
          ),
          choice(
            'Hvorfor siger Brandt, at det var en due?',
            'for at give drengen en chance',
            ['fordi han så en due flyve ind i ruden', 'for at få alle eleverne til at grine'],
            'Han ved besked, men lader drengen komme selv.',
          ),
          choice(
            'Tror rektor på Brandts forklaring?',
            'næppe, men hun lader den ligge',
            ['ja, for hun har selv set mange duer ved salen', 'nej, og hun skælder ham ud'],
            'Hun kigger længe på ham og folder så papiret sammen.',
          ),
          choice(
            'Hvad betyder billedet med tallerkenen?',
            'Brandt venter på, at drengen gør noget.',
            ['Brandt vil gerne invitere drengen på aftensmad.', 'Brandt er sulten.'],
            'Han har sat noget foran drengen og venter.',
          ),
          choice(
            'Hvem er »duen« til sidst?',
            'fortælleren',
            ['en fugl på taget', 'rektor selv'],
            'Brandt lader, som om duen skal male, og rækker drengen penslen.',
          ),
          choice(
            'Hvad viser de to bøtter maling?',
            'at Brandt regnede med, at drengen kom',
            ['at Brandt altid maler skuret om efteråret', 'at der er flere, som skal straffes'],
            'Malingen stod klar, før drengen bankede på.',
          ),
        ],
      }),
    ],
  },
]);
