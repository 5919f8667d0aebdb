import { dictate, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const stummeBogstaver = exerciseGroup({ productId: 'grst', level: 7, category: 'stumme-bogstaver' }, [
  {
    number: 1,
    title: 'Familien afslører det stumme bogstav',
    summary: 'Find det stumme bogstav ved at tænke på et beslægtet ord.',
    instruction: 'Et ord i familien kan afsløre det bogstav, man ikke hører. Vælg eller skriv ordet.',
    trains: ['silent-letter'],
    items: [
      lists('Vi var {lykkelige|løgkelige} over den store pakke.', '»Lykkelig« er i familie med »lykke«.'),
      lists('Drengen er {født|føt} på en færge.', '»Født« kommer af »føde«.'),
      lists('Der var {blandt|blant} andet en kanin i hatten.', '»Blandt« er i familie med »blande« og har et stumt d.'),
      lists('Hun er {ukendt|ukent} uden for sin egen gade.', '»Ukendt« er i familie med »kende« og har et stumt d.'),
      lists('Koncerten var hurtigt {udsolgt|udsolt}.', '»Solgt« er i familie med »sælge« og har et stumt g.'),
      lists('Han har {valgt|valt} den sværeste vej.', '»Valgt« er i familie med »vælge« og har et stumt g.'),
      dictate('Vi må have [tålmodighed] med den gamle hund.', '»Tålmodig« har et g, som bliver stående.'),
      dictate('Hendes [venlighed] overraskede dommeren.', '»Venlig« har et g, som bliver stående.'),
      gaps('Har du [bedt](bede) ham om hjælp?', 'Bede, bad, bedt: Der er et stumt d.'),
      mark(
        'Vi *fulgte* sporet, til det *forsvandt* i åen.',
        'Marker de to udsagnsord i datid med et stumt bogstav.',
        '»Fulgte« har et stumt g, og »forsvandt« har et stumt d.',
      ),
    ],
  },
]);
