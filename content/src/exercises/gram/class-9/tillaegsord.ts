import { choice, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'gram', level: 9, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Tillægsord langt fra navneordet',
    summary: 'Find det ord, som tillægsordet beskriver, også når der er langt imellem dem.',
    instruction: 'Spørg: Hvad er det, der er sådan? Er det fælleskøn, intetkøn eller flertal?',
    trains: ['adjective-agreement'],
    items: [
      lists(
        'Reglerne for, hvornår man må fiske fra broen, er ret {uklare|uklart|uklar}.',
        'Det er reglerne, der er uklare: flertal.',
      ),
      lists(
        'Forslaget om længere pauser virker både {billigt|billig|billige} og {klogt|klog|kloge}.',
        'Forslaget er intetkøn: »billigt og klogt«.',
      ),
      lists(
        'Lugten fra de 200 våde hunde var {ubeskrivelig|ubeskrivelige|ubeskriveligt}.',
        'Det er lugten, ikke hundene: »ubeskrivelig«.',
      ),
      lists(
        'Meningerne om stykket var meget {forskellige|forskelligt|forskellig}, fra jubel til snorken.',
        'Det er meningerne, der er forskellige: flertal.',
      ),
      lists(
        'At svømme i havnen er strengt {forbudt|forbudte|forbuden}.',
        'Et helt led med »at« regnes som intetkøn: »forbudt«.',
      ),
      lists('Holdets to bedste spillere blev {syge|syg|sygt} samme morgen.', 'Spillerne er flere: »syge«.'),
      lists(
        'Det viste sig, at hele historien om spøgelset var {opdigtet|opdigtede}.',
        'Det er historien, der er opdigtet: ental.',
      ),
      gaps('Et langt og noget [kedeligt](kedelig) foredrag om skruer ændrede mit liv.', 'Et foredrag: »kedeligt«.'),
      gaps('Begge mine forældre var [moderne](moderne) i 1998, og så gik de i stå.', '»Moderne« bliver aldrig bøjet.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Svarene på det sidste spørgsmål var overraskende gode.',
        [
          'Svarene på det sidste spørgsmål var overraskende godt.',
          'Svarene på det sidste spørgsmål var overraskene gode.',
        ],
        'Svarene er flere: gode. »Overraskende« skrives med -ende.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Jo højere, desto bedre',
    summary: 'Sammenlign ved hjælp af grader og af udtryk som »lige så … som« og »jo … desto«.',
    instruction: 'Skriv eller vælg den rigtige form.',
    trains: ['adjective-agreement', 'end-ind'],
    items: [
      lists(
        'Jo højere vi klatrede, {desto|end|som} mindre blev problemerne dernede.',
        'Det hedder »jo … desto« (eller »jo … jo«).',
      ),
      lists(
        'Hun er lige så stædig {som|end|ligesom} sin gamle æselhoppe.',
        'Ved det, der er ens, hedder det »lige så … som«.',
      ),
      lists(
        'Bogen var meget bedre {end|ind|som} filmen, og filmen var god.',
        'Ved det, der er forskelligt, hedder det »end«.',
      ),
      lists(
        'Af de to forslag er det første det {bedste|bedre}.',
        'Efter »det« står ordet i højeste grad: »det bedste«.',
      ),
      lists(
        'Den nye rute er {mere praktisk|praktiskere|mere praktiskere}, men uden udsigt.',
        'Ordet »praktisk« bøjes med »mere« og »mest«.',
      ),
      lists(
        'Det er den {mest elskede|elskedeste|mest elskedste} støvle i landet.',
        'Korte tillægsformer bøjes med »mere« og »mest«.',
      ),
      gaps(
        'Vejret blev [værre](slem) og [værre](slem), og teltet fløj mod Sverige.',
        'Det blev mere og mere slemt: »værre«.',
      ),
      gaps(
        'Min lillebror er [højere](høj) end mig, men jeg er stadig [ældst|ældre](gammel).',
        'Høj, højere, højest. Gammel, ældre, ældst. Her kan begge bruges.',
      ),
      several(
        'Hvilke former er skrevet rigtigt?',
        ['mest fornuftig', 'tættere', 'mere interesseret'],
        ['mere smukkere', 'gladst'],
        'Det hedder »smukkere« uden »mere« og »gladest« med e.',
      ),
    ],
  },
]);
