import { expect, test } from 'vitest';
import { engine } from './testing/engine.ts';

const marksOf = (text: string) => engine.check(text, { language: 'da', startkomma: 'yes' });
/** The explanation of the first mark at the words. */
const explanationOf = (text: string, token: string): string | undefined =>
  marksOf(text).find((mark) => mark.token === token)?.explanation;

test('TC-03 a superfluous comma is tried by what stands after it', () => {
  expect(explanationOf('Jeg kan godt lide, at læse.', ',')).toBe(
    'Kommaet deler noget, der hører sammen. Derfor skal det væk. Læs ordene efter kommaet. Mangler de et grundled ' +
      'eller et udsagnsled, skal der som regel ikke komma. Læs så ordene foran på samme måde. ' +
      'Står kommaet lige efter »at«, »som« eller »der«, er det flyttet: Startkommaet står foran det ord.',
  );
});

test('TC-03 the verb that should be second is tried by counting, not by the order of subordinate clauses', () => {
  const text = explanationOf('I går jeg spiste en is.', 'jeg spiste');
  expect(text).toBe(
    'Ordene skal byttes om her: »spiste jeg« i stedet for »jeg spiste«. Sætningen begynder med andet end grundleddet, ' +
      'og så kommer udsagnsleddet først og grundleddet bagefter. Tæl leddene: Udsagnsleddet skal være nummer to.',
  );
  expect(text).not.toContain('ledsætning');
});

test('TC-03 an indirect question gets the rule of subordinate clauses', () => {
  const text = explanationOf('Hun spurgte, hvad hed jeg.', 'hed jeg');
  expect(text).toContain('»jeg hed« i stedet for »hed jeg«. Det er en ledsætning, selv om den begynder med et hv-ord');
  expect(text).not.toContain('nummer to');
});

test('TC-03 of a word in the place of another one it is said that both are words', () => {
  expect(explanationOf('Jeg løp hjem, for min cykel er væg.', 'væg')).toContain('Både »væg« og »væk« er rigtige ord');
});

test('TC-03 »spænende« lacks a letter of its stem: nothing is said of its ending', () => {
  const [mark] = marksOf('Det var en spænende film.');
  expect(mark?.categories[0]?.subcategory.id).toBe('silent-letter');
  expect(mark?.explanation).toContain('»spændende« kommer af »spænde«');
  expect(mark?.explanation).not.toMatch(/endelse/i);
});

test.each(['Selvfølgligt kom han.', 'Hun var selvfølgligt glad.', 'Han kom selføligt for sent.'])(
  'TC-03 an adverb of the whole sentence is not explained as an adjective: %s',
  (sentence) => {
    const [mark] = marksOf(sentence);
    expect(mark?.replacements[0]?.toLowerCase()).toBe('selvfølgelig');
    expect(mark?.explanation).toContain('der skal ikke t på, når ordet fortæller om hele sætningen');
    expect(mark?.explanation).not.toMatch(/[Tt]illægsordet/);
  },
);

test('TC-03 »spændenne« has a wrong ending, »spænnende« a d that is not heard', () => {
  expect(marksOf('Filmen var spændenne.')[0]?.categories[0]?.subcategory.id).toBe('ene-ende');
  expect(explanationOf('Det er meget spænnende.', 'spænnende')).toContain('her skrives det »nd«');
});

test.each(['Hvor er det bare spænede!', 'Det var spænede at se.', 'Filmen var så spænede.'])(
  '»spænede« where something is so is »spændende«: %s',
  (sentence) => {
    expect(marksOf(sentence)[0]?.replacements).toEqual(['spændende']);
  },
);

test('nothing is said of a horse that »spænede af sted«', () => {
  expect(marksOf('Hesten spænede af sted. Der var en hest, der spænede over marken.')).toEqual([]);
});

test.each([
  'Jeg låste døren så ingen kunne komme ind.',
  'De gemte maden så bjørnen ikke fandt den.',
  'Han skrev det ned så han huskede det.',
  'Læreren talte højt så alle kunne høre det.',
  'Hun lukkede vinduet så min bror ikke frøs.',
  'Sæt dig ned så de andre kan se.',
])('TC-03 »så« that means »så at« begins a subordinate clause: %s', (sentence) => {
  const [mark] = marksOf(sentence);
  expect(mark?.categories[0]?.subcategory.id).toBe('comma-start');
  expect(mark?.explanation).toContain('»så at«');
});

test('TC-03 of a »så« that may mean either nothing is said that holds for one of them only', () => {
  const text = explanationOf('Mor tændte lyset så det blev hyggeligt.', 'lyset');
  expect(text).toContain('»og derfor« eller »så at«');
  expect(text).not.toMatch(/punktum/);
});

test.each([
  ['Heldig vis kom han.', 'Heldig vis', '»Heldigvis« skrives i ét ord. »-vis« er en endelse her'],
  ['Natur lig vis kom han.', 'Natur lig vis', '-vis'],
  ['Det var en stor ærlig hed.', 'ærlig hed', '»ærlighed« skrives i ét ord. »-hed« er en endelse her'],
  ['Vi skal passe på natur en.', 'natur en', '»naturen« skrives i ét ord. »-en« er en endelse her'],
  ['Jeg vil gerne der hen igen.', 'der hen', '»derhen« skrives i ét ord. De to dele'],
  ['Det var pisse koldt derude.', 'pisse koldt', '»pissekoldt« skrives i ét ord. De to dele'],
])('TC-03 no article is tried before what is no noun: %s', (sentence, token, tip) => {
  const text = explanationOf(sentence, token);
  expect(text).toContain(tip);
  expect(text).not.toContain('sæt »en«');
});

test('TC-03 a compound noun is tried with its article', () => {
  expect(explanationOf('Jeg glemte min skole taske i bussen.', 'skole taske')).toContain(
    'Er det et navneord, så sæt »en« eller »et« foran, og lyt.',
  );
});

// § 23 of the official spelling rules: nearly all in -el drop their e, those in -en may always keep it, and so may
// those in -er in the singular; the dictionary's own entries say which may drop it too.
test.each([
  'cyklen himlen sadlen adlen reglen titlen artiklen englen gaflen kedlen musklen cirklen templet eksemplet gidslet kablet',
  'adelen himmelen handelen handlen tunnelen kabelet',
  'aftenen køkkenet lagenet lagnet væsenet væsnet våbenet våbnet',
  'fingeren fingren skulderen skuldren søsteren hammeren vinteren sommeren fætteren tigeren feberen',
  'nummeret numret kammeret kamret mønsteret mønstret klosteret klostret monsteret monstret filteret filtret',
  'centeret centret teateret teatret orkesteret orkestret registeret registret offeret ofret alteret altret',
])('no mark on the forms that are allowed: %s', (forms) => {
  for (const form of forms.split(' ')) expect([form, marksOf(`De talte om ${form}.`)]).toEqual([form, []]);
});

test.each([
  ['søstren', 'søsteren'],
  ['vintren', 'vinteren'],
  ['febren', 'feberen'],
  ['kældren', 'kælderen'],
  ['ministren', 'ministeren'],
  ['køknet', 'køkkenet'],
  ['aftnen', 'aftenen'],
  ['cykelen', 'cyklen'],
  ['regelen', 'reglen'],
  ['gaffelen', 'gaflen'],
])('»%s« is none of them, and »%s« is suggested', (form, right) => {
  const [mark] = marksOf(`Hun talte om ${form} i går.`);
  expect([mark?.token, mark?.replacements.includes(right)]).toEqual([form, true]);
});

test.each([
  'Vi kom allesammen.',
  'Vi kom alle sammen.',
  'De gik udenfor.',
  'Hun bor indenfor murene.',
  'Hun bor inden for murene.',
  'Katten ligger ovenpå.',
  'Katten ligger oven på skabet.',
  'Han gjorde ligesådan.',
  'Han gik ligesådan hjem.',
  'Hun gjorde det ligesådan som mig.',
  'Vejret var ligesådan i går.',
  'Det er lige så godt.',
  'I hvert fald kom han.',
  'Det er ikke ret langt herfra.',
  'Hun bor stadigvæk her.',
])('no mark where words may stand together or apart: %s', (sentence) => {
  expect(marksOf(sentence)).toEqual([]);
});

test('TC-03 where a model finds another form of a noun, the pupil is asked how many and which', () => {
  const text = 'I uge 41 var jeg i praktikken hos en bager, og det var rigdig sjovt.';
  expect(explanationOf(text, 'praktikken')).toBe(
    'Her passer »praktik« og ikke »praktikken«. Tænk på, om der er én eller flere, og om det er en bestemt, som læseren kender, eller en af mange.',
  );
});
