import { choice, exerciseGroup } from '../../markup/index.ts';

export const stilOgSammenhaeng = exerciseGroup({ productId: 'grag', level: 12, category: 'stil-og-sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Gør det tunge let',
    summary: 'Skriv tungt kancellisprog om til klart dansk.',
    instruction: 'Vælg den sætning, der siger det samme på klart dansk.',
    trains: ['clumsy'],
    items: [
      choice(
        '»Der vil blive foretaget en udskiftning af låsene.«',
        'Vi udskifter låsene.',
        ['Låsene er udskiftet.', 'Låse kan udskiftes.'],
        'Et udsagnsord er lettere end »foretage en udskiftning«.',
      ),
      choice(
        '»De bedes rette henvendelse til kontoret ved tvivlsspørgsmål.«',
        'Kontakt kontoret, hvis du er i tvivl.',
        ['Kontoret er i tvivl.', 'Kontoret kontakter dig, når du er i tvivl.'],
        'At rette henvendelse er at kontakte nogen.',
      ),
      choice(
        '»Undertegnede er ikke i besiddelse af et køretøj.«',
        'Jeg har ingen bil.',
        ['Jeg kan ikke køre.', 'Bilen er ikke min.'],
        'Undertegnede er den, der skriver.',
      ),
      choice(
        '»Grundet nedbør er arrangementet udsat.«',
        'Festen er udsat, fordi det regner.',
        ['Festen er aflyst, fordi det regner.', 'Festen udsættes, hvis det regner.'],
        'At udsætte er ikke at aflyse.',
      ),
      choice(
        '»Beboerne anmodes om at nedbringe støjniveauet.«',
        'Vi beder jer larme mindre.',
        ['I må ikke larme mere.', 'Støjen er blevet mindre.'],
        'At anmode er at bede om noget.',
      ),
      choice(
        '»Vi imødeser Deres snarlige tilbagemelding.«',
        'Vi glæder os til at høre fra dig snart.',
        ['Vi svarer dig snart.', 'Vi har læst det brev, du sendte os forleden.'],
        'At imødese noget er at vente på det.',
      ),
      choice(
        '»Henstilling af cykler er ikke tilladt.«',
        'Du må ikke stille din cykel her.',
        ['Du må ikke cykle her.', 'Du må kun stille cykler her om dagen.'],
        'Henstilling betyder her, at man stiller noget.',
      ),
      choice(
        '»Kontoret er ubemandet onsdag.«',
        'Der er ingen på kontoret onsdag.',
        ['Der er kun kvinder på kontoret onsdag.', 'Kontoret flytter onsdag.'],
        'Ubemandet betyder, at ingen er der.',
      ),
    ],
  },
]);
