import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'grdx', level: 10, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i en ansøgning',
    summary: 'Sæt komma i sætninger fra en ansøgning om en læreplads.',
    instruction: 'Sæt de kommaer, der mangler. Brug startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas('Jeg søger lærepladsen, fordi jeg altid har skilt ting ad.', 'Ledsætningen begynder ved »fordi«.'),
      commas(
        'Min onkel siger, at jeg kan høre på motoren, hvad der er galt.',
        'Der er to ledsætninger: »at …« og »hvad …«.',
      ),
      commas(
        'Da jeg var i praktik hos jer, skiftede jeg bremser på ni cykler.',
        'Ledsætningen står først og slutter efter »jer«.',
      ),
      commas(
        'Jeg møder til tiden, og jeg bliver, indtil værkstedet er fejet.',
        'To hovedsætninger med »og« og derefter en ledsætning med »indtil«.',
      ),
      commas(
        'Jeg har kørekort til knallert og en god portion tålmodighed.',
        'Der er kun ét udsagnsled og ingen opremsning med flere end to led.',
      ),
      commas(
        'Den mekaniker, som lærte mig at svejse, arbejder stadig hos jer.',
        'Ledsætningen »som lærte mig at svejse« har komma før og efter.',
      ),
      commas('I er velkomne til at ringe til min mentor, hvis I har spørgsmål.', 'Ledsætningen begynder ved »hvis«.'),
      commas(
        'Jeg er stærk i matematik, dansk, fysik og kaffebrygning.',
        'Ordene i en opremsning skilles med komma, men ikke før »og«.',
      ),
      choice(
        'Hvilken sætning har rigtigt startkomma?',
        'Jeg håber, at vi kan tale sammen, når I har tid.',
        ['Jeg håber at, vi kan tale sammen når, I har tid.', 'Jeg håber, at vi kan tale sammen når I har tid.'],
        'Hver ledsætning får komma foran: »at vi kan …« og »når I har …«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Komma eller ej ved »og« og »men«',
    summary: 'Se på det, der står på begge sider af det lille bindeord.',
    instruction: 'Der skal komma mellem hele sætninger og altid foran »men«. Sæt de kommaer, der mangler.',
    trains: ['comma-main-clauses', 'comma-superfluous'],
    items: [
      commas(
        'Køreprøven gik godt, men parkeringen bagefter endte i en hæk.',
        'Begge dele har grundled og udsagnsled, så der skal komma før »men«.',
      ),
      commas(
        'Hun gav kørelæreren hånden og smilede hele vejen hjem.',
        'Det er den samme hun, der rystede og smilede. Anden del har intet grundled.',
      ),
      commas(
        'Brevet var kort, men helt utroligt venligt.',
        'Foran »men« står der komma, også når det kun binder to beskrivelser sammen.',
      ),
      commas(
        'Skolen ligger ved fjorden, og om vinteren kan man stå på skøjter til time.',
        'Anden del er en hel sætning med grundleddet »man«.',
      ),
      commas('Bussen kom for sent, eller også var mit ur foran.', 'To hele sætninger bundet sammen af »eller«.'),
      commas(
        'De malede scenen grøn og hængte lamper op i træerne.',
        'Samme grundled til begge udsagnsled: intet komma.',
      ),
      commas('Ali tog toget, for hans cykel var frosset fast i stativet.', '»For« binder to hele sætninger sammen.'),
      commas(
        'Vi skulle aflevere fredag, så torsdag nat lyste alle vinduerne.',
        '»Så« binder to hele sætninger sammen.',
      ),
    ],
  },
]);
