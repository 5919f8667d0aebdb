import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gfvu', level: 12, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord fra det offentlige',
    summary: 'Forstå ord i breve fra kommune, skat og læge.',
    instruction: 'Hvad betyder ordet? Vælg.',
    items: [
      choice(
        'Hvad er en *henvisning*?',
        'et papir fra lægen, så en specialist kan hjælpe',
        ['en regning fra lægen', 'en pille'],
        'Lægen henviser til for eksempel en ørelæge.',
      ),
      choice(
        'Hvad vil det sige at *dokumentere* noget?',
        'at bevise det med papirer',
        ['at fortælle om det', 'at fortælle andre om det bagefter'],
        'Man viser et dokument.',
      ),
      choice(
        'Hvad er en *frist*?',
        'det sidste tidspunkt, hvor man kan gøre noget',
        ['en pause', 'en bøde, man får, når man har gjort noget forkert'],
        'Efter fristen er det for sent.',
      ),
      choice(
        'Hvad er en *ydelse* fra kommunen?',
        'penge eller hjælp, man får',
        ['en klage', 'en regning, man skal betale'],
        'Barselsdagpenge er for eksempel en ydelse.',
      ),
      choice(
        'Hvad betyder det at *anke* en afgørelse?',
        'at bede om, at den bliver vurderet igen',
        ['at sige ja til den', 'at skrive under på den'],
        'Man er utilfreds og går videre med sagen.',
      ),
      choice(
        'Hvad er *samtykke*?',
        'at give lov',
        ['at tale sammen', 'at sige nej'],
        'Giver man samtykke, siger man ja.',
      ),
      choice(
        'Hvad er *restskat*?',
        'skat, man mangler at betale',
        ['skat, man får tilbage', 'skat, man får tilbage om foråret'],
        'Rest er det, der mangler.',
      ),
      choice(
        'Hvad er en *fuldmagt*?',
        'lov til at handle for en anden',
        ['en stærk person', 'et kørekort til en stor lastbil'],
        'Med en fuldmagt kan din søn hente din pakke.',
      ),
      lists('Vi skal {udfylde|opfylde|fylde} blanketten, inden vi sender den.', 'Man udfylder en blanket.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Vendinger på arbejdspladsen',
    summary: 'Forstå faste udtryk, man hører på arbejdet.',
    instruction: 'Hvad betyder udtrykket? Vælg.',
    items: [
      choice(
        'Hvad betyder det at *have mange bolde i luften*?',
        'at have gang i mange ting på én gang',
        ['at være god til sport', 'at have det sjovt'],
        'Man holder øje med mange opgaver.',
      ),
      choice(
        'Hvad betyder det at *tage over* for nogen?',
        'at fortsætte deres arbejde',
        ['at besøge dem på deres arbejde', 'at tage deres ting'],
        'Natholdet tager over for aftenholdet.',
      ),
      choice(
        'Hvad er *flaskehalsen* i et arbejde?',
        'det led, der gør det hele langsomt',
        ['det vigtigste værktøj', 'den pause, man holder midt på dagen'],
        'Halsen er det smalleste sted på en flaske.',
      ),
      choice(
        'Hvad betyder det at *trække på samme hammel*?',
        'at arbejde mod det samme mål',
        ['at være uenige om, hvad man vil', 'at løfte for tungt'],
        'To heste trak vognen sammen.',
      ),
      choice(
        'Hvad betyder det at *gå ned med stress*?',
        'at blive syg af for meget pres',
        ['at gå hjem til tiden', 'at tage trappen'],
        'Man bliver så presset, at man ikke kan arbejde.',
      ),
      choice(
        'Hvad betyder det at *kaste håndklædet i ringen*?',
        'at give op',
        ['at gøre rent', 'at begynde'],
        'Udtrykket kommer fra boksning.',
      ),
      choice(
        'Hvad betyder »Det ligger lige til højrebenet«?',
        'Det er meget let.',
        ['Det gør ondt.', 'Det kan ikke lade sig gøre.'],
        'Fodboldspilleren behøver kun sparke.',
      ),
      choice(
        'Hvad betyder det at *have fingrene nede i suppen*?',
        'at være tæt på arbejdet og vide besked',
        ['at stjæle', 'at være sulten'],
        'Man er med i det daglige.',
      ),
      choice(
        'Hvad siger man til en, der har haft sidste arbejdsdag?',
        'Pøj pøj med det nye.',
        ['God bedring.', 'Til lykke med brylluppet.'],
        '»Pøj pøj« betyder held og lykke.',
      ),
    ],
  },
]);
