import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const fagtekster = exerciseGroup({ productId: 'grlt', level: 7, category: 'fagtekster' }, [
  {
    number: 1,
    version: 2,
    title: 'Havbunden, der forsvinder',
    summary: 'Læs en fagtekst om tidevand og livet i Vadehavet.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'To gange i døgnet',
        text: `Ved Vadehavet i Sønderjylland kan man gå en tur på havets bund. To gange i døgnet trækker vandet sig tilbage og blotter et enormt landskab af mudder og sand. Seks timer senere er det hele igen dækket af vand.

Forklaringen hænger på himlen. Månen trækker i Jorden, og fordi vand er lettere at flytte end klipper, bugter havet sig ud mod Månen. Mens Jorden drejer, kommer hvert sted på kysten skiftevis ind i bugten og ud af den. Solen trækker også, men den er så langt væk, at dens virkning er mindre end halvdelen af Månens. Når Sol og Måne trækker på samme linje, ved nymåne og fuldmåne, bliver forskellen på ebbe og flod størst. Det kaldes springflod.

For fuglene er mudderet et spisebord. I en enkelt kvadratmeter kan der gemme sig tusindvis af snegle, orme og muslinger. Millioner af trækfugle standser her hvert år for at æde sig fede, inden de flyver videre. Nogle af dem fordobler deres vægt på få uger.

For mennesker er Vadehavet smukt, men lumsk. Vandet kommer ikke som en bølge, man kan se i det fjerne. Det fylder først renderne bag én. Den, der opdager det for sent, står pludselig på en ø. Derfor går man ud sammen med en guide og aldrig i tåge.`,
        questions: [
          choice(
            'Hvor lang tid går der fra lavvande til højvande?',
            'cirka seks timer',
            ['cirka tolv timer', 'et døgn'],
            'Seks timer senere er det hele dækket af vand.',
          ),
          choice(
            'Hvorfor påvirker Månen havet mere end klipperne?',
            'Vand er lettere at flytte.',
            ['Klipper ligger højere end vandet.', 'Vand er koldere.'],
            'Det står i andet afsnit.',
          ),
          choice(
            'Hvorfor har Solen mindre virkning end Månen?',
            'Den er længere væk.',
            ['Den er mindre end Månen.', 'Den er varmere.'],
            'Den er så langt væk, at virkningen er under halvt så stor.',
          ),
          several(
            'Hvornår er der springflod?',
            ['ved nymåne', 'ved fuldmåne'],
            ['ved halvmåne', 'hver nat'],
            'Da trækker Sol og Måne på samme linje.',
          ),
          choice(
            'Hvad betyder »blotter« i teksten?',
            'gør synlig',
            ['gør våd', 'dækker'],
            'Når vandet er væk, kan man se bunden.',
          ),
          choice(
            'Hvorfor kaldes mudderet »et spisebord«?',
            'Fuglene finder deres mad der.',
            ['Turister spiser der.', 'Det er fladt, firkantet og brunt.'],
            'Der er tusindvis af smådyr i det.',
          ),
          choice(
            'Hvorfor æder trækfuglene så meget her?',
            'De skal bruge kræfter til at flyve videre.',
            ['De skal blive på stedet hele den lange vinter.', 'De kan ikke smage forskel.'],
            'De æder sig fede, inden de flyver.',
          ),
          choice(
            'Hvad er lumsk ved, at vandet kommer tilbage?',
            'Det fylder renderne bag én først.',
            ['Det kommer som én høj og larmende bølge.', 'Det er iskoldt.'],
            'Man ser det ikke, før man er omringet.',
          ),
          choice(
            'Hvad er formålet med det sidste afsnit?',
            'at advare',
            ['at underholde', 'at sælge ture'],
            'Afsnittet fortæller, hvad der kan ske, og hvad man skal gøre.',
          ),
          choice(
            'Hvad betyder ordet »lumsk«?',
            'farlig på en skjult måde',
            ['fuld af dyr, der gemmer sig', 'let at finde'],
            'Faren kan ikke ses.',
          ),
        ],
      }),
    ],
  },
]);
