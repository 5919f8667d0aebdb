import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const stilOgTone = exerciseGroup({ productId: 'grdx', level: 11, category: 'stil-og-tone' }, [
  {
    number: 1,
    version: 2,
    title: 'Skriftligt eller mundtligt?',
    summary: 'Vælg det udtryk, der passer i en skriftlig opgave.',
    instruction: 'Du skriver et debatindlæg til avisen. Vælg det udtryk, der passer til stilen.',
    trains: ['spoken-language'],
    items: [
      lists('Forslaget er {uacceptabelt|helt til grin|noget rod}.', '»Uacceptabelt« er skriftsprog.'),
      lists(
        '{Mange unge|En masse unge|Ret mange unge} cykler til skole hver dag.',
        '»Mange« er neutralt. »En masse« og »ret mange« hører til talesproget.',
      ),
      lists(
        'Kommunen bør {overveje|tænke lidt over|kigge på} en ny cykelsti.',
        '»Overveje« er skriftsprog og mere præcist.',
      ),
      lists(
        'Det er {afgørende|ret vigtigt|super vigtigt}, at alle bliver hørt.',
        '»Afgørende« er skriftsprog. »Ret« og »super« hører til talesproget.',
      ),
      lists(
        'Borgmesteren {hævder|siger bare|påstår hele tiden}, at pengene mangler.',
        '»Hævder« er neutralt og viser, at man ikke nødvendigvis er enig.',
      ),
      lists(
        'Konsekvensen er, at {børn|ungerne|de små} må krydse en vej uden fodgængerfelt.',
        '»Børn« er det neutrale ord.',
      ),
      choice(
        'Hvilken slutning passer bedst i debatindlægget?',
        'Derfor opfordrer jeg byrådet til at handle nu.',
        ['Derfor må I altså se at komme i gang med at gøre noget.', 'Så kom dog i gang, før det er for sent!'],
        'En opfordring til byrådet skal være klar og høflig.',
      ),
      choice(
        'Hvad er ironisk ment?',
        'Sikke en fornøjelse at vente en time på en bus i hagl.',
        ['Bussen var en time forsinket, og det haglede.', 'Jeg blev både våd og meget sur, fordi bussen ikke kom.'],
        'Ingen mener, at det er en fornøjelse at vente i hagl.',
      ),
      sort(
        { talesprog: ['fedt nok', 'en femmer', 'ret nice'], skriftsprog: ['imidlertid', 'endvidere', 'desuden'] },
        '»Imidlertid«, »endvidere« og »desuden« binder tekster sammen på skrift.',
        'Sorter udtrykkene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Ord med og uden ladning',
    summary: 'Hør forskellen på neutrale, rosende og nedladende ord.',
    instruction: 'Et ord kan være neutralt, eller det kan rose og dømme. Vælg det rigtige svar.',
    items: [
      choice(
        'Hvilket ord roser en person, der bruger få penge?',
        'sparsommelig',
        ['nærig', 'fedtet'],
        'At være sparsommelig er godt. De andre ord dømmer.',
      ),
      choice(
        'Hvilket ord er neutralt?',
        'hus',
        ['rønne', 'palæ'],
        'En rønne er faldefærdig, og et palæ er fint. Et hus er bare et hus.',
      ),
      choice(
        'Hvilken overskrift tager tydeligt parti?',
        'Endnu en børnevenlig park ofret til biler',
        ['Park lukker for at give plads til biler', 'Byrådet stemte om parkering i parken'],
        '»Ofret« og »endnu en« viser, hvad skribenten mener.',
      ),
      choice(
        'Hvilket ord er det mest nedladende om en forsamling?',
        'pøbel',
        ['publikum', 'tilhørere'],
        'Pøbel er et hånligt ord om en flok mennesker.',
      ),
      choice(
        'Hvad siger man pænt i stedet for »Du lyver«?',
        'Det passer vist ikke helt.',
        ['Du er fuld af løgn.', 'Det var da godt nok noget vrøvl.'],
        '»Vist ikke helt« gør beskyldningen mild.',
      ),
      several(
        'Hvilke ord roser?',
        ['modig', 'snarrådig', 'omhyggelig'],
        ['dumdristig', 'pernitten'],
        'Den dumdristige er for modig, og den pernitne er for nøjeregnende.',
      ),
      sort(
        {
          rosende: ['mesterværk', 'pioner'],
          nedladende: ['makværk', 'klamphugger'],
          neutralt: ['tekst', 'håndværker'],
        },
        'Et makværk er dårligt lavet, og en klamphugger laver dårligt arbejde.',
        'Sorter ordene efter, hvad de føjer til.',
      ),
      choice(
        'Hvad gør man, når man kalder en fyring for en *tilpasning*?',
        'Man dækker over noget ubehageligt.',
        ['Man gør det tydeligere.', 'Man overdriver.'],
        'Et pænt ord for noget ubehageligt kaldes en eufemisme.',
      ),
    ],
  },
]);
