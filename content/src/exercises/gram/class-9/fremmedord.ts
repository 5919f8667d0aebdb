import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'gram', level: 9, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Ressource, genre og entusiasme',
    summary: 'Stav de fremmedord, der går igen i retskrivningsprøver.',
    instruction: 'Vælg den rigtige stavemåde.',
    trains: ['misspelling', 'double-consonant', 'consonant'],
    items: [
      lists(
        'Skolens vigtigste {ressource|resource|ressurse} er en pedel, der kan alt.',
        '»Ressource« har to s’er og ender på »ce«.',
      ),
      lists('Hvilken {genre|sjanger|genrer} er en tegneserie om skat?', '»Genre« begynder med g og har kun ét r.'),
      lists(
        'Vinderen takkede med stor {entusiasme|intusiasme|entuciasme}.',
        '»Entusiasme« skrives med e først og s hele vejen.',
      ),
      lists('Der er en {alternativ|alternertiv|alternatif} løsning: Vi kan gå.', '»Alternativ« ender på v.'),
      lists(
        'Det krævede stor {præcision|præsision|prescision} at ramme spanden.',
        '»Præcision« skrives med c og så s.',
      ),
      lists(
        'En {kommission|komission|kommision} skal undersøge, hvem der spiste kagen.',
        '»Kommission« har to m’er og to s’er.',
      ),
      lists(
        'Hun er {professionel|profesionel|proffesionel} klovn og griner aldrig privat.',
        '»Professionel« har ét f og to s’er.',
      ),
      lists(
        '{Atmosfæren|Atmosferen|Admosfæren} i bussen blev trykket, da nogen åbnede en ost.',
        '»Atmosfæren« skrives med t, f og æ.',
      ),
      lists(
        'Vi har et {principielt|principelt|prinsipielt} problem med at betale for luft.',
        '»Principielt« kommer af »princip« og skrives med c.',
      ),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'karakteristik',
        ['karaktaristik', 'kareteristik'],
        '»Karakteristik« kommer af »karakter«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Diktat: ord som til prøven',
    summary: 'Skriv de fremmedord, du hører.',
    instruction: 'Lyt til ordet og sætningen, og skriv ordet.',
    trains: ['misspelling'],
    items: [
      dictate('Musikken giver en særlig [atmosfære] i hallen.', '»Atmosfære« skrives med t, f og æ.'),
      dictate('Hele holdet blev sendt til [psykolog] efter kampen.', '»Psykolog« begynder med p.'),
      dictate(
        'Han har en [fascinerende] samling af gamle nøgler.',
        '»Fascinerende« skrives med »sc« og ender på -ende.',
      ),
      dictate('Alle fik et [certifikat] og en hat.', '»Certifikat« begynder med c.'),
      dictate('Der er en god [chance] for sne i aften.', '»Chance« skrives med »ch« og c.'),
      dictate('Forsøget havde en uventet [effekt] på frøerne.', '»Effekt« har to f’er og k.'),
      dictate('Hendes [argument] fik selv dommeren til at nikke.', '»Argument« ender på -ment.'),
      dictate('En [journalist] fulgte efter bageren i tre dage.', '»Journalist« skrives med »jour«.'),
      dictate('Vi holdt en [symbolsk] begravelse for printeren.', '»Symbolsk« skrives med y.'),
      dictate('Der var kø ved byens eneste [turistbureau].', '»Bureau« er fransk og ender på »eau«.'),
    ],
  },
  {
    number: 3,
    title: 'Endelser, der driller i fremmedord',
    summary: 'Vælg den rigtige endelse på fremmedord, der kan være svære at høre.',
    instruction: 'Vælg den rigtige stavemåde, eller sorter ordene efter endelse.',
    trains: ['ending', 'misspelling'],
    items: [
      lists('Jeg fik en {invitation|invitasion|invitasjon} til min egen fest.', 'Ordet ender ligesom »information«.'),
      lists('{Eksplosionen|Eksplotionen|Eksplosjonen} kom fra en dåse surströmming.', 'Ordet ender ligesom »version«.'),
      lists('Stolen er {komfortabel|komfortabil|komfortable}, men den taler i søvne.', 'Ordet ender på »abel«.'),
      lists(
        'Det var en {officiel|offisiel|officel} undskyldning med stempel på.',
        'Ordet ender på »iel« og skrives med c.',
      ),
      lists(
        'Vi har en {potentiel|pottentiel|potentel} verdensmester i 8.c.',
        'Ordet har ét t efter o og ender på »tiel«.',
      ),
      lists('Ingen kan tåle {repetitionen|repetisionen|repetitsionen} af den sang.', 'Ordet ender på »tion«.'),
      lists('Læreren er meget {tolerant|tollerant|tolerandt}, bare man tier.', 'Ordet har ét l og ender på »ant«.'),
      lists(
        'Der er stor {konkurrence|konkurence|konkurrance} om den bløde stol.',
        'Ordet har to r’er og ender på »ence«.',
      ),
      sort(
        { '-tion': ['produk-', 'tradi-', 'reak-'], '-sion': ['ver-', 'pen-', 'diskus-'] },
        'Det hedder produktion, tradition og reaktion, men version, pension og diskussion.',
        'Hvilken endelse hører til?',
      ),
    ],
  },
]);
