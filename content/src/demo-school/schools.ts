import type { DemoClass, DemoGroup, DemoLicence, DemoSchool, DemoShare } from './demo-school-schema.ts';
import { courses } from '../catalogue/catalogue.ts';

/** Two invented schools (PD-05). */
export const demoSchools: readonly DemoSchool[] = [
  { key: 'soebakkeskolen', name: 'Søbakkeskolen', words: ['Søbakke', 'Kærgården'] },
  { key: 'fjordvangskolen', name: 'Fjordvangskolen', words: [] },
];

/**
 * Two full classes at the first school: 7.A is laerer's and reaches laerer2 through a share, 8.B belongs to both. The
 * handful of pupils at the other school is there so that laerer3 has a class and nothing of theirs may be seen here.
 */
export const demoClasses: readonly DemoClass[] = [
  {
    key: '7a',
    school: 'soebakkeskolen',
    name: '7.A',
    grade: 7,
    startkomma: true,
    teachers: ['laerer'],
    pupils: [
      'elev',
      'elev2',
      'alma-oestergaard',
      'amina-warsame',
      'august-storm-lauritsen',
      'elias-groenbaek',
      'emil-rosenlund',
      'hassan-yildiz',
      'ida-kjaer-soerensen',
      'karla-munk-olesen',
      'linh-nguyen',
      'liva-bech-andersen',
      'magnus-dam-kristoffersen',
      'mikolaj-nowak',
      'nanna-friis-holt',
      'noah-thygesen',
      'oliver-brandt-nissen',
      'sofie-amalie-riis',
      'villads-hoej-jepsen',
      'zahra-hosseini',
    ],
  },
  {
    key: '8b',
    school: 'soebakkeskolen',
    name: '8.B',
    grade: 8,
    startkomma: true,
    teachers: ['laerer', 'laerer2'],
    pupils: [
      'ahmad-rahimi',
      'anton-bjerre-dahl',
      'clara-winther',
      'danylo-petrenko',
      'ellen-margrethe-wulff',
      'emil-bech',
      'fatima-el-amrani',
      'filippa-krag',
      'ibrahim-osman',
      'johan-vestergaard-kjeldsen',
      'jonathan-tesfay-larsen',
      'leyla-arslan',
      'lukas-hedegaard',
      'maja-skovgaard',
      'malthe-ibsen-juul',
      'rosa-toftegaard',
      'sana-malik',
      'signe-overby',
      'tobias-lund-eriksen',
      'viktor-noergaard-holm',
      'aase-bruun',
    ],
  },
  {
    key: '6c-sidste-aar',
    school: 'soebakkeskolen',
    name: '6.C',
    grade: 6,
    startkomma: true,
    yearsBack: 1,
    teachers: ['laerer2'],
    pupils: [
      'asger-lindegaard',
      'bilal-khan',
      'cecilie-hoejgaard',
      'david-moerk',
      'esther-vinther-bak',
      'frida-salling',
    ],
  },
  {
    key: 'fjordvang-6b',
    school: 'fjordvangskolen',
    name: '6.B',
    grade: 6,
    startkomma: false,
    teachers: ['laerer3'],
    pupils: ['ditte-aaby', 'kasper-roenn', 'mariam-haddad', 'storm-nybo', 'tilde-krogsgaard'],
  },
];

/** Groups across and inside the classes. */
export const demoGroups: readonly DemoGroup[] = [
  {
    key: 'laesegruppen',
    name: 'Læsegruppen',
    owner: 'laerer',
    pupils: ['elev', 'elias-groenbaek', 'liva-bech-andersen', 'nanna-friis-holt', 'linh-nguyen'],
  },
  {
    key: 'skrivevaerksted',
    name: 'Skriveværksted torsdag',
    owner: 'laerer',
    pupils: ['emil-rosenlund', 'mikolaj-nowak', 'noah-thygesen', 'malthe-ibsen-juul', 'danylo-petrenko'],
  },
  {
    key: 'avisholdet',
    name: 'Avisholdet',
    owner: 'laerer2',
    pupils: ['alma-oestergaard', 'sofie-amalie-riis', 'clara-winther', 'signe-overby'],
  },
];

/** 7.A is shared already; the offer of Avisholdet waits for laerer (the class-sharing icon shows). */
export const demoShares: readonly DemoShare[] = [
  { creator: 'laerer', recipient: 'laerer2', type: 'class', target: '7a', state: 'accepted', createdDaysAgo: 60 },
  { creator: 'laerer2', recipient: 'laerer', type: 'group', target: 'avisholdet', state: 'pending', createdDaysAgo: 2 },
];

/** Every course of its age and the copilot for the first school; the other has the grammar course only. */
export const demoLicences: readonly DemoLicence[] = [
  ...courses
    .filter(({ audience }) => audience === 'middleschool')
    .map(({ productId }) => ({ school: 'soebakkeskolen', productId })),
  { school: 'soebakkeskolen', productId: 'copo' },
  { school: 'fjordvangskolen', productId: 'gram' },
];
