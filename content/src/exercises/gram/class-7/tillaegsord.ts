import { choice, exerciseGroup, gaps, lists, mark, several, sort } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'gram', level: 7, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Når tillægsordet står langt væk',
    summary: 'Bøj tillægsordet efter det ord, det beskriver, også når der står meget imellem.',
    instruction: 'Find det ord, som tillægsordet beskriver. Er det et en-ord, et et-ord eller flertal?',
    trains: ['adjective-agreement'],
    items: [
      lists(
        'Resultatet af de mange forsøg var {overbevisende|overbevisene}.',
        'Ordet kommer af »overbevise« og får -ende.',
      ),
      lists('Væggene i den gamle biograf var {mørkerøde|mørkerød|mørkerødt}.', 'Væggene er flertal: »mørkerøde«.'),
      lists('Klimaet på de små øer er {mildt|mild|milde}.', 'Det er klimaet, der er mildt, ikke øerne.'),
      lists('Stemningen i omklædningsrummene var {trykket|trykkede}.', 'Det er stemningen, der er trykket: ental.'),
      lists(
        'Stykket, som tiende klasse havde skrevet, var {vittigt|vittig|vittige}.',
        'Det er stykket, der er vittigt: et stykke.',
      ),
      lists('På nær min fætter var alle i bussen {trætte|træt}.', '»Alle« er flertal: »trætte«.'),
      gaps('Mine råd til dig er [enkle](enkel): Sov, spis og ring hjem.', '»Råd« er flertal her: »enkle«.'),
      gaps('Beskeden gjorde hele holdet [tavst](tavs).', '»Hold« er et et-ord: »tavst«.'),
      gaps('De [usikre](usikker) bjergbestigere vendte om.', '»Usikker« mister et e og et k: »usikre«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Udsigten over tagene er pragtfuld.',
        ['Udsigten over tagene er pragtfulde.', 'Udsigten over tagene er pragtfuldt.'],
        'Det er udsigten, der er pragtfuld: en udsigt.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Positive, negative og neutrale ord',
    summary: 'Se, hvordan tillægsord farver en tekst.',
    instruction: 'To tillægsord kan beskrive det samme, men det ene roser og det andet kritiserer.',
    items: [
      choice(
        'Hvilket ord er mest positivt om en person, der ikke bruger mange penge?',
        'sparsommelig',
        ['nærig', 'fedtet'],
        'Sparsommelig roser, mens nærig og fedtet kritiserer.',
      ),
      choice(
        'Hvilket ord er mest negativt om en, der er sikker på sig selv?',
        'indbildsk',
        ['selvsikker', 'modig'],
        'Den, der er indbildsk, tror for godt om sig selv.',
      ),
      choice(
        'Hvilket ord er neutralt om en tynd hund?',
        'slank',
        ['udmagret', 'radmager'],
        '»Udmagret« og »radmager« siger, at hunden er alt for tynd. »Slank« siger ikke noget dårligt.',
      ),
      several(
        'Hvilke ord er positive om et hus?',
        ['hyggeligt', 'indbydende'],
        ['faldefærdigt', 'trist'],
        'Et hyggeligt og indbydende hus har man lyst til at gå ind i.',
      ),
      several(
        'Hvilke ord er negative om en fortælling?',
        ['langtrukken', 'forudsigelig'],
        ['medrivende', 'original'],
        'En langtrukken og forudsigelig fortælling keder læseren.',
      ),
      sort(
        { roser: ['bestemt', 'grundig'], kritiserer: ['stædig', 'langsommelig'] },
        '»Bestemt« og »stædig« kan siges om den samme person. Det kan »grundig« og »langsommelig« også.',
        'Roser eller kritiserer ordet?',
      ),
      mark(
        'Den *elendige* film havde en *tåbelig* slutning.',
        'Marker de to tillægsord, der viser, hvad anmelderen mener.',
        '»Elendige« og »tåbelig« er meninger og ikke fakta.',
      ),
      mark(
        'I den *røde* bygning sad en *uforskammet* vagt.',
        'Marker begge tillægsord, både det neutrale og det negative.',
        '»Røde« er et faktum. »Uforskammet« er en mening.',
      ),
      choice(
        'Hvilken overskrift er mest neutral?',
        'Ny skolegård åbner mandag',
        ['Fantastisk skolegård åbner mandag', 'Grim skolegård åbner mandag'],
        '»Ny« er et faktum. »Fantastisk« og »grim« er meninger.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Grader, der går galt',
    summary: 'Bøj tillægsord i grader uden at sige det dobbelt.',
    instruction: 'Brug enten en endelse eller »mere« og »mest«. Nogle ord skifter helt form.',
    trains: ['adjective-agreement', 'mindre-faerre'],
    items: [
      gaps('Der er [flest](mange) turister i juli.', 'Det hedder mange, flere, flest.'),
      gaps(
        'Det er den [mindste](lille) kanin, dyrlægen har set.',
        'Det hedder lille, mindre, mindst. Efter »den« får ordet -e: »mindste«.',
      ),
      gaps('Jo [tættere](tæt) vi kom, jo mere lugtede det af gedeost.', 'Det hedder tæt, tættere, tættest.'),
      lists('Vi har fået {færre|mindre} lektier, siden vi fik ny lærer.', 'Lektier kan tælles: »færre«.'),
      lists('Nu er der {mindre|færre} støj i klassen.', 'Støj kan ikke tælles: »mindre«.'),
      lists('Gåden var {mere indviklet|indvikledere} end ventet.', 'Ordet ender på -et og bøjes med »mere«.'),
      lists(
        'Det var det {mest uventede|uventedeste} besøg nogensinde.',
        'Ordet kommer af »uventet« og bøjes med »mest«.',
      ),
      lists(
        'Den {nederste|nedereste|mest nederste} skuffe er fyldt med batterier.',
        'Ordet hedder »nederst« og er allerede den højeste grad.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Ebbe er højere end sin lærer.',
        ['Ebbe er mere højere end sin lærer.', 'Ebbe er højest end sin lærer.'],
        'Når man sammenligner to, bruger man højere grad, og »mere« er overflødigt.',
      ),
    ],
  },
]);
