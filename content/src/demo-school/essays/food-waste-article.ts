import type { DemoEssay } from '../demo-school-schema.ts';

/** 8.B, »Artikel: Madpakken i skraldespanden«: finished. The errors in the pupils' texts are there on purpose. */
export const foodWasteEssays: readonly DemoEssay[] = [
  {
    homework: '8b-madspild',
    exerciseSlug: 'artikel-om-madspild',
    pupil: 'rosa-toftegaard',
    state: 'ready',
    daysAgo: 21,
    grade: '7',
    gradeVisible: true,
    feedback:
      'Kære Rosa. Din overskrift er rigtig journalistik, og du bruger tallene, så man forstår dem. Der er ét sted, hvor din egen mening sniger sig ind. Kan du finde det? Arbejd videre med at sætte komma efter en ledsætning, der står først.',
    text: `96 kilo mad røg i skraldespanden på fem dage

Eleverne på Kildehøjskolen fik sig en overraskelse, da de vejede deres madaffald. Nu skal mere tid og nye køleskabe redde rugbrødet.

Fire mænd på 24 kilo hver findes nok ikke, men så meget vejede den mad, der blev smidt ud på Kildehøjskolen i uge 43. Elevrådet havde stillet en vægt ved siden af skraldespandene i seks fællesrum og skrevet tallene ned hver dag. Resultatet blev 96 kg.

»Jeg fik et chok, da vi satte mandagens poser på vægten. Jeg troede, at vægten var i stykker,« siger Amina Sahin som er formand for elevrådet.

Netop mandag var den værste dag, hvor der blev smidt 27 kg ud. Om fredagen var det kun 11 kg. Knap halvdelen af affaldet var rugbrød.

Undersøgelsen viser også at de yngste smider mest ud. I 1. til 3. klasse smed hver elev 310 gram ud på en uge, og det er mere end dobbelt så meget som i udskolingen. Det er jo lidt pinligt.

Når man spørger eleverne hvorfor de ikke spiser deres mad svarer næsten halvdelen at de ikke har tid nok. 31 ud af de 120 adspurgte siger at maden er blevet kedelig eller blød inden de skal spise.

Skoleleder Poul Bisgaard har lyttet til kritikken. »Fra januar får alle klasser ti minutter mere at spise i. Samtidig sætter vi et køleskab op i hvert fællesrum,« siger han.

Elevrådet vil veje maden igen til foråret for at se om det har hjulpet.`,
  },
  {
    homework: '8b-madspild',
    exerciseSlug: 'artikel-om-madspild',
    pupil: 'viktor-noergaard-holm',
    state: 'handed-in-again',
    daysAgo: 23,
    grade: '4',
    gradeVisible: true,
    feedback:
      'Hej Viktor. Anden udgave er et stort skridt frem: Nu har du afsnit, og du fortæller, hvem der siger hvad. Næste gang skal du arbejde med overskriften. Hvad er det mest overraskende tal? Begynd med det.',
    text: `Madspild

Elevrådet på Kildehøjskolen har lavet en undersøgelse om madspild i uge 43 og der var 412 elever med. De vejede al maden som blev smidt ud og det var 96 kg og 44 kg af det var rugbrød. Mandag var den dag hvor der blev smidt mest ud og fredag den dag der blev smidt mindst ud fordi om fredagen har man måske noget bedre med.

Der blev også spurgt 120 elever om hvorfor de smider mad ud og 58 svarede at de ikke har tid nok til og spise. Det kan jeg godt forstå for vi har kun 15 minuter og halvdelen af tiden går med at stå i kø til mikroovnen. 31 svarede at maden var kedlig og 19 var ikke sultne.

Amina Sahin fik et chok og hun troede vægten var i stykker. Skolelederen siger at der kommer køleskabe og ti minutter mere. Det bliver godt.`,
    secondVersion: {
      daysAgo: 16,
      text: `Madspild på Kildehøjskolen

Hver uge ryger der næsten 100 kilo mad i skraldespanden på Kildehøjskolen. Det viser en undersøgelse, som elevrådet har lavet.

I uge 43 vejede elevrådet al den mad, som 412 elever smed ud. Det blev til 96 kg, og 44 kg af det var rugbrød. Mandag var den værste dag med 27 kg. Fredag var den bedste med 11 kg.

Formanden for elevrådet, Amina Sahin, blev overrasket. »Jeg fik et chok, da vi satte mandagens poser på vægten. Jeg troede, at vægten var i stykker,« siger hun.

Elevrådet spurgte også 120 elever, hvorfor de smider mad ud. 58 af dem svarede, at de ikke har tid nok til at spise. 31 svarede at maden var kedelig eller blød, og 19 var ikke sultne.

Nu vil skolen gøre noget ved det. »Fra januar får alle klasser ti minutter mere at spise i. Samtidig sætter vi et køleskab op i hvert fællesrum,« siger skoleleder Poul Bisgaard.`,
    },
  },
];
