import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const iSkolen = exerciseGroup({ productId: 'grda', level: 13, category: 'i-skolen' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord i opgaver',
    summary: 'Forstå de ord, som opgaver i alle fag bruger.',
    instruction: 'Hvad beder opgaven dig om?',
    items: [
      choice(
        '»Sammenlign de to dyr.« Hvad skal du?',
        'finde ligheder og forskelle',
        ['tegne dem begge to', 'vælge det dyr, der er bedst'],
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
        ['gøre det tre gange', 'give noget til tre andre i klassen'],
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
  {
    number: 2,
    title: 'Gruppearbejde og fremlæggelse',
    summary: 'Lær vendinger til at være enig, uenig og til at fremlægge.',
    instruction: 'Hvad passer bedst at sige?',
    items: [
      choice(
        'Du er enig med en fra gruppen. Hvad siger du?',
        'Det synes jeg også.',
        ['Det tror jeg ikke på.', 'Det er jeg ked af.'],
        'Den, der er enig, synes det samme.',
      ),
      choice(
        'Du er uenig, men vil være venlig. Hvad siger du?',
        'Jeg ser lidt anderledes på det.',
        ['Det er det dummeste, jeg har hørt.', 'Du har altid ret.'],
        'Man kan være uenig på en pæn måde.',
      ),
      choice(
        'Du vil have ordet. Hvad siger du?',
        'Må jeg tilføje noget?',
        ['Hvem har taget ordet?', 'Hold mund!'],
        'At tilføje er at sige noget mere.',
      ),
      choice(
        'Du begynder en fremlæggelse. Hvad siger du først?',
        'Vi vil fortælle om …',
        ['Til sidst vil vi sige …', 'Som vi allerede har sagt …'],
        'Man begynder med at nævne emnet.',
      ),
      choice(
        'Du vil afslutte fremlæggelsen. Hvad siger du?',
        'Har I spørgsmål?',
        ['Vi begynder med …', 'Hvem er I?'],
        'Til sidst kan klassen spørge.',
      ),
      choice(
        'Læreren roser jer: »Det var velforberedt.« Hvad mener hun?',
        'I havde øvet jer godt.',
        ['I talte for længe.', 'I var heldige.'],
        'Den, der er velforberedt, har gjort sit arbejde.',
      ),
      lists(
        'Vi skal {fordele|forlade|fortryde} opgaverne, så alle har noget at lave.',
        'At fordele er at give hver sin del.',
      ),
      lists('Hvad er din {holdning|handling|haltning} til forslaget?', 'En holdning er det, man mener.'),
      lists('De blev {enige|enig med|ens} om at lave en film.', 'Det hedder at blive enige om noget.'),
    ],
  },
]);
