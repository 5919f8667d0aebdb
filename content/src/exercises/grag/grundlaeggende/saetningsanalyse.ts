import { choice, exerciseGroup, mark, several } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'grag', level: 11, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvem gør hvad?',
    summary: 'Find grundled og udsagnsled.',
    instruction: 'Find først det, nogen gør. Spørg så: hvem gør det?',
    items: [
      mark('Viceværten *fejer* trappen hver mandag.', 'Marker udsagnsleddet.', 'Det, nogen gør, er at feje.'),
      mark('*Måger* stjæler gerne pomfritter.', 'Marker grundleddet.', 'Hvem stjæler? Måger.'),
      mark(
        'I nat *har* nogen *malet* porten gul.',
        'Marker hele udsagnsleddet.',
        'Udsagnsleddet er på to ord: »har malet«.',
      ),
      mark('Om vinteren fryser *søen* altid til.', 'Marker grundleddet.', 'Hvad fryser til? Søen.'),
      choice(
        'Hvad er grundleddet i »Den nye kassedame synger for kunderne.«?',
        'den nye kassedame',
        ['kunderne', 'synger'],
        'Hvem synger? Den nye kassedame.',
      ),
      choice(
        'Hvad er grundleddet i »I skuffen lå et gammelt kærestebrev.«?',
        'et gammelt kærestebrev',
        ['skuffen', 'i skuffen lå et gammelt'],
        'Hvad lå der? Et gammelt kærestebrev.',
      ),
      choice(
        'Hvad er udsagnsleddet i »Kan du huske koden?«?',
        'kan huske',
        ['du huske', 'koden'],
        'Udsagnsleddet er delt af grundleddet »du«.',
      ),
      choice(
        'Hvor mange grundled er der i »Solen stod op, og hanen gjaldede.«?',
        'to',
        ['et', 'tre'],
        'Solen og hanen.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvem får hvad?',
    summary: 'Find genstandsled og hensynsled.',
    instruction: 'Spørg: hvem eller hvad rammer handlingen? Og hvem får noget?',
    items: [
      mark('Tyven efterlod sin *hat*.', 'Marker det vigtigste ord i genstandsleddet.', 'Hvad efterlod han? Sin hat.'),
      mark('Vi gav *postbuddet* en is.', 'Marker hensynsleddet.', 'Hvem gav vi isen til? Postbuddet.'),
      choice(
        'Hvad er genstandsleddet i »Hver søndag pudser min onkel vejskilte.«?',
        'vejskilte',
        ['hver søndag', 'min onkel'],
        'Hvad pudser han? Vejskilte.',
      ),
      choice(
        'Hvad er »ham« i »De sendte ham en regning.«?',
        'hensynsled',
        ['genstandsled', 'grundled'],
        'Regningen er genstandsled. Han er den, der får den.',
      ),
      choice(
        'Hvad er »en regning« i »De gav os en regning med.«?',
        'genstandsled',
        ['omsagnsled til grundled', 'grundled'],
        'Hvad gav de os? En regning.',
      ),
      choice(
        'Hvad er »træt« i »Gartneren er træt.«?',
        'omsagnsled',
        ['genstandsled', 'hensynsled'],
        '»Er« binder »træt« til gartneren.',
      ),
      several(
        'I hvilke sætninger er der et genstandsled?',
        ['Hun spiser æblet.', 'De byggede et skur.'],
        ['Bussen kommer.', 'Jeg sover længe.'],
        'Hvad spiser hun? Æblet. Hvad byggede de? Et skur.',
      ),
      several(
        'I hvilke sætninger er der et hensynsled?',
        ['Læreren viste os kortet.', 'Køb mig en avis!'],
        ['Læreren viste kortet.', 'Jeg købte en avis.'],
        '»Os« og »mig« er dem, der får noget.',
      ),
    ],
  },
]);
