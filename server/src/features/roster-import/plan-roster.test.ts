import { describe, expect, it } from 'vitest';
import { planRoster, type School, type SchoolPerson } from './plan-roster.ts';
import { readCsv } from './source/read-csv.ts';

const person = (id: number, name: string, more: Partial<SchoolPerson> = {}): SchoolPerson => ({
  id,
  name,
  username: name.split(' ')[0]?.toLowerCase() ?? '',
  uniId: null,
  roles: ['student'],
  leftAt: null,
  classes: [],
  ...more,
});

const in7a = { squadId: 71, name: '7.A', role: 'student' } as const;
const school = (people: SchoolPerson[], more: Partial<School> = {}): School => ({
  people,
  classes: [
    { id: 71, name: '7.A' },
    { id: 72, name: '7.B' },
  ],
  takenUsernames: new Set(),
  takenUniIds: new Set(),
  ...more,
});

const HEAD = 'institution;klasse;rolle;navn;brugernavn;uni-id';
const plan = (lines: string[], of: School) =>
  planRoster(readCsv(new TextEncoder().encode([HEAD, ...lines].join('\n')), 'Åskolen'), of);

const NOTHING = {
  faults: [],
  newClasses: [],
  newPeople: [],
  renamed: [],
  linked: [],
  back: [],
  joins: [],
  leaves: [],
  absent: [],
  unchanged: 0,
};

describe('PD-08 what a file changes', () => {
  it('nothing, where the school is just so', () => {
    const of = school([person(1, 'Anna Holm', { classes: [in7a] })]);
    expect(plan([';7.a;elev;Anna Holm;ANNA;'], of)).toEqual({ ...NOTHING, unchanged: 1 });
  });

  it('new people, in classes that are made once', () => {
    const lines = [
      'Åskolen;8.C;elev;Bo Berg;bo;bobe1234',
      ';8.c;lærer;Lis Lund;lis;',
      ';;administrator;Per Pil;;perp0001',
    ];
    expect(plan(lines, school([]))).toEqual({
      ...NOTHING,
      newClasses: [{ name: '8.C', grade: 8 }],
      newPeople: [
        { name: 'Bo Berg', username: 'bo', uniId: 'bobe1234', role: 'student', classes: ['8.C'] },
        { name: 'Lis Lund', username: 'lis', uniId: null, role: 'teacher', classes: ['8.c'] },
        { name: 'Per Pil', username: 'perp0001', uniId: 'perp0001', role: 'school-admin', classes: [] },
      ],
    });
  });

  it('a pupil moves between classes, gets another name and UNI-Login; found by UNI-ID before user name', () => {
    const anna = person(1, 'Anna Holm', { classes: [in7a] });
    const lines = [';7.B;elev;Anna Holm Juhl;anna;anna1234'];
    expect(plan(lines, school([anna]))).toEqual({
      ...NOTHING,
      renamed: [{ id: 1, name: 'Anna Holm Juhl', before: 'Anna Holm' }],
      linked: [{ id: 1, name: 'Anna Holm Juhl', uniId: 'anna1234' }],
      joins: [{ id: 1, name: 'Anna Holm Juhl', role: 'student', className: '7.B' }],
      leaves: [{ id: 1, name: 'Anna Holm Juhl', squadId: 71, className: '7.A' }],
    });
    const known = { ...anna, uniId: 'anna1234', username: 'gammelt' };
    expect(plan([';7.A;elev;Anna Holm;nyt;anna1234'], school([known]))).toEqual({ ...NOTHING, unchanged: 1 });
  });

  it('a teacher only gets classes, and keeps those that the file leaves out', () => {
    const lis = person(2, 'Lis Lund', { roles: ['teacher'], classes: [{ ...in7a, role: 'teacher' }] });
    expect(plan([';7.B;lærer;Lis Lund;lis;'], school([lis]))).toEqual({
      ...NOTHING,
      joins: [{ id: 2, name: 'Lis Lund', role: 'teacher', className: '7.B' }],
    });
  });

  it('who is not there is listed, but for those who administer or edit or have left', () => {
    const people = [
      person(1, 'Anna Holm', { classes: [in7a] }),
      person(2, 'Lis Lund', { roles: ['teacher'] }),
      person(3, 'Per Pil', { roles: ['teacher', 'school-admin'] }),
      person(4, 'Eva Ege', { roles: ['editor'] }),
      person(5, 'Ida Iversen', { leftAt: new Date(0) }),
    ];
    expect(plan([], school(people)).absent).toEqual([
      { id: 1, name: 'Anna Holm', classes: ['7.A'] },
      { id: 2, name: 'Lis Lund', classes: [] },
    ]);
    expect(plan([';7.A;elev;Ida Iversen;ida;'], school(people.slice(4)))).toEqual({
      ...NOTHING,
      back: [{ id: 5, name: 'Ida Iversen' }],
      joins: [{ id: 5, name: 'Ida Iversen', role: 'student', className: '7.A' }],
    });
  });

  it('nobody becomes another, a teacher or one of another school by a file; whoever such a line names is not gone', () => {
    const of = school([person(1, 'Anna Holm', { uniId: 'anna1234' })], {
      takenUsernames: new Set(['frede']),
      takenUniIds: new Set(['fred1234']),
    });
    const lines = [
      ';7.A;lærer;Anna Holm;anna;',
      ';7.A;elev;Frede Frost;frede;',
      ';7.A;elev;Frida Frost;frida;fred1234',
    ];
    expect(plan(lines, of)).toEqual({
      ...NOTHING,
      faults: [
        { line: 2, file: 'filen', text: 'Anna Holm har en anden rolle i Ordklar. Roller kan ikke skiftes med en fil.' },
        { line: 3, file: 'filen', text: 'Brugernavnet »frede« hører til en person på en anden skole.' },
        { line: 4, file: 'filen', text: 'Frida Frost er på en anden skole i Ordklar.' },
      ],
    });
    expect(plan([';7.A;elev;Anna Holm;anna;anden99'], of).faults[0]?.text).toBe(
      'Anna Holm har et andet UNI-ID i Ordklar.',
    );
  });

  it.each([
    ['without a name', ';7.A;elev;;anna;', 'Navnet mangler.'],
    [
      'with a word that is no role',
      ';7.A;elvv;Anna Holm;ANNA;',
      '»elvv« er ikke en rolle. Skriv elev, lærer eller administrator.',
    ],
    [
      'in a class with too long a name',
      `;${'x'.repeat(31)};elev;Anna H.;;Anna1234`,
      'Klassens navn er længere end 30 tegn.',
    ],
    ['without user name and UNI-ID', ';7.A;elev;Anna Holm;;', 'Anna Holm har hverken brugernavn eller UNI-ID.'],
    [
      'with a user name that cannot be',
      ';7.A;elev;Anna Holm;an na;',
      '»an na« kan ikke være et brugernavn. Det må ikke have mellemrum.',
    ],
  ])('whoever stands on a line %s is not gone', (_, line, text) => {
    const bo = person(2, 'Bo Berg', { classes: [in7a] });
    const of = school([person(1, 'Anna Holm', { uniId: 'anna1234', classes: [in7a] }), bo]);
    const absent = [{ id: 2, name: 'Bo Berg', classes: ['7.A'] }];
    expect(plan([line], of)).toEqual({ ...NOTHING, faults: [{ line: 2, file: 'filen', text }], absent });
  });
});
