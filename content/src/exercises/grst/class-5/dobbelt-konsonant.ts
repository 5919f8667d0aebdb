import { exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const dobbeltKonsonant = exerciseGroup({ productId: 'grst', level: 5, category: 'dobbelt-konsonant' }, [
  {
    number: 1,
    title: 'Når endelsen giver en konsonant mere',
    summary: 'Skriv navneord, udsagnsord og tillægsord med den rigtige fordobling.',
    instruction:
      'Efter en kort vokal bliver én konsonant tit til to, når ordet får en endelse: »let« bliver til »lette«.',
    trains: ['double-consonant'],
    items: [
      gaps('Rygsækken var den [letteste](let) af dem alle.', 'Let, lettere, lettest: to t’er foran endelsen.'),
      gaps('Der stod to [grimme](grim) statuer i haven.', 'Grim, grimme: to m’er foran endelsen.'),
      gaps(
        'Hun glemte [navnet](navn) på sin egen fisk.',
        'Der er allerede to konsonanter i »navn«, så der kommer ikke flere.',
      ),
      gaps('Udsigten fra [toppen](top) var fuld af tåge.', 'En top, toppen: to p’er foran endelsen.'),
      gaps('Vi malede [væggene|væggen|vægge](væg) lilla.', 'En væg, vægge, væggene: to g’er foran endelsen.'),
      gaps('De [smukke](smuk) heste kom fra Island.', 'Smuk, smukke: to k’er foran endelsen.'),
      gaps(
        'Han var flov hele dagen, og hans venner var også [flove](flov).',
        'Vokalen er lang i »flov«, så der er kun ét v.',
      ),
      lists('{Programmet|Programet} begynder klokken otte.', 'Et program, programmet: to m’er foran endelsen.'),
      lists('Alle {slottene|slotene} i bogen er hjemsøgte.', 'Et slot, slottet, slottene: to t’er foran endelsen.'),
      several(
        'Hvilke former er stavet rigtigt?',
        ['hullet', 'drømmen', 'sengen'],
        ['drømen', 'hulet'],
        '»Hul« og »drøm« får en konsonant mere foran endelsen. I »seng« er der allerede to.',
      ),
    ],
  },
]);
