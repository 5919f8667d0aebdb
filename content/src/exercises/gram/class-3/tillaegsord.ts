import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'gram', level: 3, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Find tillægsordene',
    summary: 'Find de ord, der fortæller, hvordan noget er.',
    instruction: 'Tillægsord fortæller, hvordan noget er: stor, rød, sjov. Marker dem.',
    items: [
      mark(
        'En *gammel* kone fløj på en *krum* kost.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan konen og kosten er.',
      ),
      mark(
        'Min *nye* jakke har en *gul* lynlås.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan jakken og lynlåsen er.',
      ),
      mark(
        'Suppen er *varm*, men brødet er *koldt*.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan suppen og brødet er.',
      ),
      mark(
        'Der stod en *vred* tyr bag det *lave* hegn.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan tyren og hegnet er.',
      ),
      mark('Er du *træt* eller bare *sulten*?', 'Marker de to tillægsord.', 'De fortæller, hvordan du er.'),
      mark(
        'Hun har *lange* fletninger og *blå* øjne.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan fletningerne og øjnene er.',
      ),
      mark(
        'Den *modige* mus bed den *store* kat i halen.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan musen og katten er.',
      ),
      mark(
        'Vandet var *klart*, og stenene var *glatte*.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan vandet og stenene var.',
      ),
      sort(
        { tillægsord: ['sur', 'blød', 'rund'], navneord: ['citron', 'pude', 'kugle'] },
        'En citron kan være sur, en pude blød og en bold rund.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Stor, stort eller store?',
    summary: 'Vælg den form af tillægsordet, der passer til navneordet.',
    instruction: 'Vælg den form, der passer. En hund er stor, et hus er stort, og mange huse er store.',
    trains: ['adjective-agreement'],
    items: [
      lists('Vi bor i et {gult|gul|gule} hus.', 'Det hedder »et hus«, så tillægsordet får t: »gult«.'),
      lists('Jeg har fået en {sjov|sjovt|sjove} bog.', 'Det hedder »en bog«, så der kommer ikke noget på: »sjov«.'),
      lists('Der sad fem {sultne|sulten|sultent} fugleunger i reden.', 'Der er flere unger: »sultne«.'),
      lists('Det er et {farligt|farlig|farlige} dyr.', 'Det hedder »et dyr«: »farligt«.'),
      lists('Mine sko er {våde|våd|vådt} igen.', 'Der er to sko, så tillægsordet får e: »våde«.'),
      lists('Vinduet er {åbent|åben|åbne}.', 'Det hedder »et vindue«: »åbent«.'),
      lists('Hun har en {stærk|stærkt|stærke} storesøster.', 'Det hedder »en søster«: »stærk«.'),
      lists('Øv, mine strømper er {beskidte|beskidt}.', 'Der er flere strømper: »beskidte«.'),
      lists('Bordet er {rundt|rund|runde}.', 'Det hedder »et bord«: »rundt«.'),
      lists('Alle ballonerne var {røde|rød|rødt}.', 'Der er flere balloner: »røde«.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Stor, større, størst',
    summary: 'Sammenlign med tillægsord.',
    instruction: 'Skriv eller vælg den form, der passer, når man sammenligner.',
    items: [
      gaps('Min bror er høj, men min mor er [højere](høj).', 'Når man sammenligner to, hedder det »højere«.'),
      gaps('Elefanten er det [største](stor) dyr på land.', 'Stor, større, størst. Foran navneordet: »det største«.'),
      gaps('En snegl er [langsommere](langsom) end en skildpadde.', 'Langsom, langsommere, langsomst.'),
      gaps('Din madpakke er [bedre](god) end min.', 'God, bedre, bedst.'),
      gaps('Vores hund er [ældre](gammel) end mig.', 'Gammel, ældre, ældst.'),
      lists('Hvem i klassen er {yngst|unge|ungst}?', 'Ung, yngre, yngst.'),
      lists('Denne taske er {tungere|tung|tungest} end den anden.', 'Når man sammenligner to, hedder det »tungere«.'),
      lists('Det er den {længste|lang|længere} slange i verden.', 'Lang, længere, længst. Her er den længst af alle.'),
      choice('Lang, længere, … Hvad mangler?', 'længst', ['langest', 'længstest'], 'Det hedder lang, længere, længst.'),
      choice('Lille, mindre, … Hvad mangler?', 'mindst', ['lillest', 'mindrest'], 'Det hedder lille, mindre, mindst.'),
    ],
  },
]);
