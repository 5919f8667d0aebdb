import { choice, lists, read, several, type StepDraft } from '../../markup/index.ts';

export const korteTekster: StepDraft = {
  title: 'Korte tekster',
  intro: 'Først skal du finde svar på et opslag. Bagefter skal du vælge de ord, der mangler i en tekst.',
  seconds: 900,
  items: [
    read({
      title: 'Sæbekasseløb på Bakkevej',
      byline: 'Opslag i beboerhuset',
      text: `Lørdag den 6. juni lukker vi Bakkevej for biler og åbner den for alt andet med hjul. Løbet begynder klokken 12, men alle biler skal være ved skuret klokken 10.30, så dommerne kan se på bremserne. Uden bremser får man ikke lov til at køre.

Hvem kan være med? Der er tre klasser. Mus er for børn fra 6 til 8 år, Ræve er for børn fra 9 til 12 år, og Bjørne er for alle over 12, også voksne. Mus skal køre sammen med en, der er fyldt 15 år. En bil må have tre eller fire hjul og højst være to meter lang.

Præmier: Den hurtigste i hver klasse vinder en pokal. Desuden får den flotteste bil en kurv med is, og den, der kommer sidst i mål af alle, får en hjelm af chokolade.

Tilmelding: Skriv jer på listen i vaskeriet senest onsdag den 3. juni. Det koster 20 kroner for hver bil. Hjelm kan lånes gratis. Hvis det regner, bliver løbet flyttet til dagen efter på samme tid.`,
      questions: [
        choice(
          'Hvornår skal bilerne senest være ved skuret?',
          'klokken 10.30',
          ['klokken 10.00', 'klokken 12.00', 'klokken 12.30'],
          'Dommerne skal nå at se på bremserne inden løbet.',
        ),
        lists(
          'Karla er 9 år og vil køre alene. Hun skal køre i klassen {Ræve|Mus|Bjørne}.',
          'Ræve er for børn fra 9 til 12 år.',
        ),
        several(
          'Hvilke af bilerne må køre med?',
          ['en bil med tre hjul og bremser', 'en bil på to meter med bremser'],
          ['en bil med fire hjul uden bremser', 'en bil på tre meter med bremser'],
          'Bilen skal have bremser og må højst være to meter lang.',
        ),
        choice(
          'Hvem vinder chokolade?',
          'den langsomste af alle',
          ['den med den flotteste bil', 'den yngste i klassen Mus', 'den hurtigste i hver klasse'],
          'Den, der kommer sidst i mål af alle, får en hjelm af chokolade.',
        ),
        choice(
          'Hvad sker der, hvis det regner lørdag?',
          'De kører søndag klokken 12.',
          ['De kører lørdag aften.', 'De aflyser løbet i år.', 'De kører med hjelm på.'],
          'Løbet bliver flyttet til dagen efter på samme tid.',
        ),
      ],
    }),
    lists(
      'Hvorfor har zebraen striber? Længe troede man, at striberne skulle {skjule|varme|pynte} den, så løverne ikke kunne få øje på den. Men på en åben slette er striber lette at se, så den forklaring {holder|begynder|fryser} ikke. I dag tror mange forskere, at det handler om noget meget {mindre|højere|længere}: fluer. Bidende fluer kan {smitte|skræmme|lokke} dyr med sygdomme. Forskerne gav nogle heste stribede frakker på og talte, hvor mange fluer der {landede|sang|voksede}. Det gjorde langt færre end på heste uden striber. Fluerne kom tæt på, men det så ud, som om de havde svært ved at {bremse|sove|vokse} i tide.',
      'Læs hele sætningen, og se efter, hvad der kommer bagefter.',
    ),
    lists(
      'Et ekko er en lyd, der kommer {tilbage|til sidst|forbi}, fordi den har ramt noget hårdt. Står man tæt på en væg, er ekkoet så {hurtigt|smukt|gammelt}, at man ikke kan skelne det fra sin egen stemme. Derfor skal man helst stå et stykke {væk|inde|oppe}. Flagermus bruger ekko til at finde {vej|varme|søvn} i mørket. De skriger så højt, at det ville gøre ondt i ørerne, {hvis|fordi|når} vi kunne høre det.',
      'Et ekko bliver kastet tilbage, og flagermus bruger det til at finde rundt.',
    ),
  ],
};
