import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grda', level: 13, category: 'forholdsord' }, [
  {
    number: 1,
    version: 2,
    title: 'I Aarhus, på Fyn, ad vejen',
    summary: 'Brug de små ord om steder, retninger og årsager.',
    instruction: 'Vælg eller skriv det lille ord, der passer.',
    trains: ['ad-af'],
    items: [
      lists('Min fætter bor {i|på|hos} Aarhus.', 'Man bor i en by.'),
      lists('Vi holder ferie {på|i|ved} Bornholm, hvor vi sover i en mølle.', 'Man er på en ø: »på Bornholm«.'),
      lists('Hun arbejder {på|til|ad} et hospital.', 'Det hedder på et hospital.'),
      lists('Jeg skal overnatte {hos|ved|på} min moster.', 'Hjemme hos en person: »hos«.'),
      lists('De gik op {ad|af} trappen uden en lyd.', 'Det er vejen, man går: »op ad trappen«.'),
      lists('Suppen smager {af|på|ad} hvidløg.', 'Det hedder at smage af noget.'),
      lists('Han rødmede {af|ved|for} stolthed.', 'Grunden er stolthed: »af stolthed«.'),
      gaps('Vi bor midt [i](på, i, ved) byen.', 'Det hedder midt i byen.'),
      gaps('Hun er vred [på](på, ved, af) sin søster.', 'Det hedder at være vred på nogen.'),
      lists('Det afhænger {af|på|fra} vejret.', 'Det hedder at afhænge af noget.'),
    ],
  },
  {
    number: 2,
    title: 'Små ord, der ændrer det hele',
    summary: 'Se, hvordan et lille ord giver udsagnsordet en ny betydning.',
    instruction: 'Det lille ord efter udsagnsordet kan ændre det hele. Vælg det, der passer.',
    items: [
      lists('Kan du slå {op|ud|ned} i ordbogen, hvad ordet betyder?', 'Det hedder at slå op i en bog.'),
      lists('Jeg kan ikke finde {ud|op|ned} af, hvordan den virker.', 'At finde ud af er at forstå.'),
      lists('Hun giver aldrig {op|af|om}, selv når det er svært.', 'At give op er at stoppe, fordi det er svært.'),
      lists('Han fandt {på|ud|ad} en god undskyldning.', 'At finde på er at få en idé.'),
      lists('Vi må skynde os, ellers går festen {i gang|af|op} uden os.', 'At gå i gang er at begynde.'),
      lists('Vil du passe {på|til|af} min taske imens?', 'At passe på er at holde øje med.'),
      lists('Lyset gik {ud|op|på}, og vi sad i mørke.', 'Lyset går ud, når det bliver slukket.'),
      choice(
        '»Det går ikke an.« Hvad betyder det?',
        'Det kan man ikke tillade sig.',
        ['Det starter ikke.', 'Man går ikke.'],
        'Noget, der ikke går an, er ikke i orden.',
      ),
      choice(
        '»Hun tog af sted.« Hvad gjorde hun?',
        'Hun rejste.',
        ['Hun faldt.', 'Hun tog tøj af.'],
        'At tage af sted er at rejse eller gå.',
      ),
      choice(
        '»Det gik op for mig.« Hvad betyder det?',
        'Jeg forstod det pludselig.',
        ['Jeg løftede det.', 'Jeg gik op ad en trappe.'],
        'Det, der går op for en, forstår man med ét.',
      ),
    ],
  },
]);
