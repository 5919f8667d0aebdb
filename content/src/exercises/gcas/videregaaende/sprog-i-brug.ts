import { choice, exerciseGroup } from '../../markup/index.ts';

export const sprogIBrug = exerciseGroup({ productId: 'gcas', level: 12, category: 'sprog-i-brug' }, [
  {
    number: 1,
    version: 2,
    title: 'Høflighed, domænetab og holdninger',
    summary: 'Brug sprogsociologiske begreber.',
    instruction: 'Vælg det svar, der passer.',
    items: [
      choice(
        'Hvad er et domænetab?',
        'Et sprog bliver ikke længere brugt på et område.',
        ['Et land mister en provins.', 'En dialekt får nye ord.'],
        'Hvis forskere kun skriver på engelsk, mangler der danske fagord.',
      ),
      choice(
        'Hvad betyder »lingua franca«?',
        'et fælles sprog mellem folk med forskellige modersmål',
        ['et hemmeligt sprog', 'et uddødt sprog'],
        'I dag bruges engelsk ofte sådan.',
      ),
      choice(
        'Hvad er et pidginsprog?',
        'et forenklet kontaktsprog',
        ['et sprog, der er opfundet af én person', 'et tegnsprog'],
        'Det opstår, hvor folk uden fælles sprog skal handle.',
      ),
      choice(
        'Hvad bliver et pidginsprog til, når børn får det som modersmål?',
        'et kreolsprog',
        ['en dialekt', 'et fagsprog'],
        'Børnene udbygger grammatikken.',
      ),
      choice(
        'Hvad er et ansigtstruende udsagn?',
        'et udsagn, der kan krænke modtageren',
        ['et udsagn uden verbum', 'et udsagn på skrift'],
        'Kritik kan true modtagerens selvbillede.',
      ),
      choice(
        'Hvad er positiv høflighed?',
        'at vise fællesskab og interesse',
        ['at holde afstand og undgå at trænge sig på', 'at tale så kort som muligt'],
        'Man roser, bruger fornavn og viser interesse.',
      ),
      choice(
        'Hvad bruger fransk »vous« til, som dansk sjældent har mere?',
        'at tiltale én person høfligt',
        ['at tale om fortiden', 'at stille spørgsmål'],
        'Dansk havde tidligere »De« på samme måde.',
      ),
      choice(
        'Hvad er funktionel tosprogethed?',
        'at kunne klare sig på to sprog i hverdagen',
        ['at have to pas', 'at skrive to ord ad gangen'],
        'Man skifter sprog efter situationen.',
      ),
    ],
  },
]);
