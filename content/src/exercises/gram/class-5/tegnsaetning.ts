import { choice, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 5, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Replikker før og efter',
    summary: 'Sæt tegn i replikker, både når de står først, og når de står sidst.',
    instruction:
      'Står den talende først, kommer der kolon. Står replikken først, kommer der komma, spørgsmålstegn eller udråbstegn inde i anførselstegnene.',
    trains: ['quotation-marks', 'colon', 'question-mark'],
    items: [
      lists('Troldmanden mumlede{:|,|;} »Hvor er min tryllestav?«', 'Foran en replik står der kolon.'),
      lists(
        '»Den ligger i opvaskemaskinen{,«|«,|.«} sagde hans kone.',
        'Kommaet står inde i replikken, før det sidste anførselstegn.',
      ),
      lists('»Hvorfor det{?«|«?|,«} spurgte han.', 'Han spørger om noget. Spørgsmålstegnet hører til replikken.'),
      lists('»Du rørte jo suppe med den{!«|«!|«} råbte hun.', 'Udråbstegnet hører til replikken.'),
      gaps('Han tænkte sig om og svarede[:] »Suppen var magisk.«', 'Foran en replik står der kolon.', {
        marksMatter: true,
      }),
      choice(
        'Hvor er tegnene sat rigtigt?',
        '»Nu er jeg en frø,« kvækkede han.',
        ['»Nu er jeg en frø« kvækkede, han.', '»Nu er jeg en frø, kvækkede han.«'],
        'Kun det, han siger, står i anførselstegn, og kommaet står indenfor.',
      ),
      choice(
        'Hvilken replik er sat rigtigt?',
        'Konen sukkede: »Ikke nu igen!«',
        ['Konen sukkede, »ikke nu igen!«', 'Konen: sukkede »Ikke nu igen!«'],
        'Kolon står lige foran replikken, og replikken begynder med stort.',
      ),
      several(
        'Hvilke sætninger skal ikke have anførselstegn?',
        ['Han sagde, at han var sulten.', 'Hun spurgte, om vandet var varmt.'],
        ['Han sagde: Jeg er sulten.', 'Er vandet varmt? spurgte hun.'],
        'De to første fortæller videre, hvad nogen sagde. De to andre er direkte tale.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Hvor slutter sætningerne?',
    summary: 'Del en tekst op, så den er til at læse.',
    instruction: 'Find de hele sætninger. Hver sætning skal have sit eget punktum, spørgsmålstegn eller udråbstegn.',
    trains: ['period-missing', 'period-superfluous', 'question-mark'],
    items: [
      choice(
        'Hvilken tekst er delt rigtigt op?',
        'Bedstefar åbnede døren. Udenfor stod en alpaka.',
        ['Bedstefar åbnede. Døren udenfor stod en alpaka.', 'Bedstefar åbnede døren udenfor. Stod en alpaka.'],
        'Bedstefar åbnede døren. Så kommer næste sætning om alpakaen.',
      ),
      choice(
        'Hvor mange hele sætninger er der i »Den gabte den lagde sig på dørmåtten den faldt i søvn«?',
        '3',
        ['1', '2'],
        'Den gabte. Den lagde sig. Den faldt i søvn.',
      ),
      choice('Hvilket tegn mangler i »Hvis alpaka er det egentlig …«', '?', ['.', ','], 'Der bliver spurgt om noget.'),
      choice(
        'Hvilket tegn mangler i »Jeg ved ikke, hvis alpaka det er …«',
        '.',
        ['?', ':'],
        'Her bliver der fortalt noget. Derfor punktum.',
      ),
      choice(
        'Hvilket tegn passer bedst til »Pas på, den spytter …«',
        '!',
        ['?', ','],
        'Det er en advarsel, der bliver råbt.',
      ),
      lists('Bedstefar tørrede kinden{.|,|?} Så grinede han.', 'Sætningen er slut, for »Så« står med stort.'),
      lists('Ville den have en gulerod{?|.|:} Alpakaen nikkede.', 'Der bliver spurgt, og så begynder en ny sætning.'),
      lists(
        'Han hentede tre ting{:|.|?} et tæppe, en gulerod og et håndklæde.',
        'Efter kolon kommer det, der bliver remset op.',
      ),
      choice(
        'Hvilken slutning er sat rigtigt?',
        'Og så flyttede den ind.',
        ['Og så flyttede den ind..', 'Og så flyttede den. Ind.'],
        'Ét punktum er nok, og det står til sidst.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Hold orden på tegnene',
    summary: 'Find de sætninger, hvor der er ét tegn og ét mellemrum.',
    instruction: 'Vælg den sætning, der er skrevet rigtigt. Ét tegn er nok, og det står tæt på ordet foran.',
    trains: ['repeated-marks', 'spacing'],
    items: [
      choice(
        'Hvilket spørgsmål er skrevet rigtigt?',
        'Hvor er min anden støvle?',
        ['Hvor er min anden støvle??', 'Hvor er min anden støvle ?'],
        'Ét spørgsmålstegn er nok, og det står tæt på ordet.',
      ),
      choice(
        'Hvilket udbrud er skrevet rigtigt?',
        'Der er en slange i teltet!',
        ['Der er en slange i teltet!!!', 'Der er en slange i teltet !'],
        'Ét udråbstegn er nok, og det står tæt på ordet.',
      ),
      choice(
        'Hvor står kommaet rigtigt?',
        'Når det sner, cykler farmor alligevel.',
        ['Når det sner ,cykler farmor alligevel.', 'Når det sner,cykler farmor alligevel.'],
        'Efter kommaet kommer der et mellemrum, men ikke før.',
      ),
      choice(
        'Hvor er der sat det rigtige antal kommaer?',
        'Vi så hajer, rokker og én træt blæksprutte.',
        ['Vi så hajer rokker og én træt blæksprutte.', 'Vi så hajer, rokker, og én træt blæksprutte.'],
        'Der er ét komma mellem hajer og rokker, men intet foran »og« til sidst.',
      ),
      choice(
        'Hvor står punktummet rigtigt?',
        'Døren gik op. Ingen kom ud.',
        ['Døren gik op .Ingen kom ud.', 'Døren gik op.. Ingen kom ud.'],
        'Ét punktum tæt på ordet og så et mellemrum.',
      ),
      choice(
        'Hvilken tekst har rigtige mellemrum?',
        'Kom ind, og tag skoene af!',
        ['Kom ind,og tag skoene af!', 'Kom ind , og tag skoene af!'],
        'Efter kommaet kommer der et mellemrum, men ikke før.',
      ),
      choice(
        'Hvor er der ét tegn efter hver sætning?',
        'Nej! Sagde hun virkelig det?',
        ['Nej!!! Sagde hun virkelig det?', 'Nej! Sagde hun virkelig det??'],
        'Ét udråbstegn og ét spørgsmålstegn er nok.',
      ),
      choice(
        'Hvor er der ét punktum og ét mellemrum mellem sætningerne?',
        'Vi fangede tre krabber. Så kom regnen.',
        ['Vi fangede tre krabber .Så kom regnen.', 'Vi fangede tre krabber.. Så kom regnen.'],
        'Punktummet står tæt på ordet, og mellemrummet kommer bagefter.',
      ),
    ],
  },
]);
