import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { readingsOf } from '../noun-phrases.ts';
import * as g from '../word-bits.ts';

export const PREPOSITION_RULES: readonly TongueRule[] = [
  phraseRule({
    id: 'home-and-away',
    type: 'preposition',
    explanation:
      'Forholdsordet er et andet end på dansk: nach Hause (hjem), zu Hause (hjemme), im Sommer, am Montag. Skriv »{replacement}«.',
    phrases: `nach haus > nach Hause
      nach heim > nach Hause
      zu haus > zu Hause
      gehe/geht/gehen/fahre/fährt/fahren/komme/kommt/kommen zu hause > $1 nach Hause
      bleibe/bleibt/bleiben/blieb nach hause > $1 zu Hause
      in sommer/winter/frühling/herbst/januar/februar/märz/april/mai/juni/juli/august/september/oktober/november/dezember > im $2
      in montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/wochenende > am $2
      im montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/wochenende > am $2
      auf montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag > am $2
      in der wochenende > am Wochenende
      in weihnachten > an Weihnachten
      zu deutschland/dänemark/berlin/hamburg/spanien/schweden/italien > nach $2
      auf schule > in der Schule
      an der schule von > in der Schule von`,
    wrong: `Ich gehe [zu|nach] Hause.
      [In|Im] Sommer fahre ich weg.
      Wir fahren [zu|nach] Deutschland.
      Er bleibt [nach|zu] Hause.`,
    right: `Ich gehe nach Hause.
      Ich bin zu Hause.
      Im Sommer fahre ich weg.
      Am Montag habe ich frei.
      Wir fahren nach Deutschland.
      Ich warte auf dich.`,
  }),
  phraseRule({
    id: 'preposition-of-verb',
    type: 'preposition',
    explanation:
      'Verbet har sit eget forholdsord på tysk: warten auf, sich freuen auf, Angst haben vor, denken an. Skriv »{replacement}«.',
    phrases: `warte/wartet/warten/wartete für/nach > $1 auf
      interessiere mich in/an > interessiere mich für
      interessiert sich in/an > interessiert sich für
      interessieren uns in/an > interessieren uns für
      freue mich für/zu > freue mich auf
      freuen uns für/zu > freuen uns auf
      freut sich für/zu > freut sich auf
      denke/denkt/denken über dich/mich/ihn > $1 an $3
      angst für > Angst vor
      verheiratet zu > verheiratet mit
      handelt über/um einen/eine/ein > handelt von $3
      handelt über > handelt von
      gut zu mathe/sport/deutsch/englisch > gut in $3
      stolz über > stolz auf
      verliebt mit > verliebt in
      sprechen/spricht/spreche/rede/redet/reden um > $1 über
      teilnehmen in > teilnehmen an
      zufrieden über > zufrieden mit
      böse mit > böse auf
      sauer über/mit > sauer auf`,
    wrong: `Ich warte [für|auf] dich.
      Wir freuen uns [für|auf] die Ferien.
      Ich habe Angst [für|vor] Hunden.
      Das Buch handelt [über|von] Liebe.`,
    right: `Ich warte auf dich.
      Wir freuen uns auf die Ferien.
      Ich habe Angst vor Hunden.
      Das Buch handelt von Liebe.
      Ich freue mich über das Geschenk.
      Wir sprechen über Musik.`,
  }),
  phraseRule({
    id: 'with-vehicle',
    type: 'article',
    explanation: 'Man siger mit dem Bus, mit dem Zug, mit der Bahn på tysk, altid med artikel. Skriv »{replacement}«.',
    phrases: `mit bus/zug/auto/fahrrad/rad/flugzeug/schiff/taxi > mit dem $2
      mit bahn/fähre/straßenbahn > mit der $2
      auf fahrrad > mit dem Fahrrad
      in schule/stadt/kirche > in die $2
      zu schule/arbeit/kirche > zur $2
      zu bahnhof/strand/arzt > zum $2
      in kino/schwimmbad/theater/bett > ins $2
      gehe/gehen/geht in schule > $1 in die Schule`,
    unless: (t, _from, to) => ['und', 'oder'].includes(t.lower(t.after(to))),
    wrong: `Ich fahre mit [Bus|dem Bus] zur Schule.
      Wir gehen [in Kino|ins Kino].
      Er geht [zu Schule|zur Schule].
      Sie reist mit [Zug|dem Zug].`,
    right: `Ich fahre mit dem Bus zur Schule.
      Wir gehen ins Kino.
      Er geht zur Schule.
      Sie reist mit dem Zug.
      Er spielt mit Autos.
      Wir sind in der Schule.`,
  }),
  {
    id: 'in-year',
    type: 'preposition',
    explanation: 'På tysk står årstallet alene eller efter »im Jahr«: 2015 oder im Jahr 2015. Skriv »{replacement}«.',
    on: 'in',
    match(t, at) {
      const year = t.after(at);
      if (!t.isNumber(year) || !/^(?:1[5-9]|20)\d\d$/.test(t.written(year)) || t.isCapital(t.after(year))) return null;
      return t.isFirst(at) ? t.swap(at, 'im Jahr') : t.swap(at, 'im Jahr');
    },
    wrong: `Ich bin [in|im Jahr] 2012 geboren.
      [In|Im Jahr] 1989 fiel die Mauer.
      Er kam [in|im Jahr] 2020.
      Sie wurde [in|im Jahr] 1990 geboren.`,
    right: `Ich bin 2012 geboren.
      Im Jahr 1989 fiel die Mauer.
      Er kam 2020.
      In 20 Minuten komme ich.
      Das kostet 2000 Euro.
      In zwei Tagen ist Montag.`,
  },
  phraseRule({
    id: 'contracted-preposition',
    type: 'preposition',
    explanation: 'Forholdsordet trækkes sammen med artiklen: am, im, zum, zur, beim, vom, ins. Skriv »{replacement}«.',
    phrases: `an dem wochenende/abend/montag/dienstag/mittwoch/donnerstag/freitag/samstag/sonntag/morgen/nachmittag > am $3
      in dem sommer/winter/herbst/frühling/kino/januar/februar/märz/april/mai/juni/juli/august/september/oktober/november/dezember > im $3
      zu dem bahnhof/arzt/frühstück/geburtstag/strand > zum $3
      zu der schule/arbeit > zur $3
      in das kino/bett/schwimmbad > ins $3
      am der wochenende > am Wochenende
      im die/der schule > in der Schule
      am abends > abends
      in abend/nachmittag/morgen > am $2
      in wochenende > am Wochenende
      an sommer/winter > im $2
      zum frühstuck > zum Frühstück
      zu frühstück/mittagessen/abendessen > zum $2`,
    wrong: `[An dem|Am] Wochenende spiele ich.
      [In dem|Im] Sommer fahre ich weg.
      Ich gehe [zu der|zur] Schule.
      Wir gehen [in das|ins] Kino.`,
    right: `Am Wochenende spiele ich.
      Im Sommer fahre ich weg.
      Ich gehe zur Schule.
      Wir gehen ins Kino.
      An dem Tag war ich krank.
      In dem Haus wohne ich.`,
  }),
  {
    id: 'nicht-kein',
    type: 'negation',
    explanation:
      'Foran et navneord uden artikel hedder det »kein« og ikke »nicht«: Ich habe keine Zeit. Skriv »{replacement}«.',
    on: 'nicht',
    match(t, at) {
      const noun = t.after(at);
      const kinds =
        t.isCapital(noun) && !t.is(noun, g.CAPITAL) === !t.is(noun, g.NOUN)
          ? [...readingsOf(t.written(noun), t.words).keys()]
          : [];
      if (kinds.length === 0 || (!HAVING.test(t.lower(t.before(at))) && !HAVING.test(t.lower(t.before(at, 2)))))
        return null;
      // »Ich habe nicht Fußball gespielt« is right
      for (let k = t.after(noun); k >= 0 && !t.isMark(k); k = t.after(k))
        if (t.is(k, g.PARTICIPLE | g.INFINITIVE)) return null;
      const kein = { m: 'keinen', f: 'keine', n: 'kein', p: 'keine' }[kinds[0]!];
      return t.span(at, noun, `${kein} ${t.written(noun)}`);
    },
    wrong: `Ich habe [nicht Zeit|keine Zeit].
      Er hat [nicht Geld|kein Geld].
      Ich mag [nicht Fisch|keinen Fisch].
      Wir haben [nicht Hunger|keinen Hunger].`,
    right: `Ich habe keine Zeit.
      Ich gehe nicht nach Hause.
      Das ist nicht Berlin.
      Er mag keinen Fisch.
      Ich kann nicht schwimmen.
      Er hat Hunger.`,
  },
  phraseRule({
    id: 'negation-place',
    type: 'negation',
    explanation: 'Nægtelsen er forkert: man siger nicht … sondern, noch nie og gar nicht. Skriv »{replacement}«.',
    phrases: `nicht ein hund/bruder/auto/haus/handy/buch > kein $3
      nicht eine schwester/katze/idee > keine $3
      nicht einen hund/bruder/computer > keinen $3
      nicht keine/kein/keinen > $2
      nie nicht > nie
      niemals nicht > niemals
      kein nichts > nichts
      nicht nichts > nichts
      habe nicht nie > habe nie
      ich nicht bin/habe/kann/will/weiß > ich $3 nicht
      er nicht ist/hat/kann/will > er $3 nicht
      wir nicht sind/haben/können > wir $3 nicht`,
    unless: (t, from) => ['weil', 'dass', 'wenn', 'ob', 'was', 'obwohl', 'wie', 'wo'].includes(t.lower(t.before(from))),
    wrong: `Das ist [nicht ein|kein] Hund.
      Ich [nicht kann|kann nicht] schwimmen.
      Er hat [nicht eine|keine] Schwester.
      Er kommt [nie nicht|nie].`,
    right: `Das ist kein Hund.
      Ich kann nicht schwimmen.
      Er hat keine Schwester.
      Er kommt nie.
      Er weiß, dass ich nicht kann.
      Weil ich nicht bin wie du.`,
  }),
];

const HAVING = new WordList('habe hast hat haben mag magst mögen esse isst essen trinke trinkt trinken');
