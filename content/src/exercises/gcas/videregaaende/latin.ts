import { choice, exerciseGroup } from '../../markup/index.ts';

export const latin = exerciseGroup({ productId: 'gcas', level: 12, category: 'latin' }, [
  {
    number: 1,
    title: 'Bøjning på latin',
    summary: 'Læs endelserne i små latinske sætninger.',
    instruction: 'Vælg det rigtige svar.',
    items: [
      choice(
        '»Puella cantat« Hvad er subjektet?',
        'puella',
        ['cantat', 'begge ord'],
        '»Puella« betyder pigen og står i nominativ.',
      ),
      choice(
        '»Marcus puellam videt« Hvem bliver set?',
        'pigen',
        ['Marcus', 'ingen'],
        'Endelsen »-am« viser akkusativ.',
      ),
      choice(
        '»Puellam Marcus videt« Hvad er ændret i forhold til »Marcus puellam videt«?',
        'kun rækkefølgen',
        ['hvem der ser', 'tiden'],
        'Kasus viser leddene, og derfor er ordstillingen fri.',
      ),
      choice(
        '»Amo, amas, amat« Hvad betyder »amas«?',
        'du elsker',
        ['jeg elsker', 'han elsker'],
        'Endelsen »-s« viser anden person ental.',
      ),
      choice(
        'Hvordan ved man, at »amat« er tredje person?',
        'på endelsen »-t«',
        ['på stammen', 'på ordstillingen'],
        'Endelsen »-t« viser tredje person ental.',
      ),
      choice(
        '»Servus« er en slave i nominativ ental. Hvad er »servi« i »dominus servi«?',
        'genitiv ental',
        ['akkusativ ental', 'ablativ ental'],
        '»Dominus servi« er slavens herre.',
      ),
      choice(
        '»Templum« er et tempel. Hvad hedder flere templer i nominativ?',
        'templa',
        ['templi', 'templos'],
        'Neutrum får »-a« i flertal.',
      ),
      choice(
        'Hvad betyder »veni, vidi, vici«?',
        'jeg kom, jeg så, jeg sejrede',
        ['kom, se og sejr', 'de kom, de så, de sejrede'],
        'Endelsen »-i« viser første person i perfektum.',
      ),
    ],
  },
]);
