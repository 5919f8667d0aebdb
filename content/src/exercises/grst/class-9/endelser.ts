import { dictate, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const endelser = exerciseGroup({ productId: 'grst', level: 9, category: 'endelser' }, [
  {
    number: 1,
    version: 2,
    title: 'Præcise endelser i lange sætninger',
    summary: 'Hold styr på endelserne i lange sætninger.',
    instruction: 'Find det ord, som endelsen skal passe til. Vælg eller skriv den rigtige form.',
    trains: ['ending', 'adjective-agreement', 'present-r'],
    items: [
      lists(
        'De mange forslag, som udvalget har modtaget, er {gode|godt} og gennemtænkte.',
        'Der er mange forslag: »gode«.',
      ),
      lists(
        'Husene langs den gamle havn bliver {solgt|solgte} enkeltvis.',
        'Efter »bliver« står den korte tillægsform: »solgt«.',
      ),
      lists('Ingen af de adspurgte {kendte|kendt} svaret.', 'Det er datid: »kendte«.'),
      lists('At {rejse|rejser} alene kræver en del planlægning.', 'Efter »at« står navnemåde uden r.'),
      lists('Forskeren, der undersøger hvaler, {lytter|lytte} til deres sang om natten.', 'Det er nutid: »lytter«.'),
      lists('Hun lod barnet {vælge|vælger} mellem to slags is.', 'Efter »lod« står navnemåde uden r.'),
      gaps('Artiklen er skrevet i et [sagligt](saglig) sprog.', 'Et sprog: »sagligt«.'),
      gaps('Resultaterne er [overraskende](overraske), men ikke uforklarlige.', 'Endelsen er »-ende«.'),
      dictate('Digteren blev [beundret] i hele landet.', '»Beundret« ender på »-et«.'),
      mark(
        'Man bør *overveje*, om reglerne kan *ændres*, før sagen lukkes.',
        'Marker de to udsagnsord i navnemåde.',
        'Efter »bør« og »kan« står navnemåde.',
      ),
    ],
  },
]);
