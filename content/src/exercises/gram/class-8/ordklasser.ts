import { choice, exerciseGroup, mark, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gram', level: 8, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Sæl i svømmehallen: find ordklasserne',
    summary: 'Find ordklasserne i en nyhed, der næsten er sand.',
    instruction: 'Læs, hvilken ordklasse du skal finde, og marker ordene.',
    items: [
      mark(
        'En ung *sæl* overraskede i går alle *gæster* i *svømmehallen* i *Esbjerg*.',
        'Marker de fire navneord.',
        'Navneord er navne på levende væsener, ting og steder. Esbjerg er et egennavn.',
      ),
      mark(
        'Dyret *svømmede* to baner, *hoppede* op på vippen og *faldt* i søvn.',
        'Marker de tre udsagnsord.',
        'Udsagnsordene fortæller, hvad dyret gjorde.',
      ),
      mark(
        'En *rystet* livredder forsøgte med en *lang* stang og en *venlig* stemme.',
        'Marker de tre tillægsord.',
        'Ordene beskriver livredderen, stangen og stemmen.',
      ),
      mark(
        '*Den* nægtede at svømme, før *vi* gav *den* en sild, fortæller *hun*.',
        'Marker de fire stedord.',
        '»Den«, »vi« og »hun« står i stedet for sælen, de ansatte og livredderen.',
      ),
      mark(
        'Sælen kravlede *gennem* døren og *over* græsset ned *til* havnen.',
        'Marker de tre forholdsord.',
        'De fortæller, hvor sælen kravlede i forhold til døren, græsset og havnen.',
      ),
      mark(
        'Hallen åbner *igen*, men sælen er *desværre* *ikke* velkommen.',
        'Marker de tre biord.',
        'De fortæller noget om hele handlingen og kan ikke bøjes.',
      ),
      choice(
        'Hvilken ordklasse er »tre« i »Sælen spiste tre sild«?',
        'talord',
        ['tillægsord', 'stedord'],
        'Tre fortæller, hvor mange sild det var.',
      ),
      choice(
        'Hvilken ordklasse er »av« i »Av, den bed mig«?',
        'udråbsord',
        ['biord', 'bindeord'],
        '»Av« er noget, man råber.',
      ),
      sort(
        { bindeord: ['fordi', 'eller'], forholdsord: ['hos', 'blandt'], stedord: ['ham', 'jer'] },
        'Bindeord binder sammen, forholdsord står foran et led, og stedord står i stedet for et navneord.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Et ord, der skifter ordklasse',
    summary: 'Ord som »mod« og »lyst« hører til flere ordklasser. Kun sætningen kan afgøre hvilken.',
    instruction: 'Se på hele sætningen, før du svarer.',
    items: [
      choice(
        'Hvilken ordklasse er »mod« i »Det kræver mod at synge alene«?',
        'navneord',
        ['forholdsord', 'tillægsord'],
        'Mod er her noget, man kan have: at have mod til noget.',
      ),
      choice(
        'Hvilken ordklasse er »mod« i »Bolden fløj mod ruden«?',
        'forholdsord',
        ['navneord', 'biord'],
        'Mod fortæller, hvor bolden fløj hen i forhold til ruden.',
      ),
      choice(
        'Hvilken ordklasse er »ret« i »Prøven var ret svær«?',
        'biord',
        ['navneord', 'udsagnsord'],
        'Ret fortæller, hvor svær prøven var: temmelig svær.',
      ),
      choice(
        'Hvilken ordklasse er »ret« i »Kantinens bedste ret er suppe«?',
        'navneord',
        ['biord', 'tillægsord'],
        'Man kan sige en ret. Det er noget, man spiser.',
      ),
      choice(
        'Hvilken ordklasse er »lyst« i »Han valgte et lyst værelse«?',
        'tillægsord',
        ['navneord', 'udsagnsord'],
        'Lyst beskriver værelset: lys, lyst, lyse.',
      ),
      choice(
        'Hvilken ordklasse er »lyst« i »Jeg har lyst til at rejse«?',
        'navneord',
        ['tillægsord', 'biord'],
        'Her er det noget, man har: en lyst, lysten.',
      ),
      choice(
        'Hvilken ordklasse er »for« i »Vi skyndte os, for porten lukkede«?',
        'bindeord',
        ['forholdsord', 'udsagnsord'],
        '»For« binder de to sætninger sammen og giver en grund.',
      ),
      choice(
        'Hvilken ordklasse er »for« i »Han bukkede for dronningen«?',
        'forholdsord',
        ['bindeord', 'biord'],
        '»For« står foran leddet »dronningen«.',
      ),
      choice(
        'Hvilken ordklasse er »siden« i »Du har skrevet noget på siden«?',
        'navneord',
        ['forholdsord', 'bindeord'],
        'En side, siden. Det er et sted på papiret.',
      ),
      several(
        'I hvilke sætninger er »hjem« et navneord?',
        ['Deres hjem lugter af nybagt brød.', 'Et hjem er mere end fire vægge.'],
        ['Vi cykler hjem klokken fem.', 'Kom hjem, før det bliver mørkt.'],
        'Et hjem er et sted. I de andre sætninger fortæller ordet, hvorhen man bevæger sig.',
      ),
    ],
  },
]);
