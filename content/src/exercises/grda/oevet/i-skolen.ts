import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const iSkolen = exerciseGroup({ productId: 'grda', level: 13, category: 'i-skolen' }, [
  {
    number: 1,
    title: 'Ord i opgaver',
    summary: 'Forstå de ord, som opgaver i alle fag bruger.',
    instruction: 'Hvad beder opgaven dig om?',
    items: [
      choice(
        '»Sammenlign de to dyr.« Hvad skal du?',
        'finde ligheder og forskelle',
        ['tegne dem begge to', 'vælge det bedste dyr'],
        'At sammenligne er at se, hvad der er ens og forskelligt.',
      ),
      choice(
        '»Begrund dit svar.« Hvad skal du?',
        'skrive hvorfor',
        ['skrive svaret igen', 'gøre svaret kortere'],
        'At begrunde er at give en grund.',
      ),
      choice(
        '»Beskriv billedet.« Hvad skal du?',
        'fortælle, hvad man kan se',
        ['fortælle, hvad du synes om det', 'finde et andet billede'],
        'At beskrive er at fortælle, hvordan noget ser ud.',
      ),
      choice(
        '»Giv tre eksempler.« Hvad skal du?',
        'nævne tre ting, der passer',
        ['gøre det tre gange', 'give tre personer noget'],
        'Et eksempel er én ud af mange ting, der passer.',
      ),
      choice(
        '»Understreg nøgleordene.« Hvad skal du?',
        'sætte streg under de vigtigste ord',
        ['sætte ring om de svære ord', 'slette de lange ord'],
        'Nøgleord er de vigtigste ord.',
      ),
      choice(
        '»Giv et kort referat af teksten.« Hvad skal du?',
        'fortælle det vigtigste med egne ord',
        ['læse den højt', 'skrive den af'],
        'Et referat fortæller kort, hvad der sker.',
      ),
      lists(
        'Et stykke af en tekst, der begynder på en ny linje, er et {afsnit|komma|eksempel}.',
        'En tekst er delt i afsnit, så den er let at læse.',
      ),
      lists(
        'Det, man tror, der vil ske i et forsøg, er en {hypotese|konklusion|tabel}.',
        'En hypotese er et gæt, som man prøver af.',
      ),
      sort(
        {
          dansk: ['digt', 'stavelse', 'replik'],
          matematik: ['brøk', 'vinkel', 'omkreds'],
          natur: ['fotosyntese', 'fordampning', 'fødekæde'],
        },
        'Digte, stavelser og replikker møder man i dansk, brøker, vinkler og omkreds i matematik.',
        'Sorter ordene efter fag.',
      ),
    ],
  },
]);
