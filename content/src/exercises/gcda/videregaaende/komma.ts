import { commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gcda', level: 12, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i lange perioder',
    summary: 'Sæt komma i sammensatte sætninger med flere lag.',
    instruction: 'Sæt de kommaer, der mangler. Brug startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas(
        'Romanen, som udkom posthumt, blev straks anmeldt, fordi alle kendte skandalen.',
        'En relativsætning midt i og en årsagssætning til sidst.',
      ),
      commas(
        'At han tier, når hun spørger, er i sig selv et svar.',
        'En subjektssætning med en ledsætning inden i sig.',
      ),
      commas(
        'Kritikerne skrev, at stykket var for langt, og at skuespillerne så ud til at mene det samme.',
        'To sideordnede »at«-sætninger.',
      ),
      commas(
        'Forfatteren, der debuterede som 70-årig, skriver om unge mennesker.',
        'Relativsætningen har komma på begge sider.',
      ),
      commas('Digtet er kort, men det er svært at blive færdig med.', 'To hovedsætninger bundet sammen af »men«.'),
      commas('Uden blinken og uden et ord forlader hun scenen i tredje akt.', 'Ingen ledsætning og kun ét verbal.'),
      commas('Jo mere han forklarer, desto mindre forstår de.', 'Første del er underordnet anden del.'),
      commas(
        'Det er netop den replik, publikum husker, når de går hjem.',
        'En relativsætning uden »som« og en »når«-sætning.',
      ),
    ],
  },
]);
