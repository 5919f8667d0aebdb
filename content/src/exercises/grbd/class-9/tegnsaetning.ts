import { choice, exerciseGroup } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'grbd', level: 9, category: 'tegnsaetning' }, [
  {
    number: 1,
    title: 'Sagt ved middagsbordet',
    summary: 'Sæt punktum, spørgsmålstegn, udråbstegn og kolon i replikker.',
    instruction: 'Vælg den sætning, der har de rigtige tegn.',
    trains: ['quotation-marks', 'colon', 'question-mark'],
    items: [
      choice(
        'Nora beder om saltet. Hvilken er rigtig?',
        'Nora spurgte: »Er der mere salt?«',
        ['Nora spurgte. »Er der mere salt?«', 'Nora spurgte: »Er der mere salt.«'],
        'Kolon før replikken og spørgsmålstegn efter et spørgsmål.',
      ),
      choice(
        'Kokken er træt. Hvilken er rigtig?',
        '»Nu er der ikke flere rester,« sagde kokken.',
        ['»Nu er der ikke flere rester« Sagde kokken.', '»nu er der ikke flere rester,« sagde kokken.'],
        'Stort bogstav i replikken, komma før slutningen og lille s i »sagde«.',
      ),
      choice(
        'Nogen vil vide, hvem der vasker op. Hvilken er rigtig?',
        'Jeg ved ikke, hvem der vasker op.',
        ['Jeg ved ikke, hvem der vasker op?', 'Jeg ved ikke: hvem der vasker op?'],
        'Sætningen fortæller noget. Den er ikke et spørgsmål.',
      ),
      choice(
        'Der er fire slags brød. Hvilken er rigtig?',
        'Vi har fire slags: rugbrød, boller, knækbrød og franskbrød.',
        [
          'Vi har: fire slags rugbrød, boller, knækbrød og franskbrød.',
          'Vi har fire slags; rugbrød, boller, knækbrød og franskbrød?',
        ],
        'Kolon står foran opremsningen.',
      ),
      choice('Taget falder ned. Hvilken er rigtig?', 'Pas på!', ['Pas på?', 'Pas på:'], 'Et udråb får udråbstegn.'),
      choice(
        'Hvilken hilsen står rigtigt i en mail?',
        'Hej Jonas',
        ['Hej, jonas', 'Hej: Jonas.'],
        'Navnet har stort, og der behøver ikke noget tegn efter en hilsen på sin egen linje.',
      ),
      choice(
        'Hvor er parentesen brugt rigtigt?',
        'Mød ved hallen (den gamle) klokken ni.',
        ['Mød ved (hallen den gamle klokken) ni.', '(Mød ved hallen den gamle klokken ni.'],
        'Parentesen er om det, der kan undværes.',
      ),
      choice(
        'Hvad betyder de tre prikker i »Og så åbnede hun skabet …«?',
        'Sætningen er ikke slut.',
        ['Nogen råber.', 'Der mangler et komma.'],
        'Prikkerne lader læseren vente.',
      ),
      choice(
        'Hvilket tegn viser, at noget bliver forklaret?',
        'kolon',
        ['udråbstegn', 'spørgsmålstegn'],
        'Efter et kolon kommer forklaringen.',
      ),
    ],
  },
]);
