import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const korteTekster: StepDraft = {
  title: 'Korte tekster',
  intro: 'Læs tre anmeldelser, og svar på spørgsmålene. Bagefter skal du vælge de ord, der mangler i to tekster.',
  seconds: 1200,
  items: [
    read({
      title: 'Flugten fra kælderen: tre anmeldelser',
      byline: 'Fra en hjemmeside om ting at lave i fritiden',
      text: `Mathilde, 4 stjerner: Vi var fem piger på 13 år, og vi havde tres minutter til at finde koden til døren. I de første tyve minutter skreg alle bare. Gåderne er gode, især den med klaveret, men der var så koldt, at vi ikke kunne mærke fingrene. Tag en tyk trøje på! Vi kom ud med 40 sekunder tilbage, og jeg har aldrig været så stolt.

Bent, 2 stjerner: Mine børnebørn inviterede mig på min fødselsdag. Det var pænt af dem. Der står i reklamen, at stedet er for alle, men er man over 1,90, skal man gå foroverbøjet i en time, og skriften på sedlerne er så lille, at jeg måtte gætte. De unge mennesker løste det hele, mens jeg sad på en kasse. Kagen bagefter var udmærket.

Yasin, 5 stjerner: Tredje gang, jeg er her. Første gang blev vi ikke færdige. Anden gang manglede vi ét tal. I dag klarede vi det på 31 minutter, fordi vi delte os i to hold, i stedet for at alle løb rundt og råbte. De ansatte er søde og giver små hints over højttaleren, hvis man sidder fast. Der var i øvrigt dejligt varmt. De må have fået det ordnet.`,
      questions: [
        choice(
          'Hvad er stedet?',
          'et rum, man skal slippe ud af',
          ['et gammelt museum med klaverer', 'en café med fødselsdage', 'en klub, hvor man kan løbe'],
          'Man skal finde koden til døren inden for en time.',
        ),
        choice(
          'Hvad klager Bent over?',
          'loftet og skriften',
          ['kulden og støjen', 'kagen og prisen', 'gåderne og personalet'],
          'Han måtte gå foroverbøjet, og skriften var for lille.',
        ),
        choice(
          'Hvem har sandsynligvis skrevet senest?',
          'Yasin',
          ['Mathilde', 'Bent', 'Det kan man ikke vide noget om.'],
          'Yasin tror, at de har fået ordnet det med kulden, som Mathilde klager over.',
        ),
        choice(
          'Hvorfor gik det bedre for Yasin tredje gang?',
          'De fordelte arbejdet mellem sig.',
          ['De fik flere hints end før.', 'De havde tykke trøjer på.', 'De kunne huske koden til døren.'],
          'De delte sig i to hold i stedet for at løbe rundt alle sammen.',
        ),
        choice(
          'Hvad er både Mathilde og Yasin glade for?',
          'at de klarede opgaven',
          ['at de ansatte hjalp dem', 'at der var dejligt varmt', 'at klaveret spillede godt'],
          'Det er det eneste, som de begge skriver noget godt om.',
        ),
        choice(
          '»Det var pænt af dem.« Hvordan lyder Bent her?',
          'høflig, men ikke begejstret',
          ['rørt og meget taknemmelig', 'fornærmet og meget vred', 'overrasket og nysgerrig'],
          'Han gav to stjerner, men vil ikke virke utaknemmelig.',
        ),
      ],
    }),
    lists(
      'En delfin kan ikke sove, som vi gør. Den skal op til overfladen for at {trække vejret|finde føde|se sig om}, og derfor ville den drukne, hvis den sov helt. Løsningen er, at kun den ene {halvdel|side af kroppen|finne} af hjernen sover ad gangen. {Imens|Bagefter|Forinden} holder den anden øje med omgivelserne. Man kan se, hvilken der er vågen, for delfinen har kun det ene øje {åbent|blåt|vådt}, og det sidder i den modsatte side. Efter et par timer {bytter|svømmer|synger} de to halvdele.',
      'Læs hele teksten, og brug det, der kommer bagefter.',
    ),
    lists(
      'Mange klager over, at maden smager kedeligt i et fly. Det er ikke altid kokkens {skyld|ønske|fortjeneste}. Luften i kabinen er tør, og i en tør næse kan man ikke {lugte|fryse|høre} ret meget. Da en stor del af det, vi kalder smag, {egentlig|aldrig|næppe} er lugt, virker maden flad. Også larmen spiller ind: Når der er støj, smager man mindre af det søde og det {salte|bløde|varme}. Tomatsaft klarer sig {derimod|ligeledes|desværre} fint, og det er en af grundene til, at så mange bestiller den i luften.',
      'Læs også den sætning, der kommer bagefter.',
    ),
  ],
};
