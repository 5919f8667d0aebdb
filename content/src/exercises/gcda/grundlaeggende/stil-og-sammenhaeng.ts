import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const stilOgSammenhaeng = exerciseGroup({ productId: 'gcda', level: 11, category: 'stil-og-sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Stilfigurer på et øjeblik',
    summary: 'Genkend troper og figurer.',
    instruction: 'Hvad kaldes virkemidlet? Vælg.',
    items: [
      choice('»Havet var en sovende kæmpe.«', 'metafor', ['sammenligning', 'anafor'], 'Billedet står uden »som«.'),
      choice(
        '»Han løb som en vækket grævling.«',
        'sammenligning',
        ['metafor', 'kontrast'],
        '»Som« viser, at det er en sammenligning.',
      ),
      choice(
        '»Vi vil have luft. Vi vil have tid. Vi vil have ro.«',
        'anafor',
        ['allitteration', 'rim'],
        'Sætningerne begynder med de samme ord.',
      ),
      choice(
        '»Jeg har ventet i tusind år på den bus.«',
        'hyperbel',
        ['underdrivelse', 'metafor'],
        'En hyperbel er en overdrivelse.',
      ),
      choice(
        '»Vinden gik rundt og ruskede i dørene for at komme ind.«',
        'besjæling',
        ['anafor', 'sammenligning'],
        'Vinden opfører sig som et menneske.',
      ),
      choice(
        '»Fattig på penge, rig på gæld.«',
        'kontrast',
        ['sammenligning', 'besjæling'],
        'Modsætninger sættes over for hinanden.',
      ),
      choice(
        '»Bløde, brune bjørne brummede.«',
        'bogstavrim',
        ['enderim', 'sammenligning'],
        'Ordene begynder med den samme lyd.',
      ),
      choice(
        '»Åh, dejligt, endnu en eksamen,« sagde hun og lagde hovedet på bordet.',
        'ironi',
        ['metafor', 'besjæling'],
        'Hun mener det modsatte af det, hun siger.',
      ),
      choice(
        '»Det er måske ikke helt billigt,« sagde sælgeren om slottet.',
        'underdrivelse',
        ['hyperbel', 'anafor'],
        'Et slot er meget dyrt, så hun siger det mildt.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Bind afsnittene sammen',
    summary: 'Vælg de ord, der skaber logisk sammenhæng i en analyse.',
    instruction: 'Læs sætningerne fra en analyse, og vælg bindeleddet.',
    items: [
      lists(
        'Fortælleren påstår, at hun er glad. {Imidlertid|Følgelig|Ligeledes} peger hendes ordvalg i en anden retning.',
        '»Imidlertid« viser en modsætning.',
      ),
      lists(
        'Novellen begynder midt i et skænderi. {Således|Derimod|Trods alt} kastes læseren direkte ind i konflikten.',
        '»Således« forklarer virkningen af det første.',
      ),
      lists(
        'Digtet har hverken rim eller faste strofer. {Alligevel|Derfor|Desuden} er det stærkt rytmisk.',
        'Man ville vente det modsatte: alligevel.',
      ),
      lists(
        'Huset beskrives som koldt og mørkt. {Tilsvarende|Derimod|Dog} er forholdet mellem søskendeparret køligt.',
        '»Tilsvarende« viser, at to ting ligner hinanden.',
      ),
      lists(
        'Moderen taler uafbrudt, {hvorimod|såfremt|medmindre} faderen siger tre ord.',
        '»Hvorimod« viser en kontrast.',
      ),
      lists('{Selvom|Medmindre|Såfremt} slutningen er åben, aner man en forsoning.', '»Selvom« viser en indrømmelse.'),
      lists(
        '{For det første|Til gengæld|Alt i alt} er titlen tvetydig, for det andet skifter den betydning undervejs.',
        'Den, der siger »for det andet«, må begynde med »for det første«.',
      ),
      lists(
        '{Sammenfattende|Indledningsvis|For eksempel} kan man sige, at alle analysens spor peger på tabet af en bror.',
        '»Sammenfattende« hører til i en konklusion.',
      ),
    ],
  },
]);
