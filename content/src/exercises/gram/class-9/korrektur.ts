import { exerciseGroup, proofread } from '../../markup/index.ts';

export const korrektur = exerciseGroup({ productId: 'gram', level: 9, category: 'korrektur' }, [
  {
    number: 1,
    title: 'Ret ansøgningen om et fritidsjob',
    summary: 'Find og ret tolv fejl i en ansøgning, før den bliver sendt.',
    instruction: 'Læs ansøgningen grundigt, og ret fejlene, før Nadja sender den.',
    trains: ['present-r', 'capital', 'misspelling'],
    items: [
      proofread(
        'Ansøgning til cykelværkstedet',
        `Jeg har set, at {i|I}[»I« skrives med stort, når man taler til flere.] søger en ung medarbejder til værkstedet, og jeg vil meget gerne have {jobet|jobbet}[Kort vokal: Konsonanten bliver dobbelt, når ordet bøjes.]. Jeg hedder Nadja, er femten år og går i 9. klasse på Søndre Skole. Siden jeg var ti, har jeg hjulpet min farfar med at reparere cykler. I fjor {skilt|skilte}[Det skete i fjor: datid.] jeg en ladcykel ad og samlede den igen, og den {køre|kører}[Det er nutid: »den virker«, derfor »den kører«.] stadig. Jeg er god til at {taler|tale}[Efter »at« kommer navnemåden: at spise, at tale.] med mennesker, og jeg bliver {sjælden|sjældent}[Ordet fortæller noget om »bliver« og får derfor t.] stresset. I skolen {interessere|interesserer}[Det er nutid: »arbejder jeg«, derfor »interesserer jeg mig«.] jeg mig mest for fysik. Jeg {ved at|ved, at}[Der er komma foran ledsætningen »at der er travlt«.] der er travlt om {Lørdagen|lørdagen}[Ugedage skrives med lille begyndelsesbogstav.], og det passer mig fint, {forde|fordi}[Bindeordet ender på i.] jeg ikke har andre aftaler. I er velkomne til at ringe til min {klasse lærer|klasselærer}[Det er ét sammensat ord.], Mette Holm, som har sagt ja til at fortælle om mig. Jeg håber {af|at}[Foran navnemåden »høre« står »at«.] høre fra jer.`,
        'Læs teksten højt for dig selv, før du er færdig.',
      ),
    ],
  },
]);
