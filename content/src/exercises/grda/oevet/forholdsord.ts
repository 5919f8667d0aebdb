import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grda', level: 13, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'I Aarhus, på Fyn, ad vejen',
    summary: 'Brug de små ord om steder, retninger og årsager.',
    instruction: 'Vælg eller skriv det lille ord, der passer.',
    trains: ['ad-af'],
    items: [
      lists('Min fætter bor {i|på|hos} Aarhus.', 'Man bor i en by.'),
      lists('Vi holder ferie {på|i|ved} Bornholm, hvor vi sover i en mølle.', 'Man er på en ø: på Bornholm.'),
      lists('Hun arbejder {på|til|ad} et hospital.', 'Det hedder på et hospital.'),
      lists('Jeg skal overnatte {hos|ved|på} min moster.', 'Hjemme hos en person: hos.'),
      lists('De gik op {ad|af} trappen uden en lyd.', 'Det er vejen, man går: op ad trappen.'),
      lists('Suppen smager {af|på|ad} hvidløg.', 'Det hedder at smage af noget.'),
      lists('Han rødmede {af|ved|for} stolthed.', 'Grunden er stolthed: af stolthed.'),
      gaps('Vi bor midt [i](på, i, ved) byen.', 'Det hedder midt i byen.'),
      gaps('Hun er vred [på](på, ved, af) sin søster.', 'Det hedder at være vred på nogen.'),
      lists('Det afhænger {af|på|fra} vejret.', 'Det hedder at afhænge af noget.'),
    ],
  },
]);
