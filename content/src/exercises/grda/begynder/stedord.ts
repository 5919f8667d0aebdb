import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grda', level: 11, category: 'stedord' }, [
  {
    number: 1,
    title: 'Jeg, du, han og hun',
    summary: 'Brug små ord i stedet for navne.',
    instruction: 'Vælg det lille ord, der passer til personen eller tingen.',
    items: [
      lists('Fatima er syg. {Hun|Han|Det} er hjemme i dag.', 'Fatima er en pige: hun.'),
      lists('Min far er kok. {Han|Hun|Den} laver god mad.', 'En far er en mand: han.'),
      lists('Omar og Lea leger. {De|Den|Vi} griner højt.', 'De er to: de.'),
      lists('Jeg har en ny taske. {Den|Det|De} er blå.', 'Det hedder en taske: den.'),
      lists('Jeg har et nyt penalhus. {Det|Den|De} er rødt.', 'Det hedder et penalhus: det.'),
      lists('Min familie og jeg rejser. {Vi|De|I} tager toget.', 'Jeg er selv med: vi.'),
      lists('Kan du hjælpe {mig|jeg}?', 'Du hjælper mig.'),
      lists('{Jeg|Mig} vil gerne være med.', 'Den, der vil noget, er jeg.'),
      gaps('Er det [din](du) jakke, eller er det min?', 'Du har en jakke: din jakke.'),
      choice(
        'Sara har en bror. Hvad hedder det?',
        'hendes bror',
        ['hans bror', 'hun bror'],
        'Sara er en pige: hendes.',
      ),
    ],
  },
]);
