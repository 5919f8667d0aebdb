import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const stilOgTone = exerciseGroup({ productId: 'gram', level: 8, category: 'stil-og-tone' }, [
  {
    number: 1,
    version: 2,
    title: 'Skriver du til en ven eller til en borgmester?',
    summary: 'Vælg den tone, der passer til modtageren.',
    instruction: 'Tænk på, hvem der skal læse teksten, og vælg det, der passer.',
    trains: ['spoken-language'],
    items: [
      choice(
        'Du søger et fritidsjob. Hvordan begynder du?',
        'Jeg søger hermed stillingen som flaskedreng.',
        ['Yo, hører lige, om I mangler en!', 'Jeg har ærlig talt brug for penge.'],
        'En ansøgning skal være høflig og sige, hvad den drejer sig om.',
      ),
      choice(
        'Du skriver til kommunen om en farlig vej. Hvilken sætning passer bedst?',
        'Flere elever har været tæt på at blive kørt ned.',
        ['Folk kører helt sygt dumt derude.', 'Det er jo vildt nederen at cykle der.'],
        'Et brev til kommunen skal have oplysninger og ikke slang.',
      ),
      choice(
        'Du sender en besked til din bedste ven. Hvilken er mest naturlig?',
        'Kommer du forbi efter skole?',
        ['Jeg tillader mig herved at indbyde dig.', 'Undertegnede forventer dit fremmøde.'],
        'Til en ven skriver man, som man taler.',
      ),
      choice(
        'Hvilken afslutning passer på en mail til en rektor, man aldrig har mødt?',
        'Med venlig hilsen',
        ['Knus og kram', 'Ses, makker!'],
        'Til fremmede bruger man en neutral og høflig hilsen.',
      ),
      lists(
        'I rapporten skriver du, at forsøget {mislykkedes|gik helt i ged|var en ommer}.',
        'En rapport skal være neutral: »mislykkedes«.',
      ),
      lists(
        'I en avisartikel skriver man, at manden var {beruset|stiv som en alliks|plørefuld}.',
        '»Beruset« er neutralt. De andre udtryk hører til i tale.',
      ),
      lists(
        'I en ansøgning skriver man, at man er {vant til at arbejde hurtigt|vildt hurtig|en haj til alt}.',
        'Det er konkret og høfligt.',
      ),
      lists(
        'I en opgave om krigen skriver man, at mange børn {døde|kradsede af|stillede træskoene}.',
        'Om alvorlige ting vælger man det neutrale ord.',
      ),
      sort(
        { slang: ['gutterne', 'mega god', 'flippe ud'], formelt: ['herrerne', 'fremragende', 'protestere'] },
        'De første udtryk hører til samtaler mellem venner. De andre kan stå i et brev til fremmede.',
        'Sorter udtrykkene.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Stram teksten op',
    summary: 'Fjern fyldord og gentagelser, så sætningen bliver klar.',
    instruction: 'Vælg den udgave, der siger det hele med færrest og bedst valgte ord.',
    trains: ['repetition', 'clumsy', 'spoken-language'],
    items: [
      choice(
        'Hvilken sætning er bedst?',
        'Filmen handler om en dreng, der finder et æg.',
        [
          'Altså filmen den handler ligesom om en dreng, der finder et æg.',
          'Filmen er en film, der handler om en dreng, der finder et æg.',
        ],
        '»Altså«, »ligesom« og gentagelsen af »film« kan undværes.',
      ),
      choice(
        'Hvilken sætning om en storm er bedst?',
        'Stormen væltede træet, så vejen blev spærret.',
        [
          'Der var en storm, og den storm væltede et træ, og så var vejen spærret.',
          'Stormen gjorde, så at det blev sådan, at træet det væltede ned på vejen.',
        ],
        'Udsagnsordet siger det hele, når unødvendige ord er væk.',
      ),
      choice(
        'Hvilket ord er overflødigt i »De gentog det igen«?',
        'igen',
        ['gentog', 'det'],
        'At gentage betyder, at man gør det igen.',
      ),
      choice(
        'Hvilket ord er overflødigt i »Vi samarbejdede sammen med 8.b«?',
        'sammen',
        ['samarbejdede', 'med'],
        'At samarbejde er at arbejde sammen. Det skal kun siges én gang.',
      ),
      choice(
        'Hvilket ord kan erstatte »lavede en undersøgelse af«?',
        'undersøgte',
        ['undersøgelse', 'arbejdede'],
        'Et enkelt udsagnsord er kortere end et navneord og »lave«.',
      ),
      choice(
        'Hvilket ord kan erstatte »kom med et svar på«?',
        'besvarede',
        ['svarende', 'kommenterende'],
        'At komme med et svar på noget er at besvare det.',
      ),
      several(
        'Hvilke udtryk siger det samme to gange?',
        ['en gammel olding', 'fri gratis entré'],
        ['en gammel bygning', 'en fri dag'],
        'En olding er altid gammel, og gratis betyder, at adgangen er fri.',
      ),
      choice(
        'Hvilken sætning lyder som skriftsprog?',
        'Prisen er steget meget i år.',
        ['Prisen er sådan steget ret meget agtigt i år.', 'Prisen, den er bare steget helt vildt i år, ikke?'],
        'Ord som »sådan«, »agtigt« og »helt vildt« hører til i tale.',
      ),
      choice(
        'Hvilken udgave undgår gentagelsen bedst?',
        'Ulven er sky. Den jager om natten.',
        ['Ulven er sky. Ulven jager om natten.', 'Ulven er sky, ulven jager om natten, ulven gør det.'],
        'Et stedord kan stå i stedet for et navneord, som lige er nævnt.',
      ),
    ],
  },
]);
