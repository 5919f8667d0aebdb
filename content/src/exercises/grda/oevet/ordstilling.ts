import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grda', level: 13, category: 'ordstilling' }, [
  {
    number: 1,
    version: 3,
    title: 'Ikke i ledsætninger',
    summary: 'Sæt »ikke« foran udsagnsordet efter at, fordi og hvis.',
    instruction: 'I en ledsætning står »ikke« foran udsagnsordet: … fordi jeg ikke kan.',
    trains: ['word-order'],
    items: [
      lists('Jeg bliver hjemme, fordi jeg {ikke har|har ikke} sovet.', 'Efter »fordi« står »ikke« foran udsagnsordet.'),
      lists('Hun siger, at hun {ikke kan|kan ikke} svømme.', 'Efter »at« står »ikke« foran udsagnsordet.'),
      lists('Hvis du {ikke vil|vil ikke} med, går vi alene.', 'Efter »hvis« står »ikke« foran udsagnsordet.'),
      lists(
        'Jeg {kan ikke|ikke kan} huske, hvad filmen hed.',
        'Det er en hovedsætning: »ikke« står efter udsagnsordet.',
      ),
      lists('Det er en hund, som {aldrig har|har aldrig} bidt nogen.', 'Efter »som« står »aldrig« foran udsagnsordet.'),
      lists(
        'Vi ved, at bussen {altid kommer|kommer altid} for sent om mandagen.',
        'Efter »at« står »altid« foran udsagnsordet.',
      ),
      lists(
        'Filmen {begynder ikke|ikke begynder} før klokken otte.',
        'Det er en hovedsætning: »ikke« står efter udsagnsordet.',
      ),
      order('jeg tror, | at | vi | ikke | når | toget', 'Efter »at« står »ikke« foran udsagnsordet.'),
      order('han er sur, | fordi | han | aldrig | må | bestemme', 'Efter »fordi« står »aldrig« foran udsagnsordet.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Hun spurgte, hvorfor jeg ikke svarede.',
        ['Hun spurgte, hvorfor jeg svarede ikke.', 'Hun spurgte, hvorfor svarede jeg ikke.'],
        'I ledsætningen står »ikke« foran udsagnsordet.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Ledsætningen først',
    summary: 'Byg sætninger, der begynder med da, når, hvis eller fordi.',
    instruction: 'Står ledsætningen først, kommer udsagnsordet lige efter kommaet: Når det regner, bliver jeg inde.',
    trains: ['word-order', 'comma-start'],
    items: [
      lists(
        'Hvis det sner, {bygger vi|vi bygger} en snemand så høj som skuret.',
        'Efter kommaet kommer udsagnsordet først.',
      ),
      lists('Da jeg kom hjem, {var alle|alle var} gået i seng.', 'Efter kommaet kommer udsagnsordet først.'),
      lists('Når klokken ringer, {løber eleverne|eleverne løber} ud.', 'Efter kommaet kommer udsagnsordet først.'),
      lists('Selv om han var bange, {klappede han|han klappede} slangen.', 'Efter kommaet kommer udsagnsordet først.'),
      lists(
        'Fordi døren var låst, {sad hun|hun sad} på trappen i tre timer.',
        'Efter kommaet kommer udsagnsordet først.',
      ),
      order('når jeg er syg, | laver | min mor | suppe', 'Udsagnsordet står lige efter kommaet.'),
      order('da filmen var slut, | sov | hele | familien', 'Udsagnsordet står lige efter kommaet.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Hvis du vil, kan du låne min.',
        ['Hvis du vil, du kan låne min.', 'Hvis vil du, kan du låne min.'],
        'Først ledsætningen, så udsagnsordet.',
      ),
      choice(
        'Hvilken sætning spørger høfligt?',
        'Må jeg spørge, hvor du kommer fra?',
        ['Må jeg spørge, hvor kommer du fra?', 'Jeg må spørge, hvor kommer du fra?'],
        'I det indirekte spørgsmål står »du« foran udsagnsordet.',
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Jeg ved ikke, hvad klokken er.',
        ['Jeg ved ikke, hvad er klokken.', 'Jeg ikke ved, hvad klokken er.'],
        'I det indirekte spørgsmål står udsagnsordet til sidst.',
      ),
    ],
  },
  {
    number: 3,
    version: 3,
    title: 'Der eller som? Sætninger, der beskriver',
    summary: 'Sæt »der« eller »som« ind, og hold styr på rækkefølgen.',
    instruction: '»Som« kan altid bruges. »Der« kan kun bruges, når det selv er den, der gør noget.',
    trains: ['der-som-det', 'word-order'],
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg kender en dreng, der kan jonglere.',
        ['Jeg kender en dreng, han kan jonglere det.', 'Jeg kender en dreng, kan der jonglere.'],
        '»Der« viser tilbage til drengen, som gør noget.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Bogen, som jeg læser, er tung.',
        ['Bogen, der jeg læser, er tung.', 'Bogen, jeg den læser, er tung.'],
        '»Jeg« gør noget, og så kan man kun bruge »som«.',
      ),
      lists('Det er hende, {som|der} jeg fortalte dig om.', '»Jeg« gør noget, og så kan man kun bruge »som«.'),
      lists('Den kage, {som|der|hvem} vi bagte, var flad.', '»Vi« gør noget, og så kan man kun bruge »som«.'),
      lists('En nabo, {som|hvad|den} bor over os, øver tromme.', '»Som« viser tilbage til naboen.'),
      lists(
        'Byen, {hvor|som|der} jeg er født, ligger ved en flod.',
        'Når det handler om et sted, man er i, bruger man hvor.',
      ),
      order(
        'hun har en kat, | der | aldrig | er | glad',
        'I den beskrivende sætning står »aldrig« foran udsagnsordet.',
      ),
      order(
        'det er den film, | som | vi | ikke | må | se',
        'I den beskrivende sætning står »ikke« foran udsagnsordene.',
      ),
      choice(
        '»Manden, der kender min far, er bager.« Hvem kender hvem?',
        'Manden kender min far.',
        ['Min far kender ikke manden.', 'Jeg kender manden.'],
        '»Der« er manden, og det er ham, der kender far.',
      ),
    ],
  },
]);
