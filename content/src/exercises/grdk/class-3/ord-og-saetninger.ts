import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordOgSaetninger = exerciseGroup({ productId: 'grdk', level: 3, category: 'ord-og-saetninger' }, [
  {
    number: 1,
    title: 'Punktum, spørgsmålstegn og stort',
    summary: 'Find sætninger med de rigtige tegn.',
    instruction: 'Hvilken sætning er skrevet rigtigt?',
    trains: ['capital', 'question-mark'],
    items: [
      choice(
        'Vælg den rigtige sætning om en papegøje.',
        'Min papegøje kan sige skolemælk.',
        ['min papegøje kan sige skolemælk.', 'Min papegøje kan sige skolemælk'],
        'Stort først og punktum til sidst.',
      ),
      choice(
        'Vælg det rigtige spørgsmål.',
        'Hvem har spist min madpakke?',
        ['Hvem har spist min madpakke.', 'hvem har spist min madpakke?'],
        'Et spørgsmål har spørgsmålstegn.',
      ),
      choice(
        'Vælg den rigtige sætning om en pige.',
        'Jeg leger med Vilma fra Odense.',
        ['Jeg leger med vilma fra Odense.', 'Jeg leger med Vilma fra odense.'],
        'Navne på mennesker og byer har stort.',
      ),
      choice(
        'Vælg den rigtige sætning om en hest.',
        'Hesten nøs, og jeg blev våd.',
        ['Hesten nøs. og jeg blev våd.', 'hesten nøs, og jeg blev våd.'],
        'Der er kun stort først i sætningen.',
      ),
      choice(
        'Hvilket tegn mangler: »Hvor bor en grævling«',
        'spørgsmålstegn',
        ['punktum', 'komma'],
        'Man spørger om noget.',
      ),
      choice(
        'Hvilket tegn mangler: »Den bor i en hule«',
        'punktum',
        ['spørgsmålstegn', 'komma'],
        'Man fortæller noget.',
      ),
      lists('Vi skal til {Bornholm|bornholm} i ferien.', 'Bornholm er navnet på en ø.'),
      lists('Min {lærer|Lærer} kan jonglere med æbler.', 'Lærer er ikke et navn.'),
      lists('På {søndag|Søndag} sover vi i telt.', 'Dage har lille bogstav.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Fordi, men, og, så',
    summary: 'Bind to sætninger sammen med det rigtige ord.',
    instruction: 'Vælg det ord, der passer bedst.',
    items: [
      lists('Jeg er våd, {fordi|men|eller} jeg faldt i åen.', 'Åen er grunden: »fordi«.'),
      lists('Jeg vil gerne med, {men|fordi|eller} jeg har brækket tåen.', 'Det sidste stopper planen: »men«.'),
      lists('Vil du have æble {eller|men|fordi} banan?', 'Man skal vælge: »eller«.'),
      lists('Det er koldt, {så|fordi|eller} vi tager to huer på.', 'Derfor tager vi huer på: »så«.'),
      lists('Min onkel har en ged {og|men|fordi} tre gæs.', 'Han har begge dele: »og«.'),
      lists('Vi hviskede, {fordi|eller|end} babyen sov.', 'Babyen er grunden: »fordi«.'),
      lists('Hunden så ond ud, {men|fordi|eller} den logrede.', 'Det var ikke, som man troede: »men«.'),
      lists('{Når|Men|Eller} det sner, bygger vi en hule.', 'Det sker, hver gang det sner: når.'),
    ],
  },
]);
