import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 5, category: 'navneord' }, [
  {
    number: 1,
    title: 'Egennavne og fællesnavne',
    summary: 'Skeln mellem navnet på én bestemt og navnet på alle af samme slags.',
    instruction:
      'Et egennavn er navnet på én bestemt person eller ét bestemt sted: Signe, Samsø. Et fællesnavn bruges om alle af samme slags: pige, ø.',
    items: [
      mark(
        'I ferien sejlede *Signe* fra *Svendborg* til en lille ø.',
        'Marker egennavnene.',
        'Signe er én bestemt pige, og Svendborg er én bestemt by.',
      ),
      mark(
        '*Vulkanen* spyede *aske* ud over hele *landsbyen*.',
        'Marker de tre fællesnavne.',
        'Vulkan, aske og landsby er navne på noget, der findes mange steder.',
      ),
      mark(
        'Hesten *Torden* vandt løbet i *Aalborg*.',
        'Marker egennavnene.',
        'Torden er denne hests eget navn. Hest er fællesnavnet.',
      ),
      sort(
        { egennavn: ['Storebælt', 'Nørrebro', 'Pippi'], fællesnavn: ['vandløb', 'bydel', 'heltinde'] },
        'Egennavnene hører til ét sted eller én person. Der findes mange vandløb, bydele og heltinder.',
      ),
      choice(
        'Hvad er »Jupiter« i »Jupiter er den største planet.«?',
        'et egennavn',
        ['et fællesnavn', 'et tillægsord'],
        'Jupiter er navnet på én bestemt planet.',
      ),
      choice(
        'Hvad er »planet« i »Vores planet har kun én måne.«?',
        'et fællesnavn',
        ['et egennavn', 'et stedord'],
        'Der findes mange planeter, og de har hver deres eget navn.',
      ),
      several(
        'Hvilke navneord er navne på noget, man ikke kan røre ved?',
        ['mod', 'jalousi', 'tillid'],
        ['gren', 'tromme'],
        'Man kan føle mod, jalousi og tillid, men man kan ikke tage fat i dem.',
      ),
      several(
        'Hvilke navneord er navne på noget, man kan røre ved?',
        ['mudder', 'hængsel', 'bark'],
        ['hukommelse', 'retfærdighed'],
        'Mudderet, hængslet og barken kan man få mellem fingrene.',
      ),
      sort(
        { 'kan røres': ['sværd', 'skjold', 'krone'], 'kan ikke røres': ['ære', 'frygt', 'magt'] },
        'Sværdet kan ridderen holde i hånden. Æren har han kun i tankerne.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Flertal, man skal huske',
    summary: 'Skriv flertal af navneord, der ikke følger den letteste vej.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps('To [brødre](bror) sloges om den samme røde skovl.', 'Én bror, flere brødre.'),
      gaps('Hajen skifter [tænder](tand) hele livet.', 'Én tand, flere tænder.'),
      gaps('Vi besøgte tre [museer](museum) på én dag, og det var to for mange.', 'Ét museum, flere museer.'),
      gaps('Kongens [døtre](datter) kunne alle fægte.', 'Én datter, flere døtre.'),
      gaps('Bonden har ti [køer](ko), og de hedder alle sammen Rosa.', 'Én ko, flere køer.'),
      gaps('Han har gips på begge [tommelfingre](tommelfinger).', 'Én tommelfinger, flere tommelfingre.'),
      gaps('Begge mine [knæ](knæ) rystede oppe på timetervippen.', 'Ét knæ, flere knæ. Ordet er ens.'),
      gaps('Min oldemor har fjorten [oldebørn](oldebarn).', 'Ét oldebarn, flere oldebørn.'),
      choice('Hvad hedder »nød« i flertal?', 'nødder', ['nøder', 'nød'], 'Én nød, flere nødder med to d’er.'),
      choice('Hvad hedder »sko« i flertal?', 'sko', ['skoer', 'skoe'], 'Én sko, flere sko. Ordet er ens.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'En eller et gør en forskel',
    summary: 'Nogle navneord betyder to forskellige ting. En eller et afgør hvilken.',
    instruction: 'Læs hele sætningen, og vælg det, der passer til meningen.',
    trains: ['gender'],
    items: [
      lists('Der sad {en|et} frø på bunden af brønden og kvækkede.', 'Dyret hedder »en frø«.'),
      lists('Af {et|en} eneste frø voksede der en solsikke på tre meter.', 'Det, man sår, hedder »et frø«.'),
      lists(
        'Han tabte {en|et} nøgle til cykellåsen ned i en rist på gaden.',
        'Den, man låser op med, hedder »en nøgle«.',
      ),
      lists('Hun strikkede to vanter af {et|en} nøgle garn.', 'Garnet er viklet op i et nøgle.'),
      lists('Må jeg låne {et|en} ark papir af dig?', 'Papir får man i et ark.'),
      lists('Noa byggede {en|et} ark til alle dyrene.', 'Skibet hedder »en ark«.'),
      lists(
        'Cyklen punkterede, fordi der sad {et|en} søm i dækket.',
        'Det, man slår i med en hammer, hedder »et søm«.',
      ),
      lists('Bukserne var for lange, så mor syede {en|et} søm forneden.', 'Det, man syr, hedder »en søm«.'),
      lists('Må jeg smage {en|et} bid af din pandekage?', 'Det, man spiser, hedder »en bid«.'),
      choice(
        'Hvilket ord kan hedde både en og et alt efter meningen?',
        'fyr',
        ['dør', 'gulv'],
        'En fyr er en ung mand. Et fyr varmer huset op eller lyser for skibene.',
      ),
    ],
  },
]);
