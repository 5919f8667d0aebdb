import type { Exercise } from '@ordklar/contract';

/** An own exercise with a file and a link. */
export const sampleOwn = (over: Partial<Exercise> = {}): Exercise => ({
  id: 5,
  title: 'Min by',
  productId: 'teco',
  levelId: 10600,
  level: 'Alle klassetrin',
  categoryId: 106000,
  category: 'Lærerens egne opgaver',
  kind: 'free-text',
  description: 'Et sted.',
  requiredWordCount: 150,
  estimatedMinutes: 0,
  isCustom: true,
  lastAssigned: null,
  isNew: false,
  isPublished: true,
  instructions: [],
  task: [{ type: 'paragraph', text: 'Skriv om din by.' }],
  sourceText: null,
  files: [{ id: 3, original_filename: 'Kort.pdf', short_name: 'Kort.pdf', size: 20_480, fileSizeKb: 20 }],
  links: ['https://www.dr.dk/nyheder'],
  ...over,
});
