import type { DemoPerson } from './demo-school-schema.ts';

const first = 'soebakkeskolen';
const other = 'fjordvangskolen';

/** Everybody who works at the schools; the user names are the documented accounts (PD-05). */
const staff: readonly DemoPerson[] = [
  { username: 'laerer', name: 'Mette Krogh', school: first, roles: ['teacher'] },
  { username: 'laerer2', name: 'Jonas Ravn Petersen', school: first, roles: ['teacher'] },
  { username: 'laerer3', name: 'Susanne Holm Nørby', school: other, roles: ['teacher'] },
  { username: 'skoleadmin', name: 'Kirsten Aagaard', school: first, roles: ['school-administrator'] },
  { username: 'redaktor', name: 'Anders Bülow Friis', school: first, roles: ['editor'] },
];

const pupilsOf = (school: string, pupils: readonly (readonly [username: string, name: string])[]): DemoPerson[] =>
  pupils.map(([username, name]) => ({ username, name, school, roles: ['student'] }));

/** All people of the demo school, every name invented. */
export const demoPeople: readonly DemoPerson[] = [
  ...staff,
  ...pupilsOf(first, [
    ['elev', 'Freja Lindholm Madsen'],
    ['elev2', 'Yusuf Demir'],
    ['alma-oestergaard', 'Alma Østergaard'],
    ['amina-warsame', 'Amina Warsame'],
    ['august-storm-lauritsen', 'August Storm Lauritsen'],
    ['elias-groenbaek', 'Elias Grønbæk'],
    ['emil-rosenlund', 'Emil Rosenlund'],
    ['hassan-yildiz', 'Hassan Yildiz'],
    ['ida-kjaer-soerensen', 'Ida Kjær Sørensen'],
    ['karla-munk-olesen', 'Karla Munk Olesen'],
    ['linh-nguyen', 'Linh Nguyen'],
    ['liva-bech-andersen', 'Liva Bech Andersen'],
    ['magnus-dam-kristoffersen', 'Magnus Dam Kristoffersen'],
    ['mikolaj-nowak', 'Mikołaj Nowak'],
    ['nanna-friis-holt', 'Nanna Friis Holt'],
    ['noah-thygesen', 'Noah Thygesen'],
    ['oliver-brandt-nissen', 'Oliver Brandt Nissen'],
    ['sofie-amalie-riis', 'Sofie Amalie Riis'],
    ['villads-hoej-jepsen', 'Villads Høj Jepsen'],
    ['zahra-hosseini', 'Zahra Hosseini'],
    ['ahmad-rahimi', 'Ahmad Rahimi'],
    ['anton-bjerre-dahl', 'Anton Bjerre Dahl'],
    ['clara-winther', 'Clara Winther'],
    ['danylo-petrenko', 'Danylo Petrenko'],
    ['ellen-margrethe-wulff', 'Ellen Margrethe Wulff'],
    ['emil-bech', 'Emil Bech'],
    ['fatima-el-amrani', 'Fatima El Amrani'],
    ['filippa-krag', 'Filippa Krag'],
    ['ibrahim-osman', 'Ibrahim Osman'],
    ['johan-vestergaard-kjeldsen', 'Johan Vestergård Kjeldsen'],
    ['jonathan-tesfay-larsen', 'Jonathan Tesfay Larsen'],
    ['leyla-arslan', 'Leyla Arslan'],
    ['lukas-hedegaard', 'Lukas Hedegaard'],
    ['maja-skovgaard', 'Maja Skovgaard'],
    ['malthe-ibsen-juul', 'Malthe Ibsen Juul'],
    ['rosa-toftegaard', 'Rosa Toftegaard'],
    ['sana-malik', 'Sana Malik'],
    ['signe-overby', 'Signe Overby'],
    ['tobias-lund-eriksen', 'Tobias Lund Eriksen'],
    ['viktor-noergaard-holm', 'Viktor Nørgaard Holm'],
    ['aase-bruun', 'Åse Bruun'],
    ['asger-lindegaard', 'Asger Lindegaard'],
    ['bilal-khan', 'Bilal Khan'],
    ['cecilie-hoejgaard', 'Cecilie Højgaard'],
    ['david-moerk', 'David Mørk'],
    ['esther-vinther-bak', 'Esther Vinther Bak'],
    ['frida-salling', 'Frida Salling'],
  ]),
  ...pupilsOf(other, [
    ['ditte-aaby', 'Ditte Aaby'],
    ['kasper-roenn', 'Kasper Rønn'],
    ['mariam-haddad', 'Mariam Haddad'],
    ['storm-nybo', 'Storm Nybo'],
    ['tilde-krogsgaard', 'Tilde Krogsgaard'],
  ]),
];
