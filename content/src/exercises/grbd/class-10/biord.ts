import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const biord = exerciseGroup({ productId: 'grbd', level: 10, category: 'biord' }, [
  {
    number: 1,
    version: 2,
    title: 'Små ord, store forskelle',
    summary: 'Vælg biord, så meningen bliver rigtig.',
    instruction: 'Biordet ændrer, hvordan sætningen skal forstås. Vælg det, der passer.',
    items: [
      lists(
        'Vi kom for sent, men vi nåede {heldigvis|desværre} den sidste scene.',
        '»Men vi nåede« er en god ting: »heldigvis«.',
      ),
      lists(
        'Hun øver sig hver dag og spiller {efterhånden|aldrig|næppe} rigtig godt.',
        '»Efterhånden« viser, at det er sket lidt efter lidt.',
      ),
      lists(
        'Han lovede at komme, så han er der {sikkert|næppe|umuligt} om lidt.',
        '»Sikkert« viser, at man regner med det.',
      ),
      lists(
        'Køkkenet er lukket om natten. Der er {næsten|meget} altid nogen, der prøver døren alligevel.',
        '»Næsten altid« betyder i de fleste tilfælde.',
      ),
      lists('Det blev {ret|retligt} sent, og ingen ville i seng.', '»Ret« gør et andet ord lidt stærkere.'),
      lists('Løb {langsomt|langsom} ned ad bakken, når der er is.', 'Hvordan skal man løbe? Langsomt.'),
      sort(
        { tid: ['snart', 'nylig', 'siden'], sted: ['derhjemme', 'udenfor', 'nedenunder'] },
        'Biord for tid svarer på hvornår, og biord for sted svarer på hvor.',
        'Svarer biordet på »hvornår« eller »hvor«?',
      ),
      mark(
        'De dansede *vildt* og lo *højt* under de tændte lamper.',
        'Marker de to biord.',
        'Hvordan dansede de? Vildt. Hvordan lo de? Højt.',
      ),
      choice(
        'Hvilken sætning siger, at ingen andre end Eva sov?',
        'Kun Eva sov i teltet.',
        ['Eva sov kun i teltet.', 'Eva kun sov i teltet.'],
        '»Kun« står ved det ord, det handler om: kun Eva.',
      ),
    ],
  },
]);
