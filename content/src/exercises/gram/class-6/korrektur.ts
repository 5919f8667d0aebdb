import { exerciseGroup, proofread } from '../../markup/index.ts';

export const korrektur = exerciseGroup({ productId: 'gram', level: 6, category: 'korrektur' }, [
  {
    number: 1,
    title: 'Ret historien om den forsvundne skildpadde',
    summary: 'Find og ret ni fejl i en lille historie: nutids-r, datid og særskrivning.',
    instruction: 'Læs historien grundigt, og ret fejlene.',
    trains: ['present-r', 'compound-split', 'past-ending'],
    items: [
      proofread(
        'Skildpadden på loftet',
        `Vores klasse har en skildpadde, der hedder Torben. Den {bo|bor}[Det er nutid: »den hedder«, derfor »bor«.] i en balje bag {lærer bordet|lærerbordet}[Et bord til læreren er ét sammensat ord.] og sover det meste af dagen. I sidste uge {forsvandte|forsvandt}[Datid af »forsvinde« er »forsvandt«.] den. Vi ledte i skabene, under sofaen og i {gymnastik salen|gymnastiksalen}[En sal til gymnastik er ét sammensat ord.]. {Nogle|Nogen}[Vi kender ikke personen: »nogen«.] havde måske taget den med hjem, men ingen ville sige noget. Så {spurte|spurgte}[Datid af »spørge« er »spurgte« med g.] pedellen, om vi havde været på loftet. »Hvordan skulle en skildpadde komme op ad en stige?« sagde Liva. Pedellen trak på skuldrene og gik op. Lidt efter kom han ned {i gen|igen}[»Igen« skrives i ét ord.] med Torben under armen. Den havde støv på skjoldet og så meget {tilfred|tilfreds}[Ordet hedder »tilfreds« med s til sidst.] ud. Ingen ved, hvordan den var kommet derop. Men nu ligger der et net over baljen, og hver aften {tælle|tæller}[Det er nutid: »hver aften spiser vi«, derfor »tæller«.] vi Torben, før vi går hjem.`,
        'Læs teksten højt, og se efter én slags fejl ad gangen.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ret brevet til borgmesteren',
    summary: 'Find og ret ti fejl i et brev: store bogstaver, -t på ord og ord, der forveksles.',
    instruction: 'Læs brevet grundigt, og ret fejlene.',
    trains: ['lowercase', 'adjective-agreement', 'ad-af'],
    items: [
      proofread(
        'Kære borgmester',
        `Vi går i 6.b, og vi skriver, fordi legepladsen ved åen er blevet {farlige|farlig}[Det er én legeplads, derfor »farlig«.]. Gyngen {mangle|mangler}[Det er nutid: »gyngen knirker«, derfor »mangler«.] en kæde, og rutsjebanen har et {stor|stort}[Et hul, derfor »stort«.] hul. I {Sommer|sommer}[Årstider skrives med lille begyndelsesbogstav.] faldt en dreng ned {af|ad}[Man falder ned ad noget, når man bevæger sig langs det.] trappen, og han slog sit knæ {slem|slemt}[Ordet fortæller, hvordan han slog sig, og får -t.]. Der kommer mange {lille|små}[I flertal hedder »lille« »små«.] børn på pladsen, og de kan ikke læse skiltet, hvor der står, at man leger på eget ansvar. Vi har selv samlet 600 kroner ind ved at sælge boller, men det rækker ikke engang til et bræt. Derfor beder vi kommunen {og|om}[Man beder om noget.] at hjælpe. Vi vil gerne male det hele, hvis {i|I}[»I« med stort er dem, man skriver til.] betaler malingen. Kan vi få lov at vise dig pladsen en {Onsdag|onsdag}[Ugedage skrives med lille begyndelsesbogstav.] efter skole? Venlig hilsen 6.b`,
        'Se først efter store bogstaver, så efter endelser og til sidst efter de små ord.',
      ),
    ],
  },
]);
