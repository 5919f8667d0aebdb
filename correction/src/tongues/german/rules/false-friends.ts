import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';

export const FALSE_FRIENDS: readonly TongueRule[] = [
  phraseRule({
    id: 'kennen-koennen',
    type: 'false-friend',
    explanation:
      '»Kennen« er at kende nogen, »können« er at kunne noget, »wissen« er at vide. Her hedder det »{replacement}«.',
    phrases: `kenne/kennst/kennt schwimmen/singen/spielen/sprechen/tanzen/kochen > kann $2
      kenne/kennst/kennt gut/sehr schwimmen/singen/tanzen/kochen/gut > kann $2 $3
      ich kenne deutsch/englisch/dänisch > ich kann $3
      er/sie kennt deutsch/englisch/dänisch > $1 kann $3
      er/sie kennt sehr gut schwimmen/singen/tanzen/kochen > $1 kann sehr gut $5
      ich kenne nicht , > ich weiß nicht ,
      ich kann ihn/dich/sie nicht . > ich kenne $3 nicht .
      ich weiß ihn/sie gut > ich kenne $3 gut
      ich kenne , > ich weiß ,`,
    wrong: `Ich [kenne|kann] schwimmen.
      Sie [kennt|kann] gut singen.
      Ich [kenne|kann] Deutsch.
      Ich [kenne|weiß] nicht, wo er ist.`,
    right: `Ich kann schwimmen.
      Ich kenne dich.
      Er kennt viele Leute.
      Ich weiß nicht, wo er ist.
      Sie kennt Berlin gut.
      Ich kann Deutsch.`,
  }),
  phraseRule({
    id: 'bekommen-werden',
    type: 'false-friend',
    explanation:
      '»Bekommen« betyder få. »Blive« hedder »werden«, og »blive et sted« hedder »bleiben«. Her hedder det »{replacement}«.',
    phrases: `ich bekomme müde/krank/froh/wütend/traurig/nervös/alt > ich werde $3
      ich bekam müde/krank/froh/wütend/traurig/nervös > ich wurde $3
      er/sie/es bekommt müde/krank/froh/wütend/traurig/kalt/dunkel > $1 wird $3
      er/sie/es bekam müde/krank/froh/wütend/traurig/kalt/dunkel > $1 wurde $3
      wir bekommen müde/krank/froh > wir werden $3
      lehrer/arzt/ärztin/lehrerin/polizist/pilot bekommen > $1 werden
      ich bleibe müde/krank/froh/wütend/traurig > ich werde $3
      er/sie blieb müde/krank/froh/wütend/traurig/böse > $1 wurde $3
      es blieb kalt/dunkel > es wurde $3
      ich bleibe dreizehn/vierzehn/fünfzehn/sechzehn jahre > ich werde $3 Jahre`,
    wrong: `Ich [bekomme|werde] müde.
      Er [bekommt|wird] krank.
      Sie will Lehrerin [bekommen|werden].
      Es [blieb|wurde] dunkel.`,
    right: `Ich werde müde.
      Ich bekomme ein Buch.
      Er wird krank.
      Sie will Lehrerin werden.
      Ich bleibe zu Hause.
      Wir bekommen Hausaufgaben.`,
  }),
  phraseRule({
    id: 'age-with-sein',
    type: 'false-friend',
    explanation: 'På tysk »er« man så og så mange år alt: Ich bin zwölf Jahre alt. Skriv »{replacement}«.',
    phrases: `ich habe 11/12/13/14/15/16/elf/zwölf/dreizehn/vierzehn/fünfzehn/sechzehn jahre/jahr > ich bin $3 Jahre
      er/sie hat 11/12/13/14/15/16/elf/zwölf/dreizehn/vierzehn/fünfzehn/sechzehn jahre/jahr alt > $1 ist $3 Jahre alt
      jahre alter > Jahre alt
      wie viele jahre bist du > wie alt bist du`,
    wrong: `Ich [habe|bin] zwölf Jahre alt.
      Sie [hat|ist] dreizehn Jahre alt.
      [Wie viele Jahre|Wie alt] bist du?
      Ich [habe|bin] 13 Jahre.`,
    right: `Ich bin zwölf Jahre alt.
      Sie ist dreizehn Jahre alt.
      Wie alt bist du?
      Ich habe zwei Brüder.
      Er hat drei Jahre gewartet.
      Er ist fünf Jahre alt.`,
  }),
  phraseRule({
    id: 'es-ist-es-gibt',
    type: 'false-friend',
    explanation: '»Der er« hedder »es gibt« på tysk, når noget findes: Es gibt viele Parks. Skriv »{replacement}«.',
    phrases: `es ist viele menschen/leute/kinder/geschäfte/autos/tiere/häuser/schüler > es gibt viele $4
      es sind viele geschäfte/autos/häuser/parks in > es gibt viele $4 in
      da/dort/hier ist viele > $1 gibt es viele
      ist es viele menschen/leute/kinder/geschäfte/autos/tiere > gibt es viele $4
      es sind nicht viele > es gibt nicht viele
      es ist keine zeit/schule/leute/menschen > es gibt keine $4`,
    wrong: `Es [ist|gibt] viele Geschäfte.
      In der Stadt [ist|gibt] es viele Menschen.
      Dort [ist|gibt es] viele Tiere.
      Es [ist|gibt] viele Kinder.`,
    right: `Es gibt viele Geschäfte.
      Es ist kalt.
      Es sind nur zwei Kinder da.
      In der Stadt gibt es viele Menschen.
      Dort ist ein Haus.
      Dort gibt es viele Tiere.`,
  }),
  phraseRule({
    id: 'moegen-gern',
    type: 'false-friend',
    explanation: '»At kunne lide at« hedder »gern« med et verbum: Ich lese gern. Skriv »{replacement}«.',
    phrases: `ich liebe zu spielen > ich spiele gern
      ich liebe zu lesen > ich lese gern
      ich liebe zu schwimmen > ich schwimme gern
      ich liebe zu tanzen > ich tanze gern
      ich liebe zu singen > ich singe gern
      ich mag zu spielen > ich spiele gern
      ich mag zu lesen > ich lese gern
      ich mag zu schwimmen > ich schwimme gern
      ich mag zu tanzen > ich tanze gern
      ich mag zu singen > ich singe gern
      ich mag zu essen > ich esse gern
      ich mag gut > ich mag
      ich kann gut leiden > ich mag
      spiele/spielt/spielen die/das gitarre/klavier > $1 $3
      habe/hat/haben das gut > $1 es gut`,
    wrong: `Ich [liebe zu lesen|lese gern].
      Ich [mag zu tanzen|tanze gern].
      Ich [mag zu schwimmen|schwimme gern].
      Ich spiele [die Gitarre|Gitarre].`,
    right: `Ich lese gern.
      Ich tanze gern.
      Ich mag Hunde.
      Ich liebe es, zu lesen.
      Ich spiele Gitarre.
      Er mag Pizza.`,
  }),
  phraseRule({
    id: 'danish-word',
    type: 'false-friend',
    explanation: 'Ordet er dansk eller betyder noget andet på tysk. Her hedder det »{replacement}«.',
    phrases: `og > und
      jeg > ich
      ikke > nicht
      meget > sehr
      også > auch
      med > mit
      ich trinke öl > ich trinke Bier
      öl trinken > Bier trinken
      auf dansk > auf Dänisch
      dansk > Dänisch
      tysk > Deutsch
      tyskland > Deutschland
      danmark > Dänemark
      københavn/köbenhavn > Kopenhagen
      engelsk > Englisch
      fransk > Französisch
      familj/familje > Familie
      mor > Mutter
      far > Vater
      bror > Bruder
      søster > Schwester
      handball/fußball training > $1training
      was ist die uhr > wie spät ist es
      im fernsehen sehen > fernsehen
      einkaufen geschenke > Geschenke kaufen
      und so weiter fort > und so weiter
      im schule > in der Schule
      ich bin gut zu > ich bin gut in`,
    wrong: `Ich bin müde [og|und] krank.
      Ich komme aus [Danmark|Dänemark].
      [Was ist die Uhr|Wie spät ist es]?
      Wir lernen [tysk|Deutsch].`,
    right: `Ich bin müde und krank.
      Ich komme aus Dänemark.
      Wie spät ist es?
      Wir lernen Deutsch.
      Ich mag Öl und Essig.
      Ich spreche Dänisch.`,
  }),
  phraseRule({
    id: 'sehr-viel',
    type: 'quantity',
    explanation:
      '»Meget« foran et tillægsord er »sehr«, foran et navneord »viel«, og »mange« er »viele«. Skriv »{replacement}«.',
    phrases: `viel gut/schön/müde/groß/nett/klein/kalt/warm/lustig/interessant/spannend/alt/jung/langweilig > sehr $2
      sehr spaß/geld/zeit/glück/hunger > viel $2
      viel menschen/leute/freunde/kinder/bücher/autos/tiere/filme/spiele/länder/sachen > viele $2
      viele geld/zeit/spaß/glück/wasser/milch/obst/fleisch > viel $2
      mange > viele
      ich mag sehr viel dich > ich mag dich sehr`,
    unless: (t, from) => ['so', 'zu', 'wie'].includes(t.lower(t.before(from))),
    wrong: `Das Haus ist [viel|sehr] groß.
      Wir haben [viele|viel] Spaß.
      Dort sind [viel|viele] Menschen.
      Der Film war [viel|sehr] spannend.`,
    right: `Das Haus ist sehr groß.
      Wir haben viel Spaß.
      Dort sind viele Menschen.
      Das ist viel größer.
      Er isst viel.
      Ich habe so viel Zeit.`,
  }),
];
