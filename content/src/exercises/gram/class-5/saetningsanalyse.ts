import { choice, exerciseGroup, mark, order, several, sort } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 5, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Genstandsleddet får en trekant',
    summary: 'Find det, som handlingen går ud over.',
    instruction: 'Spørg »hvem« eller »hvad« + udsagnsled + grundled. Svaret er genstandsleddet.',
    items: [
      mark('Gartneren planter *tulipaner*.', 'Marker genstandsleddet.', 'Hvad planter gartneren? Tulipaner.'),
      mark(
        'I går reddede Sumaya *et* *pindsvin*.',
        'Marker alle ord i genstandsleddet.',
        'Hvem reddede Sumaya? Et pindsvin.',
      ),
      mark(
        'Min farmor samler *gamle* *lommeure*.',
        'Marker alle ord i genstandsleddet.',
        'Hvad samler farmor? Gamle lommeure.',
      ),
      mark(
        'Har du spist *den* *sidste* *frikadelle*?',
        'Marker alle ord i genstandsleddet.',
        'Hvad har du spist? Den sidste frikadelle.',
      ),
      mark('Om natten vækker månen *ulvene*.', 'Marker genstandsleddet.', 'Hvem vækker månen? Ulvene.'),
      choice(
        'Hvad er genstandsled i »Tjeneren tabte hele bryllupskagen.«?',
        'hele bryllupskagen',
        ['Tjeneren', 'tabte'],
        'Hvad tabte tjeneren? Hele bryllupskagen.',
      ),
      choice(
        'Hvad er genstandsled i »Midt i timen fangede Elliot en flue.«?',
        'en flue',
        ['Elliot', 'Midt i timen'],
        'Hvad fangede Elliot? En flue.',
      ),
      choice(
        'Hvilken sætning har et genstandsled?',
        'Flodhesten åd min hat.',
        ['Flodhesten sukkede dybt.', 'Flodhesten faldt i søvn.'],
        'Hvad åd flodhesten? Min hat.',
      ),
      several(
        'Hvilke sætninger har intet genstandsled?',
        ['Solen skinner.', 'Bedstefar snorker på sofaen.'],
        ['Vi fløjter en sang.', 'Hun tænder lampen.'],
        'Man kan ikke spørge: Hvad skinner solen? Men man kan spørge: Hvad fløjter vi?',
      ),
    ],
  },
  {
    number: 2,
    title: 'Kryds og bolle i svære sætninger',
    summary: 'Find grundled og udsagnsled, når de ikke står først.',
    instruction: 'Find udsagnsleddet først. Spørg så hvem eller hvad foran det. Grundleddet kan godt stå bagest.',
    items: [
      mark(
        'Ude på isen *dansede* *to* *pingviner*.',
        'Marker både grundled og udsagnsled.',
        'Hvem dansede? To pingviner.',
      ),
      mark('*Har* *I* *fodret* egernet i dag?', 'Marker både grundled og udsagnsled.', 'Hvem har fodret? I.'),
      mark(
        'Under tagrenden *bygger* *svalerne* deres rede.',
        'Marker både grundled og udsagnsled.',
        'Hvem bygger? Svalerne.',
      ),
      mark(
        '*Hendes* *lange* *halstørklæde* *sad* fast i cyklen.',
        'Marker både grundled og udsagnsled.',
        'Hvad sad fast? Hendes lange halstørklæde.',
      ),
      mark('I tre dage *havde* *det* *sneet*.', 'Marker både grundled og udsagnsled.', 'Hvad havde sneet? Det.'),
      choice(
        'Hvad er grundled i »Den hat vil min onkel aldrig sælge.«?',
        'min onkel',
        ['Den hat', 'aldrig'],
        'Hvem vil aldrig sælge? Min onkel.',
      ),
      choice(
        'Hvad er udsagnsled i »Ville du turde sove i en grotte?«?',
        'ville turde sove',
        ['ville', 'du'],
        'De tre ord hører sammen.',
      ),
      choice(
        'Hvad er grundled i »Midt på vejen lå en kæmpestor vandmelon.«?',
        'en kæmpestor vandmelon',
        ['Midt på vejen', 'lå'],
        'Hvad lå der? En kæmpestor vandmelon.',
      ),
      sort(
        { grundled: ['den søvnige vagt'], udsagnsled: ['vil gribe'], genstandsled: ['tyven'] },
        'Hvem vil gribe? Den søvnige vagt. Hvem vil vagten gribe? Tyven.',
        'Sorter leddene i »Den søvnige vagt vil gribe tyven.«',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Byt om på leddene',
    summary: 'Byg sætninger efter en opskrift på led.',
    instruction: 'Sæt leddene i den rækkefølge, opgaven beder om.',
    items: [
      order('en mus | spiste | lysene', '»En mus« er grundled, »spiste« er udsagnsled, og »lysene« er genstandsled.', {
        task: 'Grundled, udsagnsled, genstandsled.',
      }),
      order('i nat | larmede | genboerne', '»I nat« er tiden, »larmede« er udsagnsled, og »genboerne« er grundled.', {
        task: 'Begynd med tiden. Så udsagnsled og grundled.',
      }),
      order('spillede | de | ludo?', '»Spillede« er udsagnsled, »de« er grundled, og »ludo« er genstandsled.', {
        task: 'Byg et spørgsmål: udsagnsled, grundled, genstandsled.',
      }),
      order(
        'på taget | har | en stork | bygget | rede',
        '»På taget« er stedet. Udsagnsleddet er »har bygget«, og »en stork« står midt i det.',
        {
          task: 'Begynd med stedet. Pas på: Udsagnsleddet er delt i to.',
        },
      ),
      order(
        'brevet | skrev | dronningen | i hemmelighed',
        'Dronningen skrev, så »dronningen« er grundled. »Brevet« er genstandsled, også når det står forrest.',
        {
          task: 'Begynd med det, der blev skrevet: genstandsled, udsagnsled, grundled og til sidst måden.',
        },
      ),
      choice(
        'Hvilket led står først i »Den sang kan jeg udenad.«?',
        'genstandsleddet',
        ['grundleddet', 'udsagnsleddet'],
        'Hvem kan? Jeg er grundled. Hvad kan jeg? Den sang er genstandsled.',
      ),
      choice(
        'Hvilket led står først i »I eftermiddag bager vi.«?',
        'et led om tid',
        ['grundleddet', 'genstandsleddet'],
        'I eftermiddag fortæller hvornår.',
      ),
      choice(
        'Hvad er »te« i »Hver morgen drikker min lærer te.«?',
        'genstandsleddet',
        ['grundleddet', 'udsagnsleddet'],
        'Hvad drikker læreren? Te.',
      ),
    ],
  },
]);
