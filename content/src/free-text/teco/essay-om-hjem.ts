import type { FreeTextTask } from '../free-text-schema.ts';

export const essayOmHjem: FreeTextTask = {
  id: 1061020,
  slug: 'essay-om-hjem',
  version: 2,
  productId: 'teco',
  levelId: 10610,
  categoryId: 106508,
  title: 'Essay: Hvor man hører hjemme',
  summary: 'Skriv et essay om, hvad der gør et sted til et hjem.',
  requiredWordCount: 700,
  estimatedMinutes: 150,
  prompt: [
    {
      type: 'paragraph',
      text: 'Om få måneder skal mange af jer flytte: til en anden skole, en anden by eller bare et andet fællesskab. Skriv et essay om at høre hjemme.',
    },
    {
      type: 'paragraph',
      text: 'Du kan lade dig inspirere af et eller flere af disse udsagn, som elever i 10. klasse er kommet med:',
    },
    {
      type: 'list',
      items: [
        '»Hjemme er der, hvor jeg ikke tænker over, hvordan jeg ser ud.«',
        '»Jeg har to værelser og to tandbørster. Nogle gange vågner jeg og ved ikke, hvilken vej jeg skal vende hovedet for at se vinduet.«',
        '»Min mors hjem er et land, jeg aldrig har set. Alligevel kan jeg dufte det, når hun laver mad.«',
      ],
    },
    { type: 'heading', text: 'Krav til dit essay' },
    {
      type: 'list',
      items: [
        'Tag udgangspunkt i en konkret oplevelse, et sted eller en ting.',
        'Lad teksten bevæge sig fra det personlige til det almene.',
        'Undersøg mindst én modsætning, for eksempel ude og hjemme eller frihed og tryghed.',
        'Brug et gennemgående billede.',
        'Vær spørgende og nysgerrig. Du skal ikke overbevise nogen.',
      ],
    },
  ],
};
