import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 9, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Citater i artikler',
    summary: 'Sæt tegn om det, kilder siger, og skeln mellem direkte og indirekte tale.',
    instruction: 'Kildens egne ord står i anførselstegn. Genfortæller journalisten, skal der ingen anførselstegn til.',
    trains: ['quotation-marks', 'colon', 'question-mark'],
    items: [
      choice(
        'Hvilken sætning citerer direktøren rigtigt?',
        '»Vi har begået en fejl,« siger direktøren.',
        ['Vi har begået »en fejl,« siger direktøren.', '»Vi har begået en fejl, siger direktøren.«'],
        'Anførselstegnene står om direktørens ord og ikke om journalistens.',
      ),
      choice(
        'Hvilken sætning er indirekte tale?',
        'Trænerens forklaring er, at bolden var for rund.',
        ['Træneren siger: »Bolden var for rund.«', '»Bolden var for rund,« siger træneren.'],
        'Journalisten genfortæller med sine egne ord.',
      ),
      choice(
        'Hvorfor skriver en journalist, at ministeren kalder kritikken »rent sludder«?',
        'fordi det er ministerens egne ord',
        ['fordi det er journalistens mening', 'fordi det er et fremmedord'],
        'Når man kun citerer et par ord, skal de stadig i anførselstegn.',
      ),
      lists(
        'Hun svarer kort{:|,|;} »Ingen kommentarer.«',
        'Foran citatet fortæller journalisten, hvem der taler. Så kommer der kolon.',
      ),
      lists(
        '»Det er svært at sige{,«|.«|«} mener vagten{,|.|:} »men geden virkede rolig.«',
        'Citatet går videre bagefter, så der skal komma begge steder.',
      ),
      gaps('»Hvem har lukket hønsene ind i retssalen[?]« spurgte dommeren.', 'Dommeren spurgte.', {
        marksMatter: true,
      }),
      choice(
        'Hvilken sætning slutter med de rigtige tegn?',
        'Hvorfor sagde hun »aldrig mere«?',
        ['Hvorfor sagde hun »aldrig mere?«', 'Hvorfor sagde hun »aldrig mere«.'],
        'Det er hele sætningen, der er et spørgsmål. Tegnet står uden for citatet.',
      ),
      choice(
        'Hvordan bliver »Jeg løb, da jeg så den,« sagde Liv til indirekte tale?',
        'Liv sagde, at hun løb, da hun så den.',
        ['Liv sagde, at jeg løb, da jeg så den.', 'Liv sagde: »At hun løb, da hun så den.«'],
        '»Jeg« bliver til »hun«, og anførselstegnene forsvinder.',
      ),
      mark(
        'Ifølge borgmesteren er planen »*dyr*, *grim* og *helt* *nødvendig*«.',
        'Marker de ord, som borgmesteren selv har brugt.',
        'Kun det, der står i anførselstegn, er borgmesterens egne ord.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Semikolon og tankestreg',
    summary: 'Brug de to tegn, der ligger mellem et punktum og et komma.',
    instruction:
      'Semikolon binder to hele sætninger, som hører tæt sammen. Tankestregen gør plads til en pause eller en ekstra tanke.',
    items: [
      lists(
        'Min søster elsker chili{;|:|?} jeg får hikke af rugbrød.',
        'To hele sætninger, der sættes op over for hinanden: semikolon.',
      ),
      lists(
        'Vi ledte overalt {–|;|:} også i fryseren – uden held.',
        'Den ekstra tanke har en tankestreg på begge sider.',
      ),
      lists('Han havde ét mål{:|;|?} at blive verdensmester i gulerodskast.', 'Kolon peger frem mod det, målet er.'),
      lists('Planen var perfekt {–|;|:} indtil nogen åbnede døren.', 'Tankestregen giver en pause før det uventede.'),
      choice(
        'Hvor kan der stå semikolon?',
        'mellem to hovedsætninger',
        ['mellem en ledsætning og dens hovedsætning', 'mellem grundled og udsagnsled'],
        'På begge sider af semikolonet skal der være en sætning, der kan stå alene.',
      ),
      choice(
        'Hvor er semikolonet sat rigtigt?',
        'Klokken ringede; ingen rejste sig.',
        ['Da klokken ringede; rejste ingen sig.', 'Klokken; ringede og ringede.'],
        'Klokken ringede. Ingen rejste sig. Begge dele kan stå alene.',
      ),
      choice(
        'Hvad kan et semikolon udskiftes med uden at give en fejl?',
        'et punktum',
        ['et spørgsmålstegn', 'en bindestreg'],
        'De to sætninger kan altid skilles ad med punktum.',
      ),
      choice(
        'Hvilken virkning har tankestregen i »Hun smilede – for første gang i et år«?',
        'Den fremhæver det sidste.',
        ['Den viser, at hun tænker.', 'Den viser, at der mangler et ord.'],
        'Pausen gør læseren opmærksom på, at smilet er noget særligt.',
      ),
      sort(
        {
          'passer med semikolon': ['Solen skinnede _ ingen gik ud.', 'Han kom _ hun gik.'],
          'passer med kolon': ['Husk tre ting _ tog, telt og tandbørste.', 'Han råbte _ »Vi synker!«'],
        },
        'Et semikolon står mellem hele sætninger. Kolon står foran en liste eller en replik.',
        'Hvilket tegn skal stå på stregen?',
      ),
    ],
  },
  {
    number: 3,
    title: 'Apostrof eller ej?',
    summary: 'Sæt apostrof efter tal, forkortelser og s – og lad den være alle andre steder.',
    instruction: 'På dansk bruges apostrof kun få steder. Vælg den rigtige skrivemåde.',
    trains: ['apostrophe', 'genitive'],
    items: [
      lists(
        "{Mettes|Mette's|Mettes'} Burgerbar har ikke apostrof på skiltet længere.",
        'Navnet får bare et s på dansk.',
      ),
      lists(
        "{Thomas'|Thomas|Thoma's} gamle knallert kører bedst ned ad bakke.",
        'Navnet ender på s, så ejefaldet vises med en apostrof.',
      ),
      lists(
        "Alle skolens {pc'er|pcer|pc´er} gik ned, da rektor lavede popcorn.",
        'Efter forkortelsen kommer der apostrof før endelsen.',
      ),
      lists(
        "{1960'erne|1960erne'|1960er'ne} handlede ikke kun om musik.",
        'Efter tallet kommer der apostrof før endelsen.',
      ),
      lists(
        "Vi så to {videoer|video's|videos'} om snegle i slowmotion.",
        'Almindelige flertalsendelser får ingen apostrof.',
      ),
      lists("Den {ældstes|ældste's|ældstes'} stemme talte dobbelt.", 'Den ældste får bare et s.'),
      lists(
        "{Marx'|Marxs|Mar'x} skæg var større end hans hund.",
        'Navnet ender på x, så ejefaldet vises med en apostrof.',
      ),
      gaps('[Dronningens](dronningen) yndlingskop har et skår.', 'Dronningen får bare et s: dronningens.'),
      choice(
        'Hvilket skilt er skrevet rigtigt på dansk?',
        'Lones Blomster',
        ["Lone's Blomster", "Lones Blomster's"],
        'Ejefald af navnet Lone er »Lones«.',
      ),
    ],
  },
]);
