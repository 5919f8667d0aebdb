import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 9, category: 'svaere-smaaord' }, [
  {
    number: 1,
    title: 'Småord i formelle tekster',
    summary: 'Stav de ord, der binder en god aflevering sammen.',
    instruction: 'Vælg eller skriv ordet, som det skal stå i en opgave.',
    trains: ['misspelling', 'compound-joined', 'compound-split'],
    items: [
      lists('{Desuden|Des uden} mangler argumentet en kilde.', '»Desuden« skrives i ét ord.'),
      lists('Forfatteren er {imidlertid|i midlertid} ikke enig.', '»Imidlertid« skrives i ét ord.'),
      lists('{På den ene side|På den enside} er reglen klar.', 'Udtrykket skrives i fire ord.'),
      lists('Tallene er {derimod|der imod} helt nye.', '»Derimod« skrives i ét ord.'),
      lists('{Først og fremmest|Først og fremst} skal kilden være troværdig.', 'Udtrykket er »først og fremmest«.'),
      lists('Det gælder {især|i sær} for unge under femten.', '»Især« staves med »æ« og i ét ord.'),
      lists(
        'Teksten er {ifølge|i følge} forlaget skrevet på to uger.',
        '»Ifølge« er ét ord, når man nævner sin kilde.',
      ),
      gaps(
        'Han var altid sidst i løbet, og [alligevel](begynder med a) gav han aldrig op.',
        '»Alligevel« har to l’er og skrives i ét ord.',
      ),
      mark(
        'Rapporten er *dels* for lang, *dels* uden konklusion.',
        'Marker de to småord, der hører sammen som et par.',
        '»Dels … dels« er et par og ender på s.',
      ),
    ],
  },
]);
