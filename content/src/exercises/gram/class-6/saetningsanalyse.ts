import { choice, exerciseGroup, mark, order } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 6, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Kryds, bolle og trekant',
    summary: 'Find udsagnsled (bolle), grundled (kryds) og genstandsled (trekant).',
    instruction:
      'Find først udsagnsleddet. Spørg så: Hvem eller hvad + udsagnsleddet? Det er grundleddet. Spørg til sidst: Hvem eller hvad + udsagnsled + grundled? Det er genstandsleddet.',
    items: [
      mark(
        'En *måge* stjal min fiskefrikadelle.',
        'Marker kernen i grundleddet: det navneord, der gør noget.',
        'Hvem stjal? En måge. Det er grundleddet.',
      ),
      mark(
        'Min storebror *har* *malet* sit værelse sort.',
        'Marker udsagnsleddet. Det består af to ord.',
        'Har malet er udsagnsleddet.',
      ),
      choice(
        'Hvad er genstandsled i »Pedellen fandt et skelet i kælderen.«?',
        'et skelet',
        ['Pedellen', 'i kælderen'],
        'Hvad fandt pedellen? Et skelet.',
      ),
      choice(
        'Hvad er grundled i »I haven sad en tam krage.«?',
        'en tam krage',
        ['I haven', 'sad'],
        'Hvem sad? En tam krage. Grundleddet kan godt stå bag udsagnsleddet.',
      ),
      choice(
        'Hvad er udsagnsled i »I morgen skal hele klassen svømme.«?',
        'skal svømme',
        ['skal', 'hele klassen'],
        'Skal svømme hører sammen som ét udsagnsled.',
      ),
      choice(
        'Hvad er grundled i »Hver fredag spiser vores nabo suppe på altanen.«?',
        'vores nabo',
        ['Hver fredag', 'suppe'],
        'Hvem spiser? Vores nabo.',
      ),
      choice(
        'Hvad er genstandsled i »Den blinde hund kender alle vores skridt.«?',
        'alle vores skridt',
        ['Den blinde hund', 'kender'],
        'Hvad kender hunden? Alle vores skridt.',
      ),
      choice(
        'Hvilken sætning har et genstandsled?',
        'Tvillingerne byttede sko.',
        ['Tvillingerne grinede.', 'Tvillingerne sov længe.'],
        'Hvad byttede tvillingerne? Sko.',
      ),
      mark(
        'I nat *hørte* *jeg* en ugle.',
        'Marker det, der er udsagnsled og grundled.',
        'Hørte er udsagnsleddet. Hvem hørte? Jeg.',
      ),
      order('trolden | åd | vores madpakker', 'Grundled, udsagnsled og genstandsled.', {
        task: 'Sæt leddene i rækkefølgen grundled, udsagnsled, genstandsled.',
      }),
    ],
  },
]);
