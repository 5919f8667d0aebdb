import { choice, exerciseGroup, lists, read } from '../../markup/index.ts';

export const fortaellinger = exerciseGroup({ productId: 'grlt', level: 7, category: 'fortaellinger' }, [
  {
    number: 1,
    version: 2,
    title: 'Nøglen til nummer syv',
    summary: 'Læs en fortælling, hvor ikke alt bliver sagt.',
    instruction: 'Læs fortællingen, og svar på spørgsmålene. Nogle svar står mellem linjerne.',
    items: [
      read({
        title: 'Skab nummer syv',
        text: `Nøglen lå i en konvolut uden afsender. 7 stod der på den med små, skarpe streger, og Bertram vidste straks, hvis syvtaller der så sådan ud.

Skabene på den gamle banegård skulle rives ned fredag. Det havde stået i avisen. Han cyklede derhen lige efter skole, selv om han havde sagt til mor, at han skulle til fodbold.

Skab syv var nederst. Døren bandt. Indeni lå en fodbold, så slidt, at man ikke kunne se mønstret, og et billede af to drenge i alt for store trøjer. Den ene var ham selv. Den anden havde et plaster på hagen og en arm rundt om hans nakke.

Bag på billedet stod: Jeg lovede at gemme den. Så er det din tur.

Bertram satte sig på det kolde gulv. Tre år var der gået, siden Frederik flyttede, og det sidste, de havde sagt til hinanden, var noget om den bold. Noget, han gerne ville have slettet.

Han tog telefonen frem. Nummeret var der endnu. Han skrev: Den er flad. Så slettede han det og skrev i stedet: Har du en pumpe?

Tre prikker dukkede op på skærmen næsten med det samme.`,
        questions: [
          choice(
            'Hvordan ved Bertram, hvem brevet er fra?',
            'Han genkender skriften.',
            ['Navnet står på konvolutten.', 'Hans mor fortæller det.'],
            'Han kender syvtallet.',
          ),
          choice(
            'Hvorfor har han travlt?',
            'Skabene skal rives ned.',
            ['Han skal til fodbold.', 'Frederik venter på stationen.'],
            'De skulle rives ned fredag.',
          ),
          choice(
            'Hvad har Bertram gjort over for sin mor?',
            'Han har løjet.',
            ['Han har bedt om lov.', 'Han har skrevet til hende.'],
            'Han sagde, at han skulle til fodbold.',
          ),
          choice(
            'Hvem er den anden dreng på billedet?',
            'Frederik',
            ['Bertrams bror', 'det ved man ikke noget om'],
            'Vennen, der flyttede, har haft bolden.',
          ),
          choice(
            'Hvad skete der mellem drengene for tre år siden?',
            'De blev uvenner om bolden.',
            ['De vandt en kamp over et andet hold.', 'De stjal en nøgle.'],
            'Det sidste, de sagde, var noget, han gerne ville slette.',
          ),
          choice(
            'Hvorfor har Frederik sendt nøglen?',
            'Han vil gerne slutte fred.',
            ['Han vil drille.', 'Han har brug for at låne penge.'],
            'Han giver bolden videre: Så er det din tur.',
          ),
          choice(
            'Hvorfor er spørgsmålet »Har du en pumpe?« bedre end »Den er flad«?',
            'Det inviterer Frederik til at svare og være med.',
            ['Det er kortere.', 'Det er mere rigtigt, for bolden er slet ikke flad.'],
            'Et spørgsmål åbner for en samtale.',
          ),
          choice(
            'Hvad betyder de tre prikker?',
            'Frederik er ved at skrive.',
            ['Telefonen er død.', 'Beskeden er slettet.'],
            'Han svarer næsten med det samme.',
          ),
          choice('Hvilken følelse ender historien med?', 'håb', ['vrede', 'kedsomhed'], 'Vennen svarer med det samme.'),
          lists('At døren »bandt«, betyder, at den var svær at {åbne|se|finde}.', 'En dør, der binder, sidder fast.'),
        ],
      }),
    ],
  },
]);
