import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const eneOgEnde = exerciseGroup({ productId: 'gram', level: 7, category: 'ene-og-ende' }, [
  {
    number: 1,
    version: 2,
    title: 'De rejsende og deres kufferter',
    summary: 'Skeln mellem -ende om personer og -ene om ting, også i ejefald.',
    instruction:
      'Ord på -ende kan også bruges om personer: de rejsende. Kan ordet bøjes en, to, alle, hedder det -ene: et tog, alle togene.',
    trains: ['ene-ende'],
    items: [
      lists(
        'De {rejsende|rejsene} sad på hver sin kuffert og spillede kort.',
        'Det er dem, der rejser: »de rejsende«.',
      ),
      lists('{Togene|Togende} var forsinkede på grund af en svane.', 'Et tog, flere tog, alle togene.'),
      lists('De {pårørende|pårørene} fik besked med det samme.', 'Ordet hedder en pårørende, flere pårørende.'),
      lists('{Forholdene|Forholdende} om bord var elendige.', 'Et forhold, flere forhold, alle forholdene.'),
      lists(
        'Katten blev reddet op af kloakken af en {forbipasserende|forbipasserene}.',
        'Det er én, der passerer forbi: »forbipasserende«.',
      ),
      lists('{Svarene|Svarende} i undersøgelsen var overraskende ens.', 'Et svar, flere svar, alle svarene.'),
      lists('De {studerendes|studerenes} cykler spærrede for brandbilen.', 'De studerende med et -s i ejefald.'),
      lists(
        '{Æblernes|Æblendes} farve afslørede, at de var af plastik.',
        'Et æble, flere æbler, alle æblerne. Her er ordet i ejefald.',
      ),
      gaps(
        'De [overlevende](overleve) fra skibbruddet spiste kokosnødder.',
        'Det er dem, der overlever: »de overlevende«.',
      ),
      gaps('Alle [forslagene](forslag) blev stemt ned.', 'Et forslag, flere forslag, alle forslagene.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Endelsen, der beskriver',
    summary: 'Vælg -ende, når ordet beskriver, hvordan noget er eller sker.',
    instruction:
      'Ord på -ende kan stå foran et navneord eller efter »er«, »virker« og »føles«: en rystende stemme. Stav resten af ordet, som udsagnsordet staves.',
    trains: ['ene-ende', 'ending'],
    items: [
      lists('Historien er både {gribende|gribene} og morsom.', 'Den griber én: »gribende«.'),
      lists('Jeg synes, at tavsheden var {foruroligende|foruroligene}.', 'Den foruroliger én: »foruroligende«.'),
      lists('Et {tvivlende|tvivlene} blik kan sige mere end tusind ord.', 'Blikket tvivler: »tvivlende«.'),
      lists(
        '{Symbolerne|Symbolende|Symbolene} i digtet handler om havet.',
        'Et symbol, flere symboler, alle symbolerne.',
      ),
      lists(
        '{Argumenterne|Argumentende|Argumentene} faldt som tomme spande.',
        'Et argument, flere argumenter, alle argumenterne.',
      ),
      gaps('Hun fik en [afgørende](afgøre) idé i badet.', 'Idéen afgør noget: »afgørende«.'),
      gaps('Vi gik hjem under en [dalende](dale) sol.', 'Solen daler: »dalende«.'),
      mark(
        'Et *hvislende* skrig fik *håndtagene* til at dirre.',
        'Marker ordet på -ende og ordet på -ene.',
        '»Hvislende« beskriver skriget. »Håndtagene« er flere bestemte håndtag.',
      ),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'irriterende',
        ['iriterende', 'irriterene'],
        '»Irritere« skrives med to r’er først og får -ende.',
      ),
      sort(
        { '-ende': ['tøve', 'knirke', 'skinne'], '-ene': ['ord', 'sprog', 'hus'] },
        'Man kan tøve, knirke og skinne: tøvende, knirkende, skinnende. De andre er navneord: ordene, sprogene, husene.',
        'Hvilken endelse kan ordene få?',
      ),
    ],
  },
]);
