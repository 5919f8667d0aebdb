import * as r from '../src/lexicon/readings.ts';
import type { Lexeme } from './paradigms.ts';

/** Loanwords and brands of everyday life that the dictionary does not have yet, by how they are inflected. */
const IN_ER =
  'babyshower bestie chatbot cliffhanger crush deadline deepfake fandom glitch hoodie hoverboard matcha mixtape nugget ' +
  'playlist powerbank prequel quest segway sequel skincare sleepover slush squad thumbnail trampolinpark unboxing update ' +
  'boblete/boblete jojo aster forsythia arepa dosa tajine mårhund manga subduktion corgi phthalat chatter yield superstat tandfe/tandfe dude';
/** A stem that differs follows the slash. */
const NEUTER_IN_ER = 'allel klorofyl/klorofyll karotenoid';
const IN_E =
  'wombat airfryer cheater beatboxer follower hater longboarder streamer subscriber tiktoker tiktokker troller vlogger scammer ' +
  'udleder andrager headliner podcaster looter fortniter nedbryder altæder oxer';
const IN_S =
  'airpod bun burpee challenge creator crew fail backflip donut earbud emote gif meetup noob referee sneaker squishy tortillachip waffle ' +
  'kahoot chromebook powerpoint goblin creeper clan roomie prank streak squat pitch ollie macaron mic longboard smartphone muffin hotdog bagel gadget';
const NEUTER_IN_S =
  'hack lifehack cosplay haul level nerf patch scam skin spawn drip feed content escaperoom flex lasertag loot playbutton setup wifi trademark buff';
const VERBS =
  'airdroppe buffe cancelle cheate chille backpacke beatboxe binge cosplaye ghoste grinde lagge slaye spawne ' +
  'faile glitche levele modde nerfe respawne scamme scrolle speedrunne spoile unboxe unfollowe vlogge ' +
  'storspille drafte oploade loote crafte clutche flexe roaste pranke crushe adde mute unmute ranke snapchatte screenshotte shippe pitche freestyle game skate chippe';
const UNINFLECTED =
  'ethos pathos logos plop nutella afk ai asap kh dbh awesome awkward bluetooth bouldering bruh btw cash chill creepy cringe feelgood frites pommes random selfcare toxic weird woke zumba ' +
  'crossfit curry fake fps frontflip gg krypto lol mountainbike mtb nice omg rizz sigma skibidi slay usb wtf vibe ' +
  'grinding pros ranked crafting enderdragon dlc scrolling crop baggy cleanser lowkey damn yay jaja øvøv wauw woah hihi haha ' +
  'hehe øhm øhh hmm hmmm mmm ahh ohh uhh iih iiih jubii muuh møh grr shh ssh klak båt vroom pow poff slurp gulp nam adr hejhej ' +
  'tigrinya dari kannada lao twi dolma tempeh miso laksa roti dhal paneer gulasch americano boba plantain iftar suhur ' +
  'diwali holi bae insta robux modding hønsenet hønsenettet rapperen ' +
  'tea gelato dürüm pita con carne tikka naan edamame chia frappé mma mitzva metoo muted merch malware llama ' +
  'overdrevent voltige ribbensteg aioli berserk berserker zodiak exodus medias klamrim degu bff animeen setliste fairtrade pole disco bænkpres konceptuel konceptuelt konceptuelle hundredevis tusindevis ' +
  'sarma burek simit manti bigos banku haleem laddu sambar thali momo puri idli teff thobe salwar kameez bunad puja yeet salty ngl brb tbh fgu eud boxershorts ventolin panodil jalla dødsyg dødsygt dødsyge antonius ' +
  'tohundrede firehundrede sekshundrede syvhundrede ottehundrede nihundrede';
/** Written with just these capitals. */
const BRANDS =
  'Adidas AirPods Airbnb ChatGPT Disney Discord Facebook FaceTime Fortnite HBO Instagram Marvel Messenger Minecraft Netflix Nike Nintendo ' +
  'Crocs PlayStation Pokémon Roblox Snapchat Spotify Tesla Twitch Viaplay WhatsApp Wii Xbox';

/** Where pupils live and travel. */
const PLACES =
  'Samsø Fanø Ærø Læsø Anholt Lolland Falster Møn Langeland Fyn Sjælland Jylland Bornholm Djursland Himmerland Vendsyssel Thy ' +
  'Skagen Hirtshals Frederikshavn Hjørring Brønderslev Hobro Randers Grenaa Ebeltoft Silkeborg Skanderborg Horsens Vejle Kolding ' +
  'Fredericia Haderslev Sønderborg Aabenraa Tønder Ribe Esbjerg Varde Herning Holstebro Struer Lemvig Thisted Nykøbing Viborg ' +
  'Middelfart Nyborg Svendborg Faaborg Assens Slagelse Sorø Ringsted Næstved Vordingborg Maribo Nakskov Roskilde Køge Hillerød ' +
  'Helsingør Frederikssund Holbæk Kalundborg Rønne Svaneke Gudhjem Lyngby Gentofte Gladsaxe Ballerup Hvidovre Rødovre Brøndby ' +
  'Albertslund Taastrup Ishøj Nørrebro Vesterbro Østerbro Amager Christianshavn Vollsmose Gellerup Legoland Lalandia Dybbøl ' +
  'Alperne Filippinerne Bollywood Montreal Mallorca Kreta Rhodos Tenerife Alanya Antalya Istanbul Ankara Gdansk Krakow Hamborg Malmø Göteborg Nuuk Tórshavn';

/** They stand first in compounds. */
export const MODERN_FIRST_PARTS =
  'gym airfryer minecraft fortnite roblox netflix snapchat instagram crossfit youtube tiktok iphone gaming podcast hoodie trampolin skate anime manga loot quiz disney lego xbox pant ranch flex'.split(
    ' ',
  );

const words = (list: string): string[] => list.split(' ');

function noun(word: string, gender: number, definite: string, plural: string, pluralDefinite: string): Lexeme {
  const base: [string, number][] = [
    [word, r.NOUN | gender | r.SINGULAR | r.INDEFINITE],
    [definite, r.NOUN | gender | r.SINGULAR | r.DEFINITE],
    [plural, r.NOUN | gender | r.PLURAL | r.INDEFINITE],
    [pluralDefinite, r.NOUN | gender | r.PLURAL | r.DEFINITE],
  ];
  const genitives = base
    .filter(([form]) => !form.endsWith('s'))
    .map(([form, reading]): [string, number] => [`${form}s`, reading | r.GENITIVE]);
  return { lemma: word, forms: [...base, ...genitives], endsCompounds: true };
}

const verb = (infinitive: string): Lexeme => ({
  lemma: infinitive,
  forms: [
    [infinitive, r.VERB | r.INFINITIVE],
    [`${infinitive}r`, r.VERB | r.PRESENT],
    [`${infinitive}de`, r.VERB | r.PAST],
    [`${infinitive}t`, r.VERB | r.PAST_PARTICIPLE],
    [`${infinitive}s`, r.VERB | r.INFINITIVE | r.PRESENT | r.PASSIVE],
  ],
  endsCompounds: false,
});

/** Lexemes of modern words, to go with the dictionary's. */
export const MODERN_WORDS: Lexeme[] = [
  ...words(IN_ER).map((entry) => {
    const [word = '', stem = word.replace(/e$/, '')] = entry.split('/');
    return noun(word, r.COMMON, `${stem}en`, `${stem}er`, `${stem}erne`);
  }),
  ...words(NEUTER_IN_ER).map((entry) => {
    const [word = '', stem = word] = entry.split('/');
    return noun(word, r.NEUTER, `${stem}et`, `${stem}er`, `${stem}erne`);
  }),
  ...words(IN_E).map((word) => noun(word, r.COMMON, `${word}en`, `${word}e`, `${word}ne`)),
  ...words(IN_S).map((word) => noun(word, r.COMMON, `${word.replace(/e$/, '')}en`, `${word}s`, `${word}sene`)),
  ...words(NEUTER_IN_S).map((word) => noun(word, r.NEUTER, `${word}et`, `${word}s`, `${word}sene`)),
  ...words(VERBS).map(verb),
  ...words(PLACES).map((word) => ({
    lemma: word,
    forms: [
      [word, r.NAME],
      [word.endsWith('s') ? `${word}'` : `${word}s`, r.NAME | r.GENITIVE],
    ] as [string, number][],
    endsCompounds: false,
  })),
  ...words(`${UNINFLECTED} ${BRANDS}`).map((word) => ({
    lemma: word,
    forms: [[word, r.OTHER]] as [string, number][],
    endsCompounds: false,
  })),
];
