import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRosterFile } from './read-roster-file.ts';

const csv = (text: string) => readRosterFile(new TextEncoder().encode(text), 'Åskolen');
const HEAD = 'Institution;Klasse;Rolle;Navn;Brugernavn;UNI-ID';
const anna = {
  line: 2,
  file: 'filen',
  name: 'Anna Ærø',
  username: 'anna',
  uniId: null,
  role: 'student',
  classes: ['7.A'],
};

describe('PD-08 the neutral CSV', () => {
  it.each([
    ['semicolons, a byte order mark and Windows line ends', `\uFEFF${HEAD}\r\n;7.A;elev;Anna Ærø;anna;\r\n`],
    ['commas and columns in another order', 'navn,rolle,klasse,brugernavn\n"Anna Ærø",Elev,7.A,Anna'],
    ['tabs', 'navn\trolle\tklasse\tbrugernavn\nAnna  Ærø\telev\t 7.A \tanna'],
  ])('is read with %s', (_, text) => {
    expect(csv(text)).toEqual({ format: 'csv', people: [anna], faults: [], faultyLines: [], otherSchools: 0 });
  });

  it('is read in the letters of an older Excel', () => {
    const bytes = Uint8Array.from(Buffer.from(`${HEAD}\n;7.A;elev;Anna Ærø;anna;`, 'latin1'));
    expect(readRosterFile(bytes, 'Åskolen').people).toEqual([anna]);
  });

  it('several lines are one person with several classes; lines of another school are counted', () => {
    const lines = [
      ';7.A;lærer;Lis Lund;lis;',
      'åskolen;7.B;lærer;Lis Lund;LIS;lisl1234',
      'Bakkeskolen;9.A;elev;Ib Bo;ib;',
    ];
    expect(csv([HEAD, ...lines].join('\n'))).toMatchObject({
      people: [{ name: 'Lis Lund', uniId: 'lisl1234', classes: ['7.A', '7.B'] }],
      otherSchools: 1,
    });
  });

  it.each([
    [';7.A;elev;;anna;', 'Navnet mangler.'],
    [';7.A;elev;Anna;;', 'Anna har hverken brugernavn eller UNI-ID.'],
    [';7.A;elev;Anna;an na;', '»an na« kan ikke være et brugernavn. Det må ikke have mellemrum.'],
    [';7.A;;Anna;anna;', 'Anna har ingen rolle. Skriv elev, lærer eller administrator.'],
    [';7.A;redaktør;Anna;anna;', '»redaktør« er ikke en rolle. Skriv elev, lærer eller administrator.'],
    [`;${'x'.repeat(31)};elev;Anna;anna;`, 'Klassens navn er længere end 30 tegn.'],
    [';7.A;elev;Bo;bo;\n;7.B;elev;Bodil;bo;', 'Bodil har samme brugernavn eller UNI-ID som Bo på linje 2.'],
    [';7.A;elev;Bo;bo;\n;7.B;lærer;Bo;bo;', 'Bo har en anden rolle på linje 2.'],
    [';7.A;elev;Bo;bo;b1\n;7.B;elev;Bo;bo;b2', 'Bo har et andet brugernavn eller UNI-ID på linje 2.'],
  ])('%j is a fault', (line, text) => {
    expect(csv(`${HEAD}\n${line}`).faults).toEqual([{ line: line.split('\n').length + 1, file: 'filen', text }]);
  });

  it.each([
    ['nothing', ''],
    ['heads alone', HEAD],
    ['other columns', 'a;b\n1;2'],
    ['a quotation mark without end', `${HEAD}\n;7.A;elev;"Anna;anna;`],
    ['no text', 'navn;rolle\n\0;'],
  ])('%s is refused', (_, text) => {
    expect(() => csv(text)).toThrow(expect.objectContaining({ code: 'not-roster' }));
  });

  it('more than 2 MB is refused', () => {
    expect(() => readRosterFile(new Uint8Array(2 * 1024 * 1024 + 1), '')).toThrow(
      expect.objectContaining({ code: 'roster-too-big' }),
    );
  });
});

const FILES = {
  'manifest.csv': 'propertyName,value\noneroster.version,1.2',
  'orgs.csv':
    'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no1,,,Åskolen,school,,\no2,,,Bakkeskolen,school,,',
  'users.csv': [
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,preferredFirstName',
    'u1,,,true,anna,{UNI-ID:anna1234},Anna,Holm,,',
    'u2,,,true,lis,,Elisabeth,Lund,,Lis',
    'u3,,,true,ib,,Ib,Bo,,',
    'u4,tobedeleted,,true,ude,,Ulla,Ude,,',
    'u5,,,true,far,,Finn,Far,,',
  ].join('\n'),
  'roles.csv': [
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
    'r1,,,u1,primary,student,,,o1,',
    'r2,,,u2,primary,teacher,,,o1,',
    'r3,,,u2,secondary,student,,,o1,',
    'r4,,,u3,primary,student,,,o2,',
    'r5,,,u4,primary,student,,,o1,',
    'r6,,,u5,primary,parent,,,o1,',
  ].join('\n'),
  'classes.csv':
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId\nc1,,,7.A,,,,homeroom,,o1\nc2,,,7.B,,,,homeroom,,o1\nc3,,,9.X,,,,homeroom,,o2',
  'enrollments.csv':
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role\ne1,,,c1,o1,u1,student\ne2,,,c1,o1,u2,teacher\ne3,,,c2,o1,u2,teacher\ne4,,,c3,o2,u3,student\ne5,,,c1,o1,u4,student',
};
const zip = (files: Record<string, string>) =>
  readRosterFile(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    'Åskolen',
  );

describe('PD-08 OneRoster 1.2 CSV', () => {
  it('gives the people of the school with their highest role and their classes; another school and the gone are left out', () => {
    expect(zip(FILES)).toEqual({
      format: 'oneroster',
      people: [
        {
          line: 2,
          file: 'users.csv',
          name: 'Anna Holm',
          username: 'anna',
          uniId: 'anna1234',
          role: 'student',
          classes: ['7.A'],
        },
        {
          line: 3,
          file: 'users.csv',
          name: 'Lis Lund',
          username: 'lis',
          uniId: null,
          role: 'teacher',
          classes: ['7.A', '7.B'],
        },
      ],
      faults: [
        { line: 6, file: 'users.csv', text: '»parent« er ikke en rolle. Skriv elev, lærer eller administrator.' },
      ],
      faultyLines: [{ name: 'finn far', username: 'far', uniId: '' }],
      otherSchools: 1,
    });
  });

  it('is read from a folder in the archive; without one of its files it is refused', () => {
    const inFolder = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`eksport/${name}`, text]));
    expect(zip(inFolder).people).toHaveLength(2);
    const { 'roles.csv': _, ...rest } = FILES;
    expect(() => zip(rest)).toThrow(expect.objectContaining({ code: 'not-roster' }));
    const broken = Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]);
    expect(() => readRosterFile(broken, '')).toThrow(expect.objectContaining({ code: 'not-roster' }));
  });

  it('what would be more than 2 MB unpacked is refused before it is unpacked', () => {
    expect(() => zip({ ...FILES, 'users.csv': 'x'.repeat(3 * 1024 * 1024) })).toThrow(
      expect.objectContaining({ code: 'roster-too-big' }),
    );
  });
});
