import { exerciseGroup, lists } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 6, category: 'svaere-smaaord' }, [
  {
    number: 1,
    title: 'Enten, egentlig og ellers',
    summary: 'Stav småord, som mange skriver, som de siger dem.',
    instruction: 'Vælg det småord, der er stavet rigtigt.',
    trains: ['misspelling', 'silent-letter'],
    items: [
      lists('Hvad vil du {egentlig|egenlig} sige med det?', '»Egentlig« har et t i midten.'),
      lists('{Enten|Enden} tager vi bussen, eller også går vi.', '»Enten« skrives med t. Enden er det sidste stykke.'),
      lists('Til {sidst|sist} blev kun katten tilbage.', '»Sidst« har et stumt d.'),
      lists('Han havde {næppe|nebbe} sat sig, før stolen faldt sammen.', '»Næppe« staves med to p’er.'),
      lists('Vi bor {mellem|mellom} en skov og en motorvej.', '»Mellem« ender på »-em«.'),
      lists('Jeg er {temmelig|temlig} sikker på, at den flyttede sig.', '»Temmelig« har to m’er og et e imellem.'),
      lists(
        'Jeg kan {overhovedet|over hovedet} ikke se forskel på tvillingerne.',
        '»Overhovedet« skrives i ét ord, når det forstærker ikke.',
      ),
      lists('Hun har det bedre, {siden|sien} hun fik briller.', '»Siden« har et blødt d.'),
      lists('Der var {heldigvis|heldivis} ingen, der så det.', '»Heldigvis« kommer af »heldig« og har et g.'),
    ],
  },
]);
