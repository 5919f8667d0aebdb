import { dictate, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const endelser = exerciseGroup({ productId: 'grst', level: 5, category: 'endelser' }, [
  {
    number: 1,
    version: 2,
    title: 'Endelserne »-hed«, »-else« og »-skab«',
    summary: 'Lav navneord af andre ord med den rigtige endelse.',
    instruction: 'Lav ordet i parentes om til et navneord, eller vælg den rigtige stavemåde.',
    trains: ['ending'],
    items: [
      gaps('Hendes [venlighed](venlig) smittede hele klassen.', '»Venlig« bliver til »venlighed«.'),
      gaps('Vores [venskab](ven) har varet i ti år.', '»Ven« bliver til »venskab«, som ender på b.'),
      gaps('Filmen var en [skuffelse](skuffe), for helten sov det meste af tiden.', '»Skuffe« bliver til »skuffelse«.'),
      gaps('Min største [hemmelighed](hemmelig) ligger i en skotøjsæske.', '»Hemmelig« bliver til »hemmelighed«.'),
      lists('Vi så solen stå op i fuldkommen {stilhed|stilhet}.', 'Endelsen »-hed« ender på et blødt d.'),
      lists('{Opdagelsen|Opdagelsn} af grotten skete ved et tilfælde.', 'Endelsen er »-else«, og så kommer der et n.'),
      lists('Min {kærlighed|kærlihed} til lakrids er uden grænser.', '»Kærlig« har et g, og det bliver stående.'),
      dictate('Det var en dejlig [overraskelse].', '»Overraskelse« ender på »-else«.'),
      dictate('Skibets [mandskab] stod klar på dækket.', '»Mandskab« kommer af »mand« og har et stumt d.'),
    ],
  },
]);
