import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const ordDerForveksles = exerciseGroup({ productId: 'grdx', level: 10, category: 'ord-der-forveksles' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord på spil i mails',
    summary: 'Vælg mellem ord, der ligner hinanden, i beskeder til skole og arbejde.',
    instruction: 'Læs hele sætningen, og vælg det rigtige ord.',
    trains: ['sound-alike'],
    items: [
      lists('Jeg {vedlægger|vedligger} mit eksamensbevis.', 'Man lægger noget ved: »vedlægger«.'),
      lists(
        'Vi må {respektere|reflektere} hinandens grænser.',
        'At respektere er at tage hensyn. At reflektere er at tænke over noget.',
      ),
      lists(
        'Han var {principielt|princippet} enig, men stemte alligevel imod.',
        '»Principielt« fortæller, hvordan han var enig. Princippet er et navneord.',
      ),
      lists(
        'Prisen {afhænger|afhænder} af, hvor mange vi bliver.',
        'At afhænde er at sælge noget. Prisen afhænger af noget.',
      ),
      lists(
        'Kommunen fik fire {ansøgninger|ansøgere} om at bygge en skaterbane, alle på gult papir.',
        'Papirerne er ansøgninger. Ansøgere er mennesker.',
      ),
      lists('Reglen gælder {såvel|så vel} elever som lærere.', '»Såvel … som« betyder både … og.'),
      lists(
        'Ketsjeren kan {åbenbart|åbent} ikke tåle opvaskemaskinen.',
        '»Åbenbart« betyder, at det ser sådan ud. »Åbent« er det modsatte af lukket.',
      ),
      lists('Holdet skal {hævde|hæve} sig mod de bedste.', 'At hævde sig er at klare sig godt.'),
      choice(
        'Hvad er en *kompetence*?',
        'noget, man kan',
        ['noget, man konkurrerer om', 'en person, man er imod'],
        'Har man en kompetence, så er man god til noget. En konkurrent er en modstander.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Ligge«, »sidde«, »hænge« og »springe«',
    summary: 'Vælg mellem udsagnsord, der hører sammen to og to.',
    instruction: 'Gør nogen noget ved tingen? Eller er den der bare? Vælg den rigtige form.',
    trains: ['ligge-laegge', 'sidde-saette'],
    items: [
      lists('Jakken har {ligget|lagt} i glemmekassen siden skolestart.', 'Jakken har været der: »ligget«.'),
      lists('Hvem har {sat|siddet} min cykel op i flagstangen?', 'Nogen har gjort noget ved cyklen: »sat«.'),
      lists('I går {sprang|sprængte} vandrøret under kantinen.', 'Røret gjorde det selv: »sprang«.'),
      lists('Plakaten har {hængt|hængte} skævt i et helt år.', 'Efter »har« står formen hængt.'),
      lists('Vi {lagde|lå} en pude under hans nakke, mens han sov.', 'Vi gjorde noget ved puden: »lagde«.'),
      lists('Hunden havde {siddet|sat} foran bageren i en time.', 'Hunden havde været der: »siddet«.'),
      lists(
        'Mineholdet {sprængte|sprang} en gammel bombe på stranden.',
        'Man sprænger noget, men noget springer af sig selv.',
      ),
      gaps('I nat [lå](ligge) der en ukendt sovepose i min seng, og den snorkede.', 'Ligge, lå, ligget.'),
      gaps('Han [satte](sætte) sig ned, da dommeren fløjtede.', 'Sætte, satte, sat.'),
    ],
  },
]);
