/**
 * How often pupils make a slip where it can be made, in ten thousandths, by the letters beside it: `nd n a$12` is »nd« after »a« at the end of a word
 * written as »n«. `-` is nothing, `^` and `$` the ends of a word, `?` any letter. Counted in corpus/tune (train/language/pupils-slips.ts).
 */
const RATES = `
- a r$2 | - d oi294 nb217 nt163 æd73 ns64 oe64 is62 åd59 id47 ^u45 it32 ug28 l$27 nu27 o$23 od18 n$15 ne14 gt14 rt12 le11 at10 ed6 n?4 et4 ve3 nd3 l?2 ?t2 i?2 ?s2 ?u2 ge2 r$2
- des n$7
- e jr308 dn139 tn127 jl93 dr80 gr80 gs78 v$73 rl64 vn57 gn45 sn44 m$39 fl34 sl30 vd30 ls26 br22 k$21 kl19 r$18 ds15 l$14 rn13 tr13 rs13 d$8 s$5 t$4 st3 or3 g$3 nd3 ?$2 r?2 m?2 j?2 v?2 n$2
- er ge2 | - f øf244 of79 | - fr ^a3 | - g ø$185 nk70 ie37 a$12 i$6 ig4 å$4 ne3 | - h ^u23 ^v10 al5 te2 | - j øe179 øj38 ga19 ø?2 | - k øk185 ok70 ak31 us23 ik7 sk5 st3
- l øl71 ge65 ål59 al53 ol22 od18 ad12 el11 ka7 at5 g?4 il4 ?l3 a?2 | - m um135 em113 im89 am13 om12 så11 ?m4 å$4
- n on61 e$27 ad24 od18 di16 in15 un13 ig12 es8 ed6 ge5 et4 re3 e?2 an2 en2 te2 | - o fr57 | - p op20
- r ø$185 ki104 øg52 tu50 o$23 ær21 år19 ør17 es16 as16 e$13 ar10 er7 va6 or6 at5 je4 ø?3 ve3 ?r2 æ?2 | - s øs77 yn33 is31 os25 n$23 us23 n?3 ne3 ^e2 et2
- t ut82 it32 ne27 es24 k$11 e$8 et6 d$6 i$6 s$5 m$5 se5 ke4 g$4 n$2 | - te g$4 | - u br22 | - um ee143 | - v ha4 re3 | - å så11 | a - ut625 er400 rd169 r$94 u?78 e?46 r?11 ?$9 ?d3
a e ky500 jl263 nn185 ?y96 lg68 dn38 d$33 j?18 n?6 d?4 ?$3 ?g2 l?2 k?2 | a i lg68 ?g2 l?2 | a o lg68 vr9 v?2 ?g2 l?2 | a å rk112 hr14 ?k8 r?3
a æ rn155 pn133 rk112 lg68 vn39 hv19 vr18 hn12 ?k8 r?8 p?7 v?5 ?n3 ?v3 ?r2 h?2 ?g2 l?2 | af på ^$17 ?$4 ^?3 | ag å l$303 l?17 ?$5 | an e mg471 td192 ?g29 t?27 m?24 ?d3
ar - pe303 p?23 ?e9 | at og ^$190 ^?47 ?$45 ??7 | b - ob345 o$222 ?b50 o?36 ?$14 | b d åt200 ?t25 å?17 | b l a$278 ?$14 a?13
b p at606 ie500 åt400 a$278 ø$141 ae132 ?t101 øe86 i?65 a?53 å?35 ?$29 ø?25 ?e9 | b pp øe86 ø?12 ?e2 | b v e$312 ø$141 ?$29 e?16 ø?12 | bb p ae526 a?132 ?e52 ??10
bb pp ae526 ue370 a?132 ?e104 u?93 ??20 | bt p ae333 a?76 ?e30 ??5 | c s ei625 ^i476 æi357 ?i141 e?109 æ?89 ^?20 ??5 | c ss æi357 æ?89 ?i35 | ch - s$625 s?125 ?$119 ??7
d - lt882 ød833 is788 id741 ed635 nd588 ud571 lp526 n$525 nt489 it464 us395 ap323 ge320 nb312 rb312 l$311 øs303 r$290 es289 nv278 nn263 rt256 il238 ns233 u$220 ne202 ?d188 re188 as147 ot138 le137 nl132 øt125 ?t118 ?p111 ?s109 æe105 ve92 ye88 i?83 ø$83 g?76 øe75 n?73 l?71 ?b62 ø?48 u?46 o$39 ?v38 ?$36 r?35 ?n35 ?l34 ie28 v?23 æ?18 y?16 o?14 ?e13 e?11 e$7 a?6 ??5
d e r$72 r?3 | d f a$467 ot69 a?61 ?$14 o?5 ?t3 | d g o$117 øe75 a$23 o?14 ø?7 ?$3 a?3 | d gt ye88 y?16 | d j e$7 | d l le274 l$52 l?29 ?e3
d n ne125 es58 u$37 n?15 ee8 ?e5 ?s4 u?4 e?2 | d r a$47 o$39 a?6 o?5 ?$2 | d s us263 as147 a$23 ?s11 u?8 a?6
d t la476 et294 re282 as147 it132 us132 åe110 sa99 ge80 le55 i$49 is49 a$47 u$37 n$33 e$29 s?23 r?21 g?19 å?15 ?s11 i?9 a?9 u?8 l?8 ?t8 ?$7 ne7 e?4 ?a4 ?e3 n?3 | d tr ^æ263 ?æ61
d v ae97 a?6 | da når ^$107 ?$25 ^?10 | de - ær185 l$174 i$164 j$164 n$47 v$33 æ?26 j?22 l?14 i?14 v?8 ?$6 n?3 | der sin ^e380 ?e55 ^?7 | dt - n$98 n?14 ?$7 | dt g i$71 i?17 ?$4
e - læ625 de556 gh500 ks488 jl400 tv385 yr370 od333 we294 m$240 ns229 rs225 kl212 nd179 r$176 ?æ156 rl133 dl131 åt102 ml101 gl93 l$82 p$78 bn77 rn74 ?e71 t$61 w?61 pr59 d$57 ds56 k$53 o?48 jr48 vt41 tn39 sl37 rd35 ?s33 g$32 n$28 sr28 r?26 ?h26 vn25 lv24 y?23 s$20 gt19 å?18 ?$17 ?l17 lr14 dr14 k?12 n?12 gr11 l?10 t?9 p?9 gn9 tr9 m?8 ?v8 d?7 ?d7 g?5 s?4 ??2 ?n2 b?2 ?t2 ?r2 v?2 j?2
e a ng238 tm79 vj61 dm45 md13 gr11 ?m5 ?j5 | e an mg476 ?g7 m?6 | e d u$270 ns46 u?18 ?s2 | e i na526 pd189 sk116 lv48 ?a46 hn45 rn37 ?v8 ?k8 dt5 p?4 h?3
e r æn588 u$270 æ?60 u?18 | e s n$49 n?6 | e å dr5
e æ gm541 mk417 fk400 pl286 ts270 rm253 ng238 vr213 rg165 jr144 kd143 lm138 lv120 jm119 lt102 hr96 vl93 hn89 sn88 vn76 pn67 mn60 bg59 ml51 hd45 ^l40 ln27 hl26 v?24 nr23 vd23 ?m20 ?v20 rn18 ?k16 lr14 h?13 md13 gr11 p?9 ?r8 f?8 l?7 ?l7 r$7 m?7 j?5 ?d5 ?n5 dr5 s?5 r?4 ?g4 ?s4 k?3 g?2 n?2 b?2
e ø lv24 ?v4 | ea i gr526 g?132 ?r100 ??9 | ed - ke112 k?24 ?e4 | ed ig m$14 m?3 ?$2 | ed æ gd526 sd455 hd99 ?d60 s?47 g?20 h?11 | ef ip h$400 ?$93 h?83 | eg - me119 m?30 ?e18
eg ik tt556 ?t132 t?42 | eg øj me60 m?15 ?e9 | ej i pl312 p?74 ?l23 | ej æ vr625 ?r123 v?46 ??3 | ek æg jt526 j?109 ?t36 ??2 | eller og ^$247 ?$51 ^?49 ??7
en - te137 g$12 t?5 ?e4 g?2 | er - ge92 ?e3 g?3 | er n ne179 n?6 ?e3 | er t g$14 g?3 | es - r$42 r?7 ?$5 | es æ rs286 ?s37 r?7 | et æ rt345 lt238 ?t62 l?13 r?8
f - uf870 øf588 ?f116 u?94 ø?61 a$51 ?$12 a?9 | f d a$623 ?$147 a?109 ??3 | f g ut185 u?24 ?t4 | f h ^å52 ?å13 | f v o$500 ai370 o?20 ^o7 ?i5 ?$4 a?3 | ff v ae179 a?41 ?e27 ??5
for af ^$16 ?$3 ^?2 | for på ^$16 ?$3 ^?2 | fær mind ^r741 ?r185 ^?86 ??14
g - is789 ig678 rt667 øl625 lt417 ub400 øn385 æg303 øt286 y$286 ul250 ut244 re202 yg198 a$186 ih179 ^j179 æe179 yt169 as169 in169 ie144 ue142 le119 ?g112 oe105 os103 øe93 ad80 ey75 ol74 i$70 r?65 ø?65 ?b61 n$58 l?58 æ?52 y?51 u?49 ?j42 ?s39 ?t38 ?h37 i?36 ae32 a?22 ?n22 ?l21 ?d19 ne19 ?e17 ?y17 o$12 ?$9 o?8 n?7 ??3
g d le119 at81 ne19 l?19 n$19 ie14 n?4 ?t3 ?e2 a?2 | g f ^å38 ?å9 | g h o$4 | g j el545 ø$392 ee212 ^e135 øe93 en85 ey75 re51 ue47 ø?39 ?y17 ?l16 e$14 e?13 ?n11 ?e7 r?7 u?7 ^?4 ?$2
g k yt847 ut610 y$571 ys500 at325 ån294 u$278 in169 y?101 ^r63 ?t51 re51 ^e45 u?42 n$38 å?38 it30 ?n22 a$21 ne19 ae16 ?r13 a?10 r?7 ?s7 n?6 ^?4 o$4 ?e3 ?$3 i?2 | g n a$21 i$9 a?2
g r æe179 ue94 ae63 a$21 u?14 æ?13 a?8 ?e4 | g s os205 ?s26 ae16 o?3 a?2 | g sj ae16 a?2 | g t i$26 i?3 | g v o$4 | gd - ae40 ?e10 a?10 ??2 | gd j ae40 ?e10 a?10 ??2
ge - al625 rn303 r$256 iv172 r?63 ?l47 ?v42 ir40 ?n9 a?8 i?7 ?r3 ?$2 | ge å ej556 ?j132 e?9 | gg k ye198 ie179 y?50 i?42 ?e34 ??7 | gg kk ye396 ie238 y?99 i?56 ?e54 ??10
gg v æe101 æ?25 ?e7 | gt - i$84 i?15 ?$13 | h - ^v885 ^j436 ?v220 ?j99 ^?40 ??7 | ha si ^n12 ?n3 | her - ^o625 ?o156 ^?25 ??5 | hj g ^e57 ?e13 ^?9 ??2
i - uc625 ol417 de333 u?83 o?74 ?c57 ?e9 d?4 | i e kn189 pg169 vn56 ^n46 lg13 k?9 p?6 ?n4 ?g2 | i j on417 le139 o?74 ?e9 | i u hl119 h?15 | i æ lg174 vn56 l?19 ?g13
ic ekt je625 j?156 ?e93 ??11 | id så t$62 ?$12 t?9 | idd ætt se100 s?25 ?e22 ??4 | idde a st476 ?t119 s?25 ??4 | ig a lg102 ?g14 l?3 | ig e m$28 m?7 ?$2 | ig ej s$41 s?5 ?$2
ig y m$28 m?7 ?$2 | j - ha278 es149 te145 t?33 ?s33 ?a18 h?8 e?5 | j g ø$270 øe233 øn196 ø?48 ?n40 ?$30 ?e2 | j n e$109 ?$15 e?5 | j y øt127 ?t30 ø?10
k - ak407 ut357 rt270 yk180 æk174 uk172 ik111 es85 u?47 s$47 a?38 ?k35 æ?25 y?22 ?t20 i?19 ?s11 e?8 r?6 ?$3 | k c ut357 u?16 ?t10 | k cc av500 ?v33 a?8 | k e s$47 ?$3
k g yt476 y$345 nt328 n$294 rt270 l$260 æ$233 et143 i$140 ne102 es85 se53 ?t51 n?44 re36 l?34 ?$29 æ?25 y?22 e?16 ^o14 ^a12 r?11 ?s11 i?9 ?e5 s?3 ?o2 ^?2 ?a2 | k ge l$130 l?17 ?$3
k j sø385 ?ø9 | k t o$169 o?9 ?$3 | kan må ^$21 ?$5 ^?5 | kk g ae81 a?20 ie10 ?e3 i?3 | kk gg ue172 ae81 u?43 a?20 ?e5 | kk ng ie10 i?3 ?e2 | kr gg æe625 æ?156 ?e33
ks x e$147 ?$28 e?21 ??2
l - ge1259 il496 æl392 fi323 øg317 ul278 bå256 el209 ki204 g?198 al112 de112 ?l80 e$63 ?g39 es37 ø?35 i?32 be31 ?e27 æ?24 u?23 d?17 ?å12 e?11 f?9 i$8 ?s7 b?7 a?5 k?5 ??3 ?$3 ?i3
l d le31 l?7 ?e3 | l n al28 ?l2 | le - al588 ?l96 a?10 | le t l$15 ?$2 l?2 | li j lo385 ?o51 l?23 | lp pl æe169 ?e38 æ?34 ??5 | lv vl ue169 ?e39 u?38
m - em741 øm641 um385 am322 om227 r$118 ø?108 ?m103 a?34 u?34 e?31 o?12 r?7 ??2 | m n eb303 ?b42 e$38 o$8 e?8 ?$4 | m s ^i8 ?i2
n - øn811 un450 æi400 in400 ka278 ød208 ve190 v$135 æk106 ?n80 ag73 ø?72 ge62 ig60 en54 v?43 e$40 k?25 u?16 æ?13 ?g12 g?11 ?k9 e?8 ?i7 ?$7 ?a6 i?5 a?3 ?e3
n d ne248 n?59 u$14 ?e9 u?2 | n g al435 ue263 ?l27 u?2 | n t e$3 | nde - æn303 in172 æ?25 ?n16 i?10 | ng gn a$43 ae27 a?7 ?$5 ?e2 | ng k æs476 ?s23 æ?20 | nte - an256 ?n52 a?44 ??2
når da ^$34 ^?9 ?$8 ??2 | o - gd48 kl34 g?11 fr6 ?d5 ?l3 k?2 | o a tg80 t?3 | o e md83 ?d5 m?4 | o u bn526 a$385 rm256 a?96 bl88 ng24 b?10 ?$6 ?n5 r?5 n?4 ?l3
o å ld385 sv377 lf270 jv263 kv238 lt233 rl213 lg161 sr159 sl156 tl130 kr118 ^n103 kn100 hl94 md83 kl69 gd48 tr33 l?27 ?v26 fr26 km21 ?f20 s?19 ?l19 ?d18 k?14 ?t14 h?13 g?11 ?n10 j?10 f?6 ?r5 r?5 t?5 m?4
o åe in111 i?18 ?n5 | o åt lt465 ?t27 l?11 | o ø rd278 lf270 sv189 ?f20 ?v9 s?6 fr6 l?5 ?d5 r?5 | od å gt71 ?t17 g?12 | og at ^$12 ?$3 ^?3
og å ke370 ne132 nl75 k?66 ?e33 n?30 ?l18 ^$4 | og år ^$4 | oge å nt50 ?t11 n?8 | om i ^$19 ^?5 ?$2 | on å hn476 h?109 ?n100 | or ad v$56 v?6 ?$2 | os sig ^$63 ^?14 ?$12
ov å s$857 kl556 ?l125 ?$110 s?71 k?60 ??3 | ove å s$400 ?$79 s?60 ??2 | p - ap526 yp476 op460 æp357 l$217 le154 ?p101 y?86 æ?81 a?58 l?47 o?20 ?$6 ?e4
p b ar385 a$278 me273 l$217 le154 m?48 l?47 o$34 a?29 ?$19 ?e17 ?r8 o?5 | p r o$34 ?$6 o?5 | pp b æe357 ie196 oe116 æ?89 i?47 ?e32 o?29 ??6 | pp bb oe116 o?29 ?e11 ??2
på for ^$8 ?$2 ^?2 | på i ^$8 ?$2 ^?2 | på om ^$8 ?$2 ^?2
r - ør1455 ær1190 or741 ad625 un556 ap455 ur385 øs304 æg303 ?r250 ut247 æl233 pa222 at205 am204 ak183 ti175 æd172 ud172 ob169 ge169 an169 ta149 øk147 øg120 ot98 øn97 øt91 et73 ?p60 bu59 ø?43 te40 ?t30 u?30 e$28 ?s27 de25 ?m22 æ?21 od21 ?d17 en17 ?k17 ?l16 ?g14 ?n13 t?13 ?b13 a?12 a$11 å$11 ?a8 p?8 g?7 e?6 ?u6 ?$5 o?5 b?5 d?4 ?i3 ?e2 ??2 å?2
r d o$7 | r g æe19 o$7 æ?3 | r s ap455 ?p60 ot33 ?t3 | rd - åt278 ?t64 å?33 | re - ær325 ?r36 æ?24 | rge - ær556 ør263 ?r116 æ?76 ø?39 ??5 | ryd ur ks476 ?s119 k?100 ??10
s - es882 rs625 tm625 us517 p$455 dv370 æs357 ld345 l$323 as290 t$233 r$164 g$161 e$130 ?s115 at74 ek71 p?52 t?47 a?35 i$32 e?28 ?d23 ^p19 ?$18 u?17 l?13 r?10 ?m10 ?v9 æ?7 g?7 d?4 ?p4 i?3
s d a$101 a?4 | s e n$36 n?4 | s g ue114 u?6 | s n e$19 e?2 | si de ^n256 ?n52 ^?11 ??2 | si e ^n51 ?n10 ^?2 | si ha ^n1231 ?n249 ^?55 ??10 | si he ^n410 ?n83 ^?18 ??3
sig hende ^$41 ?$10 ^?5 | sit dens ^$204 ?$51 ^?50 ??9 | sit hans ^$612 ?$153 ^?150 ??27
t - it750 ut708 us500 ns455 lh435 nl357 at289 æt233 åt233 sj227 f$143 ne137 d$104 u?93 ?t76 e$67 s$64 le61 sr58 å?51 ?l48 ?s47 ?h41 ?j33 r$31 æ?27 n?27 i?24 d?19 e?16 se15 ?$12 l?7 s?6 a?6 ?e4 f?4 r?3 ?r3 ??2
t d ar435 u$263 re177 j$172 oe139 ne103 ut88 e$74 n$74 le61 si57 de49 r$31 j?30 g$26 l$25 a$24 u?21 s$21 r?18 n?18 e?17 o?14 ?$12 ?e7 l?7 se7 a?6 ?t4 g?3 ?r3 d?3 s?2 | t de e$2
t f a$30 fe20 a?6 f?4 | t h te16 t?4 | t k æ$116 æ?13 se7 | t n re35 e$9 r?3 e?2 | t r a$6 e$4 | te - it400 i?45 ?t12 | ted dt ne408 n?102 ?e23 ??4 | til med ^$11 ?$3 ^?2
tt d åe233 æe116 å?58 æ?29 ?e12 ??2 | tte d a$704 a?76 ?$46 ??4 | tå idde sr105 ?r23 s?15 ??2 | u - de143 rg59 ?e18 ?g7 r?6 d?4 | u i ms152 m?15 ?s6
u o hl488 em455 lm417 dk417 dm385 te286 ms152 e?69 hs58 ?m51 ?e18 ?k16 m?15 t?13 ?s11 ?l11 d?9 h?8 l?8 | u y fr588 tr84 f?21 t?13 ?r12 | u ø lk125 ?k16 l?8
uf - af417 a?104 ?f54 ??5 | um o nm323 n?76 ?m48 ??3 | v - øs556 lf323 ad231 ye141 ?f78 ?s68 ?d53 l$47 y?25 ae25 a?21 ø?14 l?14 ?$4 ?e2 | v d l$47 l?7 ?$4 | v f ad33 ?d8 a?3
v g y$233 y?25 ae25 ?$4 a?3 | v gd ae25 a?3 | v l l$94 l?14 ?$7 | v w ri312 r?19 | ve - ir35 i?6 ?r2 | ve g on227 a$47 ?n6 a?6 o?5 ?$5 | vi øj hs44 h?9 ?s7 | y i sn160 s?21 ?n17
y u bd526 rk250 rs172 tk122 r?28 ?k22 ?d16 b?16 t?11 ?s11 | y ø ln400 lt149 ld145 tk122 ls81 sn80 l?31 ?t21 ?n17 ?d16 ?k11 t?11 ?s11 s?11 ??2 | å - s$11 s?3
å a kl227 gr53 k?45 ?l15 s$11 g?9 s?3 ?r2 | å agde l$789 l?110 ?$9 | å e s$34 s?8 ?$3
å o fr1239 tl833 bl714 l$439 lg345 ds333 md263 hr200 f?183 bd175 rd167 hn122 b?94 ?l74 l?73 m$61 ?d44 d?41 ?g38 t?37 ?r36 h?36 ?s22 ?n17 r?16 m?12 ?$6 ??4 | å or f$167 f?13
å os ds333 d?41 ?s22 | å ægger l$88 l?12 | åb op he263 h?66 ?e34 ??3 | ågn ækk ve294 ?e74 v?74 ??15 | ål ord b$417 b?89 ?$32 ??3 | år ag dl222 ?l56 d?56
åt od l$455 l?114 ?$96 ??5 | æ a ^s500 nk476 ^n455 sk417 rd323 rn267 rv244 ld156 rt137 ln109 ?d55 lr41 ^?40 r?35 ?v33 ?n26 ?k25 s?18 l?13 ?t13 n?11 ?s7 ?r3 ??2
æ e pr526 gt476 ^n455 ^g426 ml426 km417 sd400 rl395 hn385 kl294 rt274 nr270 vk244 tt238 jl235 hl222 rd161 ls146 rk135 st135 rn133 mr116 ns115 vr85 lr83 ?m83 h?73 ?t67 ^?60 p?57 j?56 ?l54 m?52 r?47 ?k37 ?d36 s?36 n?34 ?n32 g?32 ?s29 v?26 ?g26 k?26 ?r21 l?17 t?10 ??7
æ i lg1239 ?g181 l?58 ??2 | æ y mr116 m?17 ?r3 | æc es ri357 ?i89 r?89 ??18 | æd a r$323 ?$81 r?40 ??4 | æg a lg141 ?g25 l?22 ??3 | æg ej le244 ?e45 l?22 ??3
æk eg v$154 v?30 ?$29 ??2 | ækk ågn ve333 v?83 ?e22 ??4 | ø - fr28 f?5 ?r2 | ø i lf357 ?f61 l?8 | ø o sm385 ^r250 kk217 lb87 fr56 ?k46 ?m22 ^?13 ?b12 f?11 k?9 s?9 l?8 ?r6
ø u rl500 hj103 ?l18 h?11 ?j10 r?7 | ø y rg323 ld200 dr111 rd85 fr56 d?19 ?d14 r?14 ?g13 f?11 l?8 ?r6 | ø å lj238 dr111 kb105 d?19 ?b12 ?j10 k?9 l?8 ?r2 | øb yv ke156 k?26 ?e22 ??2
`;

interface Slip {
  readonly written: string;
  readonly left: string;
  readonly right: string;
  readonly rate: number;
}

const ANY = '?';
const PER = 10_000;
const slips: ReadonlyMap<string, readonly Slip[]> = readRates();
const LONGEST = Math.max(...Array.from(slips.keys(), (letters) => letters.length));

function readRates(): Map<string, Slip[]> {
  const found = new Map<string, Slip[]>();
  const spelled = (part: string): string => (part === '-' ? '' : part);
  for (const line of RATES.trim().split(/ \| |\n/)) {
    const [letters, written, ...places] = line.split(' ');
    const ofLetters = found.get(spelled(letters!)) ?? [];
    for (const place of places)
      ofLetters.push({
        written: spelled(written!),
        left: place[0]!,
        right: place[1]!,
        rate: Number(place.slice(2)) / PER,
      });
    found.set(spelled(letters!), ofLetters);
  }
  return found;
}

/** How often pupils write one word for the other by one slip; 0 where it takes more, or one that nobody made. */
export function slipRate(meant: string, written: string): number {
  const whole = `^${meant}$`;
  let sum = 0;
  for (let at = 0; at <= meant.length && written.startsWith(meant.slice(0, at)); at++)
    for (let length = 0; length <= LONGEST && at + length <= meant.length; length++) {
      const rest = meant.length - at - length;
      const middle = written.length - at - rest;
      if (middle < 0 || !written.endsWith(meant.slice(at + length))) continue;
      const instead = written.slice(at, at + middle);
      const [left, right] = [whole[at]!, whole[at + 1 + length]!];
      for (const slip of slips.get(meant.slice(at, at + length)) ?? [])
        if (slip.written === instead && [left, ANY].includes(slip.left) && [right, ANY].includes(slip.right))
          sum += slip.rate;
    }
  return sum;
}
