import { PageMeta } from '../parts/page-meta.tsx';
import { PublicFrame } from '../parts/public-frame.tsx';
import styles from '../public-site.module.css';

const HowItIsBuilt = () => (
  <>
    <h2>Sådan er Ordklar bygget</h2>
    <ul>
      <li>
        <b>Tastatur.</b> Alt kan nås og bruges uden mus. Øverst på hver side kan man springe direkte til indholdet.
      </li>
      <li>
        <b>Skærmlæser.</b> Hver markering i en tekst er en knap, der siger, hvad slags fejl det er, hvilket ord det
        gælder, og hvad der er foreslået i stedet.
      </li>
      <li>
        <b>Farver.</b> Ingen oplysning gives med farve alene. Fejltyperne har hver sin streg, også på et sort-hvidt
        print.
      </li>
      <li>
        <b>Skrift.</b> Brødteksten er sat med Atkinson Hyperlegible, der er tegnet, så bogstaver ikke forveksles. Siden
        kan forstørres til 200 % uden at miste noget.
      </li>
      <li>
        <b>Læsbarhed.</b> Elever kan gøre skriften større, øge afstanden mellem bogstaver, ord og linjer, vælge
        OpenDyslexic og papirets farve og få en læselineal.
      </li>
      <li>
        <b>Oplæsning.</b> Tekster og opgaver kan læses højt, hvis enheden har en dansk stemme.
      </li>
      <li>
        <b>Ro.</b> Har du bedt din enhed om mindre bevægelse, står tegningerne stille.
      </li>
      <li>
        <b>Lyst og mørkt.</b> Du kan vælge i menuen under pilen, eller Ordklar kan følge din enhed.
      </li>
      <li>
        <b>Telefon.</b> Alt kan bruges på en skærm, der er 360 punkter bred, på højkant og på tværs.
      </li>
    </ul>
  </>
);

/** What has been done so that everybody can use Ordklar, and what is not good enough yet. */
export default function AccessibilityPage({ startPath }: { startPath: string | null }) {
  return (
    <PublicFrame startPath={startPath}>
      <PageMeta
        title="Tilgængelighed – Ordklar"
        description="Sådan er Ordklar bygget, så alle elever og lærere kan bruge det."
      />
      <main className={styles.reading} id="indhold">
        <h1>Tilgængelighed</h1>
        <p className={styles.lead}>En klasse er forskellige mennesker. Ordklar skal kunne bruges af dem alle.</p>

        <HowItIsBuilt />

        <h2>Hvad vi retter os efter</h2>
        <p>
          Målet er retningslinjerne WCAG 2.2 på niveau AA. Hver side bliver prøvet automatisk, hver gang Ordklar bliver
          ændret, men automatiske prøver finder ikke alt.
        </p>

        <h2>Det, vi ved, ikke er godt nok</h2>
        <ul>
          <li>
            Diktat og lytteopgaver kan kun løses, hvis man kan høre dem. De findes ikke på tegnsprog eller med teksten
            ved siden af, for så var svaret givet. Læreren kan give en anden opgave i stedet.
          </li>
          <li>Oplæsningen bruger enhedens egen stemme. Har den ingen dansk stemme, kan der ikke læses højt.</li>
          <li>
            Ingen uden for Ordklar har endnu gennemgået siderne med skærmlæser. Vores egne prøver er gjort i én browser.
          </li>
        </ul>

        <h2>Når noget ikke virker</h2>
        <p>
          Er du logget ind, så tryk på papirflyet: Beskeden går til dem, der laver Ordklar. Ellers kan du bruge »Kontakt
          os« nederst på siden. Skriv, hvilken side det var, og hvad du ville gøre, også hvis det kun er besværligt.
        </p>
      </main>
    </PublicFrame>
  );
}
