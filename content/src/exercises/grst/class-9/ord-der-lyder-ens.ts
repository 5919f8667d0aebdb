import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordDerLyderEns = exerciseGroup({ productId: 'grst', level: 9, category: 'ord-der-lyder-ens' }, [
  {
    number: 1,
    version: 2,
    title: 'Bevidst eller bevist?',
    summary: 'Vælg mellem ord, der er tæt på hinanden i lyd.',
    instruction: 'Læs hele sætningen, og lad betydningen afgøre stavemåden.',
    trains: ['sound-alike', 'vidst-vist'],
    items: [
      lists('Det er aldrig blevet {bevist|bevidst}, at han var på øen.', '»Bevist« kommer af at bevise.'),
      lists('Hun valgte helt {bevidst|bevist} den sværeste opgave.', '»Bevidst« betyder med vilje.'),
      lists('Jeg har altid {vidst|vist}, at du kunne synge.', '»Vidst« kommer af at vide.'),
      lists('Guiden har {vist|vidst} os hvert eneste rum.', '»Vist« kommer af at vise.'),
      lists('Du har {vist|vidst} tabt en vante.', 'Her betyder vist sandsynligvis.'),
      lists('Skuespilleren er {kendt|kent} for sin hæse stemme.', '»Kendt« kommer af »kende« og har et stumt d.'),
      lists('Retten {idømte|inddømte} ham en bøde på tusind kroner.', 'At idømme begynder med »i-«.'),
      lists('Han lod sig ikke {skræmme|skremme} af truslerne.', '»Skræmme« er i familie med »skræk«.'),
      lists('Jeg gik {forgæves|for gæves} rundt i hele byen.', '»Forgæves« skrives i ét ord.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Han blev bevidstløs.',
        ['Han blev bevistløs.', 'Han blev bevidsløs.'],
        'Den, der er bevidstløs, er ikke ved bevidsthed.',
      ),
    ],
  },
]);
