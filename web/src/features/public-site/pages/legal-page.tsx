import { PageMeta } from '../parts/page-meta.tsx';
import { PublicFrame } from '../parts/public-frame.tsx';
import publicSite from '../public-site.module.css';

const BROWSER = 'Lager i browseren';
const UNTIL_TAB = 'Til du lukker fanen eller logger ud';

/** What is really left in a browser, and by which part of the product. */
const COOKIES = [
  [
    'ordklar_csrf',
    'Cookie',
    'Sikrer, at det er dig, der sender en formular, og ikke en anden hjemmeside.',
    'Til du lukker browseren',
  ],
  [
    'ordklar_session',
    'Cookie',
    'Husker, at du er logget ind.',
    'Tolv timer efter, at du sidst har brugt Ordklar, højst en uge, eller til du logger ud',
  ],
  [
    'ordklar_maskine',
    'Cookie',
    'Husker, at du har logget ind på denne maskine, så andre ikke kan spærre for dit login ved at gætte på din adgangskode.',
    'Et år',
  ],
  [
    'ordklar_udlogget',
    'Cookie',
    'Husker, at nogen har logget ud på denne maskine, så UNI-Login spørger den næste, hvem det er.',
    'Et døgn, eller til nogen logger ind med UNI-Login',
  ],
  [
    'ordklar_uni',
    'Cookie',
    'Husker, mens du logger ind hos UNI-Login, at det var dig, der spurgte, og hvor du ville hen.',
    'En time, eller til du er tilbage fra UNI-Login',
  ],
  [
    'ordklar_lti',
    'Cookie',
    'Husker, at du kom fra din læringsplatform i denne browser, så ingen anden kan knytte din bruger.',
    'En time',
  ],
  ['ordklar_newsletter', 'Cookie', 'Husker, at tilmeldingen til nyhedsbrevet ikke skal vises igen.', 'Et år'],
  [
    'Lyst og mørkt, farve og mønster',
    BROWSER,
    'Husker, hvordan du vil have Ordklar til at se ud.',
    'Til du sletter det i browseren',
  ],
  [
    'Lukket tilmelding',
    BROWSER,
    'Husker, at du har lukket tilbuddet om en præsentation.',
    'Til du sletter det i browseren',
  ],
  [
    'Det, du er ved at skrive',
    BROWSER,
    'Tekster, svar, markeringer og beskeder, som ikke er nået frem til Ordklar endnu, så intet går tabt uden forbindelse.',
    'Til det er gemt, eller til du logger ud',
  ],
  ['Besked til næste side', BROWSER, 'Viser en besked, når den næste side er hentet.', 'Til beskeden er vist'],
  [
    'Formularen »Kontakt os«',
    BROWSER,
    'Husker det, du har skrevet, hvis du kommer til at lukke formularen.',
    'Til du har sendt den eller lukker fanen',
  ],
  [
    'Valg undervejs',
    BROWSER,
    'Husker kursus, klasse, skoleår og elev i toplinjen, lærerens kurv med opgaver, og om en lyd skal afspilles langsommere.',
    UNTIL_TAB,
  ],
] as const;

/** The first half of the policy: what there is about a person and what it is for. */
const WhatIsKept = () => (
  <>
    <span id="!#privatlivspolitik" />
    <h2 id="privatlivspolitik">Privatlivspolitik</h2>
    <p>
      Ordklar bruges af skoler. Skolen bestemmer, hvad oplysningerne bruges til, og er dataansvarlig. Ordklar behandler
      dem på skolens vegne og kun efter skolens anvisning.
    </p>
    <h3>Hvad vi gemmer</h3>
    <ul>
      <li>Navn, brugernavn, skole, klasse og rolle, som skolen har oprettet dem.</li>
      <li>De opgaver, der er tildelt, og det, eleven har skrevet, uploadet og afleveret.</li>
      <li>Markeringer, kommentarer, feedback og karakterer.</li>
      <li>Beskeder mellem lærer og elev, notifikationer og det, man har valgt under »Min bruger«.</li>
      <li>Hvornår noget er afleveret, og hvor lang tid en opgave har taget. Tiden kan kun læreren se.</li>
      <li>
        Din e-mailadresse, hvis du selv beder om at få notifikationer som mail. Du kan altid slå dem fra igen, også i
        selve mailen.
      </li>
      <li>
        Det, man skriver til os i formularerne til kontakt, priser, præsentation og feedback, med den e-mailadresse og
        det telefonnummer, man selv giver os. Det bruges kun til at svare.
      </li>
      <li>
        Din e-mailadresse, hvis du selv tilmelder dig nyhedsbrevet og bekræfter det i en mail. Den bruges kun til
        brevet, og du kan framelde dig i hvert brev. Vi gemmer, at du er frameldt, så du ikke får flere. Skriv til os,
        hvis adressen skal slettes helt.
      </li>
      <li>
        Forkerte forsøg på at logge ind, i et døgn, så ingen kan gætte sig til en adgangskode. Netadresser bliver kun
        gemt i en kodet form, som ikke kan læses tilbage.
      </li>
    </ul>
    <h3>Hvad vi bruger det til</h3>
    <p>
      Kun til undervisningen: at eleven kan lave og aflevere opgaver, at teksterne kan blive rettet, og at læreren kan
      følge med og give svar. Oplysningerne bruges ikke til reklame, sælges ikke og gives ikke videre til andre.
    </p>
    <h3>Sådan bliver teksterne rettet</h3>
    <p>
      Teksterne bliver gennemgået af Ordklars eget program på Ordklars egen server. De sendes ikke til andre tjenester.
      Programmet foreslår markeringer, og det er læreren, der afgør, hvilke af dem eleven får at se.
    </p>
    <h3>Når du prøver tekstretteren på forsiden</h3>
    <p>
      En tekst, du prøver under »Prøv med din egen tekst«, bliver rettet, mens du venter. Hverken teksten eller
      markeringerne bliver gemt eller skrevet i en log. Det eneste, der bliver gemt, er, hvor mange gange der er prøvet
      fra din netadresse inden for et minut. Adressen er kodet, og tallet bliver slettet kort efter.
    </p>
  </>
);

/** Its second half: who sees it, how long it is kept, and one's rights. */
const WhoSees = () => (
  <>
    <h3>Filer fra OneDrive og Google Drev</h3>
    <p>
      Slår en lærer det til, kan læreren og elever hente en fil fra OneDrive eller Google Drev. Tjenestens program
      bliver først hentet, når man trykker på knappen, og det kører adskilt fra opgaver og tekster. Ordklar får kun den
      fil, man vælger, og kan ikke se andet på drevet. Det, man gør hos tjenesten, ligger under{' '}
      <a href="https://privacy.microsoft.com/da-dk/privacystatement" rel="noopener noreferrer">
        Microsofts
      </a>{' '}
      eller{' '}
      <a href="https://policies.google.com/privacy?hl=da" rel="noopener noreferrer">
        Googles
      </a>{' '}
      egen politik. Brug kun konti, som institutionen har oprettet. Brugen af Google Drev er institutionens ansvar, og
      private konti må ikke bruges.
    </p>
    <h3>Hvem kan se hvad</h3>
    <ul>
      <li>En elev kan se sit eget arbejde.</li>
      <li>En lærer kan se arbejde fra elever i egne klasser og hold og i dem, en kollega har delt.</li>
      <li>En elev kan først se markeringer, når læreren har gjort teksten klar.</li>
      <li>
        Skolens administrator kan se skolens personer, slette elever og hente det, Ordklar har om en elev, når nogen har
        ret til at få det. Hver gang bliver skrevet i logbogen.
      </li>
      <li>Ingen kan se noget på tværs af skoler, medmindre en lærer har delt det, og en kollega har sagt ja.</li>
    </ul>
    <p>
      Når nogen åbner en elevs arbejde, bliver det skrevet i skolens logbog: hvem, hvornår og hvis arbejde, men ikke
      hvad der står i det. Skolens administrator kan læse logbogen.
    </p>
    <h3>Hvor længe vi gemmer det</h3>
    <p>
      Oplysningerne gemmes, så længe skolen bruger dem i undervisningen. Skolen kan aftale, at arbejdet fra elever, der
      ikke har lavet noget i et bestemt antal år, bliver slettet af sig selv. Når skolen melder en elev ud, bliver
      eleven og elevens arbejde slettet efter 12 måneder.
    </p>
    <p>
      Skolens administrator kan slette en elev for altid. Så forsvinder elevens tekster, filer, svar, resultater,
      beskeder og de mails, der handler om eleven, og det kan ikke fortrydes. I logbogen bliver der stående, at en elev
      er slettet, men ikke hvem. Sikkerhedskopier indeholder oplysningerne, til kopierne bliver for gamle.
    </p>
    <h3>Dine rettigheder</h3>
    <p>
      Du har ret til at få at vide, hvilke oplysninger der er om dig, til at få forkerte oplysninger rettet, til at få
      oplysninger slettet og til at få dem udleveret. Henvend dig til din skole, som er dataansvarlig. Er du ikke enig i
      skolens svar, kan du klage til Datatilsynet.
    </p>
  </>
);

const Cookies = () => (
  <>
    <h2 id="cookies">Cookies</h2>
    <p>
      Ordklar bruger kun det, der skal til, for at siden virker. Der er ingen sporing, ingen statistik fra andre og
      ingen reklamer, og derfor spørger vi heller ikke om lov. Logger du ind med UNI-Login, kommer du undervejs forbi
      UNI-Logins egen side, som har sine egne cookies. I browseren står der __Host- foran navnene på vores: Så kan ingen
      andre hjemmesider sætte dem.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Hvad</th>
          <th scope="col">Hvor</th>
          <th scope="col">Hvorfor</th>
          <th scope="col">Hvor længe</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(([what, where, why, long]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{where}</td>
            <td>{why}</td>
            <td>{long}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

const Terms = () => (
  <>
    <h2 id="vilkaar">Vilkår for brug</h2>
    <p>Ordklar er til undervisning. Når du bruger Ordklar, gælder dette:</p>
    <ul>
      <li>Din adgang er din egen. Giv ikke din adgangskode til andre.</li>
      <li>Det, du skriver, er dit. Skolen og Ordklar får kun lov til at bruge det i undervisningen.</li>
      <li>Upload ikke noget, du ikke har ret til at dele, eller som indeholder andres private oplysninger.</li>
      <li>
        Markeringerne er forslag. Et program kan overse en fejl og kan tage fejl; læreren har altid det sidste ord.
      </li>
    </ul>
  </>
);

/** Privacy policy, cookies and terms. Both old addresses, #privatlivspolitik and #!#privatlivspolitik, lead to the policy (SHELL-31). */
export default function LegalPage({ startPath }: { startPath: string | null }) {
  return (
    <PublicFrame startPath={startPath}>
      <PageMeta title="Juridisk – Ordklar" description="Ordklars privatlivspolitik, cookies og vilkår for brug." />
      <main className={publicSite.reading} id="indhold">
        <h1>Juridisk</h1>
        <p className={publicSite.lead}>Her står, hvad Ordklar gør med dine oplysninger, og hvad du kan regne med.</p>
        <nav className={publicSite.contents} aria-label="På denne side">
          <a href="#privatlivspolitik">Privatlivspolitik</a>
          <a href="#cookies">Cookies</a>
          <a href="#vilkaar">Vilkår for brug</a>
        </nav>

        <WhatIsKept />
        <WhoSees />
        <Cookies />
        <Terms />
      </main>
    </PublicFrame>
  );
}
