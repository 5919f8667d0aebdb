import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'gram', level: 9, category: 'store-bogstaver' }, [
  {
    number: 1,
    title: 'Egennavn eller ej?',
    summary: 'Skriv navne, afledninger, titler og tiltaleord med stort eller lille.',
    instruction:
      'Egennavne skrives med stort. Ord, der er dannet af dem, og ord for folk, sprog og religioner skrives med lille.',
    trains: ['capital', 'lowercase'],
    items: [
      lists(
        'Vi læste {H.C. Andersens|h.c. Andersens|H.c. andersens} mindst kendte eventyr.',
        'Det er et personnavn: store bogstaver hele vejen.',
      ),
      lists(
        'En {shakespearesk|Shakespearesk} tragedie udspillede sig i cykelskuret.',
        'Ordet er dannet af et navn og er et tillægsord: lille bogstav.',
      ),
      lists(
        'Mange {kristne|Kristne} og {muslimer|Muslimer} fejrede hinandens højtider.',
        'Ord for folk og religioner skrives med lille.',
      ),
      lists('Tag mod {øst|Øst}, indtil du lugter fisk.', 'Verdenshjørner skrives med lille.'),
      lists(
        'Han drømmer om at bo i {Østafrika|østafrika} og tælle løver.',
        'Det er navnet på en bestemt del af verden.',
      ),
      lists(
        'Vi mødte {statsministeren|Statsministeren} på en campingplads uden strøm.',
        'En titel er ikke et navn og skrives med lille.',
      ),
      lists('Efter {renæssancen|Renæssancen} blev parykkerne større.', 'Perioder skrives med lille.'),
      lists(
        'Om aftenen kan man se {Venus|venus} lige over {kirketårnet|Kirketårnet}.',
        'Planeten har et navn. Kirketårnet er bare et tårn.',
      ),
      sort(
        {
          'med stort': ['limfjorden', 'folkekirkens nødhjælp', 'saturn'],
          'med lille': ['middelalderen', 'grundlovsdag', 'svensker'],
        },
        'Limfjorden, Folkekirkens Nødhjælp og Saturn er egennavne. De andre er det ikke.',
        'Alle ord står her med lille. Sorter dem efter, hvordan de skal skrives.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'I april rejser 9.a til Rom med en italiensk guide.',
        ['I April rejser 9.a til Rom med en Italiensk guide.', 'I april rejser 9.a til rom med en italiensk guide.'],
        'April og italiensk skrives med lille. Rom er en by.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Forkortelser: bl.a., osv. og EU',
    summary: 'Skriv forkortelser med de rigtige punktummer og bogstaver.',
    instruction: 'Vælg den skrivemåde, der står i ordbogen, eller skriv, hvad forkortelsen betyder.',
    trains: ['capital', 'misspelling'],
    items: [
      lists(
        'Vi fandt {bl.a.|bla|b.l.a.} en støvle, et gebis og en invitation.',
        'Forkortelsen af »blandt andet« har to punktummer.',
      ),
      lists(
        'Medbring telt, sovepose, regntøj {osv.|o.s.v|osv,}',
        'Forkortelsen af »og så videre« har kun punktum til sidst.',
      ),
      lists(
        'Hun vejer 40 kg, {dvs.|dsv.|d.v.s} det samme som hunden.',
        'Forkortelsen af »det vil sige« har kun punktum til sidst.',
      ),
      lists(
        '{Ca.|Cirka.|C.a.} 300 gæs holdt møde på fodboldbanen.',
        'Forkortelsen af »cirka« har kun punktum til sidst.',
      ),
      lists(
        '{USA|usa|Usa} købte Alaska af Rusland i 1867.',
        'Man siger bogstaverne et for et, og så er de alle store.',
      ),
      lists(
        'Kampen begynder {kl.|klk.|k.l.} 19, hvis bolden dukker op.',
        'Forkortelsen af »klokken« er to bogstaver og et punktum.',
      ),
      gaps('Skrevet helt ud betyder »mht.« det samme som »med hensyn [til]«.', '»Mht.« betyder »med hensyn til«.'),
      gaps('Skrevet helt ud betyder »pga.« det samme som »på grund [af]«.', '»Pga.« betyder »på grund af«.'),
      choice(
        'Hvad betyder »jf. side 12«?',
        'se også side 12',
        ['undtagen side 12', 'indtil side 12'],
        '»Jf.« betyder »jævnfør«, altså sammenlign med.',
      ),
      choice(
        'Hvad betyder forkortelsen i »De er hhv. 7 og 12 år«?',
        'henholdsvis',
        ['hvis de er heldige', 'hver især omkring'],
        'Den første er 7, og den anden er 12.',
      ),
    ],
  },
]);
