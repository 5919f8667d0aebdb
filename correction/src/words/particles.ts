import { WordList } from './word-list.ts';

// Small words that belong to a verb and come after its object: »luk døren op«.

/** By each form of a verb, its particles that nothing but an object can follow without a preposition. */
export const PARTICLES_AFTER_OBJECT: ReadonlyMap<string, readonly string[]> = byForm([
  ['lukke lukker lukkede lukket luk', 'op ud ind ned'],
  ['smide smider smed smidt smid kaste kaster kastede kastet kast', 'ud væk op ned ind'],
  ['skrive skriver skrev skrevet skriv', 'ned op af ind om'],
  ['spise spiser spiste spist spis drikke drikker drak drukket drik', 'op'],
  ['samle samler samlede samlet saml', 'op ind'],
  ['tage tager tog taget tag', 'med op ned ud frem tilbage væk'],
  ['lægge lægger lagde lagt læg', 'væk ned ind frem tilbage op'],
  ['sætte sætter satte sat sæt stille stiller stillede stillet stil', 'frem væk tilbage op ned ind'],
  ['hænge hænger hængte hængt hæng', 'op ud'],
  ['pakke pakker pakkede pakket pak', 'ud ned ind op væk'],
  ['låne låner lånte lånt lån leje lejer lejede lejet', 'ud'],
  ['dele deler delte delt del', 'ud op'],
  ['give giver gav givet', 'tilbage videre ud'],
  ['hælde hælder hældte hældt hæld', 'ud op væk'],
  ['bære bærer bar båret bær', 'ind ud op ned væk hjem'],
  ['hente henter hentede hentet hent', 'op ind ned frem'],
  ['vaske vasker vaskede vasket vask tørre tørrer tørrede tørret', 'af op'],
  ['skrue skruer skruede skruet skru', 'op ned'],
  ['invitere inviterer inviterede inviteret byde byder bød budt', 'ind hjem'],
  ['ringe ringer ringede ringet', 'op'],
  [
    'rive river rev revet riv brække brækker brækkede brækket klippe klipper klippede klippet klip skære skærer skar skåret skær',
    'af op over ud',
  ],
  ['bygge bygger byggede bygget byg', 'op om'],
  ['sende sender sendte sendt send', 'tilbage ud hjem væk'],
  ['aflevere afleverer afleverede', 'tilbage'],
  ['jage jager jagede jaget skræmme skræmmer skræmte skræmt', 'væk ud'],
  ['gemme gemmer gemte gemt gem', 'væk'],
  ['låse låser låste låst lås', 'op'],
  ['fylde fylder fyldte fyldt fyld', 'op ud'],
  ['holde holder holdt hold', 'fast'],
  ['slå slår slog slået', 'ned ihjel fra'],
  ['læse læser læste læst læs', 'op'],
  ['vække vækker vækkede vækket', 'op'],
  ['hjælpe hjælper hjalp hjulpet', 'ud op'],
  ['trække trækker trak trukket træk hive hiver hev hevet hiv', 'op ud ned ind fra'],
  ['bringe bringer bragte bragt', 'tilbage ud ind hjem'],
  ['vise viser viste vist vis finde finder fandt fundet find', 'frem'],
  ['tegne tegner tegnede tegnet', 'op'],
  ['fælde fælder fældede save saver savede savet hugge hugger huggede hugget', 'ned om'],
]);

function byForm(
  rows: readonly (readonly [forms: string, particles: string])[],
): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const [forms, particles] of rows)
    for (const form of forms.split(' ')) map.set(form, [...(map.get(form) ?? []), ...particles.split(' ')]);
  return map;
}

/** Verbs of dressing: »tag jakken på«, »få støvlerne af«. */
export const PUT_ON_OR_OFF = new WordList(
  'tage tager tog taget tag få får fik fået have har havde haft trække trækker trak trukket beholde',
);

/** What one wears. */
export const CLOTHES = new WordList(
  'tøj tøjet jakke jakken jakker jakkerne frakke frakken sko skoene skoen støvler støvlerne støvlen sandaler sandalerne sokker sokkerne ' +
    'strømper strømperne bukser bukserne shorts skjorte skjorten bluse blusen trøje trøjen trøjer sweater sweateren hættetrøje hættetrøjen ' +
    'kjole kjolen nederdel nederdelen hue huen huer huerne hat hatten kasket kasketten hjelm hjelmen hjelme hjelmene vante vanterne vanter ' +
    'handsker handskerne tørklæde tørklædet halstørklæde halstørklædet flyverdragt flyverdragten regntøj regntøjet overtøj overtøjet ' +
    'badetøj badetøjet badebukser badebukserne uniform uniformen briller brillerne solbriller solbrillerne ur uret ring ringen maske masken ' +
    'mundbind mundbindet forklæde forklædet sele selen redningsvest redningsvesten slips slipset bælte bæltet jeans cowboybukser sutsko ' +
    'hjemmesko hjemmeskoene kostume kostumet dragt dragten vest vesten nattøj nattøjet pyjamas pyjamassen',
);
