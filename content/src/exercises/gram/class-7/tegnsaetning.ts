import { choice, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 7, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Kolon, semikolon, parentes og tankestreg',
    summary: 'Vælg mellem kolon, semikolon, parentes og tankestreg.',
    instruction:
      'Kolon peger fremad. Semikolon skiller to hele sætninger, der hører tæt sammen. En parentes giver en ekstra oplysning, og en tankestreg laver en pause.',
    trains: ['colon'],
    items: [
      lists('Der er kun én ting at gøre{:|;|?} flygte.', 'Kolon peger frem mod det, der skal gøres.'),
      lists(
        'Nogle samler på frimærker{;|?} min far samler på jernbaneskinner.',
        'Semikolon skiller to hele sætninger, der hører sammen.',
      ),
      lists(
        'Vi manglede tre ting{:|;|.} gas, tændstikker og et kort.',
        'Kolon peger frem mod det, der bliver remset op.',
      ),
      choice(
        'Hvad gør parentesen i »Vi boede hos Gitte (min gudmor) i Ribe.«?',
        'Den giver en ekstra oplysning.',
        ['Den viser, hvad Gitte siger.', 'Den viser, at sætningen er slut.'],
        'Parentesen fortæller, hvem Gitte er. Den kan udelades.',
      ),
      choice(
        'Hvor kan der stå semikolon i stedet for prikkerne?',
        'Solen gik ned … vandet blev sort',
        ['Solen … som gik ned', 'Jeg købte brød … ost'],
        'Semikolon kan stå mellem to hele sætninger.',
      ),
      choice(
        'Hvad viser tankestregen i »Vi åbnede døren – og stod ansigt til ansigt med en ko.«?',
        'at noget overraskende kommer',
        ['at noget er sagt af koen', 'at sætningen er et spørgsmål'],
        'Tankestregen laver en pause før overraskelsen.',
      ),
      choice(
        'Hvor er tegnene sat rigtigt?',
        'Husk: Gaden er glat.',
        ['Husk; Gaden er glat.', 'Husk gaden: er glat.'],
        'Kolon peger fremad til beskeden.',
      ),
      several(
        'Hvilke tegn kan stå mellem to hele sætninger?',
        ['semikolon', 'punktum'],
        ['apostrof', 'bindestreg'],
        'Både semikolon og punktum kan skille to hele sætninger.',
      ),
      gaps('Listen var kort[:] ost, kiks og en gravhund.', 'Kolon peger frem mod det, der bliver remset op.', {
        marksMatter: true,
      }),
    ],
  },
  {
    number: 2,
    title: 'Citater med afbrydelser',
    summary: 'Sæt tegn i replikker, hvor fortælleren bryder ind midt i det hele.',
    instruction:
      'Når fortælleren bryder ind i en replik, står der komma inde i anførselstegnene før afbrydelsen og igen efter den.',
    trains: ['quotation-marks', 'colon'],
    items: [
      choice(
        'Hvor er tegnene sat rigtigt?',
        '»Hvis du tror,« sagde Astrid, »at jeg er bange, tager du fejl.«',
        [
          '»Hvis du tror, sagde Astrid, at jeg er bange, tager du fejl.«',
          '»Hvis du tror« sagde Astrid »at jeg er bange, tager du fejl.«',
        ],
        'Kun Astrids egne ord står i anførselstegn, og der er komma før og efter afbrydelsen.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        '»Er det her,« spurgte han, »virkelig en god idé?«',
        ['»Er det her, spurgte han, virkelig en god idé?«', '»Er det her?« Spurgte han »virkelig en god idé.«'],
        'Spørgsmålet slutter med spørgsmålstegn inde i anførselstegnene.',
      ),
      choice(
        'Hvilken er sat rigtigt?',
        'Hun sagde, at hun aldrig havde set en grævling med slips.',
        [
          'Hun sagde: At hun aldrig havde set en grævling med slips.',
          'Hun sagde, »at hun aldrig havde set en grævling med slips.«',
        ],
        'Det er indirekte tale og skal ikke have anførselstegn.',
      ),
      lists(
        'Ifølge {avisen er|avisen: er|avisen, er} broen »et mesterværk af rust«.',
        'Det er en del af sætningen, så der skal ikke være tegn foran citatet.',
      ),
      lists('»Nej{,«|«,|«} sagde dronningen, »det er min gaffel.«', 'Kommaet står inde i anførselstegnene.'),
      lists('Hun råbte{:|,|;} »Ingen går, før desserten er spist!«', 'Foran direkte tale sætter man kolon.'),
      choice(
        'Hvorfor står et ord i anførselstegn her: Hans »hjælp« gjorde alt værre?',
        'Det er ironisk ment.',
        ['Det er et citat fra dronningen.', 'Det er et navn.'],
        'Der var ikke tale om rigtig hjælp.',
      ),
      several(
        'I hvilke sætninger mangler der anførselstegn?',
        ['Kom her, sagde tyven.', 'Hun spurgte: Hvad er klokken?'],
        ['Tyven sagde, at jeg skulle komme.', 'Hun spurgte, hvad klokken var.'],
        'De to første er direkte tale. De to andre er indirekte tale.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Fra besked til stil: tegn og mellemrum',
    summary: 'Ryd op i tegnene, når en besked til en ven skal blive til en skoletekst.',
    instruction: 'I en skoletekst er ét tegn nok. Tegnet står helt tæt på ordet, og efter det kommer der et mellemrum.',
    trains: ['repeated-marks', 'spacing', 'exclamation-mark'],
    items: [
      choice(
        'Nogen har skrevet »Ses vi« med tre spørgsmålstegn. Hvordan skal det stå i en stil?',
        '»Ses vi?«',
        ['»Ses vi??«', '»Ses vi ?«'],
        'Ét spørgsmålstegn er nok, og det står tæt på ordet.',
      ),
      choice(
        'Nogen har skrevet »Vi vandt« med fem udråbstegn. Hvordan skal det stå i en stil?',
        '»Vi vandt!«',
        ['»Vi vandt!!«', '»Vi vandt !«'],
        'Ét udråbstegn er nok, og det står tæt på ordet.',
      ),
      choice(
        'Hvilken sætning har rigtige mellemrum?',
        'Først kom Ida, så kom regnen.',
        ['Først kom Ida ,så kom regnen.', 'Først kom Ida,så kom regnen.'],
        'Kommaet står tæt på ordet foran, og efter det kommer et mellemrum.',
      ),
      choice(
        'Hvor er mellemrummet rigtigt?',
        'Toget var fuldt. Vi stod op.',
        ['Toget var fuldt .Vi stod op.', 'Toget var fuldt.Vi stod op.'],
        'Punktummet står tæt på ordet, og så kommer der et mellemrum.',
      ),
      choice(
        'Hvilken sætning fra en boganmeldelse har den rigtige slutning?',
        'Forfatteren er født i Nuuk.',
        ['Forfatteren er født i Nuuk!', 'Forfatteren er født i Nuuk!!'],
        'Det er en rolig oplysning: ét punktum.',
      ),
      choice(
        'Hvilken replik skal have udråbstegn?',
        '»Slip mig …«',
        ['»Jeg tager bussen …«', '»Her bor min farmor …«'],
        'Det er en ordre, som bliver råbt.',
      ),
      choice(
        'Hvordan skriver man, at en sætning ikke bliver færdig?',
        '»Jeg troede bare, at …«',
        ['»Jeg troede bare, at.......«', '»Jeg troede bare, at!?«'],
        'Tre prikker viser, at noget mangler.',
      ),
      choice(
        'Hvilken sætning har rigtige tegn og mellemrum?',
        'Husk: pas, madpakke og regntøj.',
        ['Husk : pas, madpakke og regntøj.', 'Husk: pas , madpakke og regntøj.'],
        'Kolon og komma står tæt på ordet foran.',
      ),
      choice(
        'Hvilken besked er rettet helt?',
        'Er du klar? Så kom!',
        ['Er du klar?! Så kom !', 'Er du klar ? Så kom!!'],
        'Der er ét tegn efter hver sætning, og det står tæt på ordet.',
      ),
    ],
  },
]);
