/** August Storm Lauritsen and Magnus Dam Kristoffersen are in the class: long names stand in these lists. */
export const MARKING = '/opgaver/retning/1/9/9?aar=2026';
/** Freja's 'Ret din opgave'. */
export const CORRECTING = '/exercise/page/9/1?homeworkId=167';
/** Addresses of the demo school, each with who goes there. A screen that none of them shows fails tools/every-screen-fits.test.ts. */
export const SCREENS: Record<string, string[]> = {
  laerer: [
    '/overblik',
    '/opgaver',
    '/status?klasse=1&kursus=teco&opgave=9',
    MARKING,
    '/opgaver/proev',
    '/opgaver/egne/ny',
    '/ordliste',
    '/kommentarer',
    '/min-bruger',
    '/teacher/admin',
    '/teacher/admin?gruppe=6',
    '/login-kort/1',
    '/resultater',
    '/resultater/klasse?klasse=1&fane=fejltyper&celle=9.comma-start',
    '/resultater/karakterer?klasse=1',
    '/resultater/proeve/93',
    '/minitest/216',
  ],
  elev: [
    '/lektier',
    '/trae',
    '/resultater',
    '/frie-opgaver',
    '/lti/ikke-tildelt',
    '/exercise/page/10/1?homeworkId=28',
    '/resultater/tekst/10',
    '/resultater/proeve/93',
    CORRECTING,
    '/exercise/page/216/1?homeworkId=53',
  ],
  skoleadmin: [
    '/skole',
    '/skole/beskeder',
    '/skole/log',
    '/skole/import',
    '/skole/laeringsplatforme',
    '/lti/tilknyt',
    '/min-bruger',
  ],
  redaktor: [
    '/redaktion',
    '/redaktion/indlaeg',
    '/redaktion/indlaeg/1',
    '/redaktion/kategorier',
    '/redaktion/henvendelser',
    '/redaktion/nyhedsbrev',
    '/redaktion/udbakke',
    '/redaktion/meddelelser',
  ],
};
/** Pages for which nobody logs in. */
export const PUBLIC = [
  '/',
  '/login',
  '/folkeskole',
  '/gymnasium',
  '/voksenuddannelse',
  '/priser',
  '/tilgaengelighed',
  '/juridisk',
];
