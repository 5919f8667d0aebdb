/*
 * Words that are never suggested to a pupil who has not written them: whoever is nine years old and slips on a key must
 * not be offered one. Here belong lemmas of Danish (and English ones that the dictionary has) that are coarse, sexual, or
 * that people are abused by, also those with a second, innocent sense: all that a pupil loses is one suggestion. Not here
 * belong crimes and sexuality as newspapers and biology books name them (»voldtægt«, »seksuel«) and words that are innocent
 * first (»bolle«, »bryst«, »klit«). Forms come from the dictionary's paradigms. Pupils may write all of them; they are no
 * mistakes.
 */

/** Coarse in every compound too: »lorteskole«, »røvsyg«. */
export const COARSE =
  'anus blowjob bordel bøsserøv diller dildo erektion fis fisse fuck hore ejakulation klitoris kneppe knepper kondom kusse kælling lebbe liderlig lort ' +
  'luder masturbation mongolbørn mulat neger negro nigger nosse onani orgasme penis perker pervers perversitet pik pis pisse porno pornografi puler ' +
  'pæderast pæderasti pædofil pædofili røv samleje sex skide skiderik skøge spasse spasser ' +
  'sperm sperma spermato striptease tiskone tismand tismænd tissekone tissemand tissemænd tøs vagina vibrator';

/** Coarse by themselves; compounds with them are as innocent as »sparebøsse«, »pattedyr« and »rugsæd«. */
export const COARSE_ALONE =
  'anal bitch bitche bøsse ejakulere fanden fandeme fise fladpande forhud fucke fucking gokke homo hor incest japser kaffer kraftedeme ' +
  'kraftstejleme liderbasse liderlig lir masturbere mongol mongolbarn mongolisme mongoloid mongolid mær negere negrid negroid onanere pat patte perverteret pikke pisse ' +
  'porn pule pussy retard runke sexet sexus skank satan satme sgu shit skede skid skiden skider spas spastiker spermacet spermacethval strippe stripper ' +
  'svans svanse slapsvans swinger sæd testikel tissemænd tits tæve tøjte vaginal vulva sodomi sodomit kønslæbe skamlæbe fetich sadomasochisme ' +
  'bondage domina dominatrix fallos fellatio gigolo hottentot horebuk horehus kastrat masochisme masochist nekrofil nekrofili nymfoman ' +
  'nymfomani onanist orgie sadist sigøjner trækkerdreng voyeur voyeurisme zoofili ' +
  'bollede blegfis bullshit bøssebar bøssemiljø bøssepar forpulet haltefanden hængepatte pussyhat ' +
  'shitstorm skabsbøsse møgsvin nazisvin narrøv nasserøv nærigrøv pralerøv epikken pike piker pikere pikeret piké';

/**
 * Childish words, scolding, and what a pupil laughs at: only for what sounds the same, and never beside an innocent word that
 * does so too. Compounds that no list has are never made with them.
 */
export const RUDE =
  'idiot fagidiot filmidiot fodboldidiot jubelidiot kraftidiot kæmpeidiot sportsidiot idioti idiotisk idiotisme idiotanstalt nar numse barnenumse numsebræt ' +
  'numsehul tis tisse tissegul tissemyre tissepause tissetrang tissetrængende nattetisseri prut prutte mokke fjols niger Niger svin svine svineri svinagtig ' +
  'svinehund svinemikkel svinedyr svinepels miljøsvin baconsvin vejsvin møg møgunge møgso svinsk sexist sexistisk svineheld svineheldig bemøge bitchy kondomeri';

/** Forms of them that everybody takes for another word, words that only look like compounds with them, and harmless compounds. */
export const INNOCENT =
  'skidt skidte røve sæder sæders sæderne sædernes tropik topik fissur piston piskende fiskelim jaspis fistre sexisme ' +
  'sexchikane unisex sexundervisning penium Bioepis Findanus Julianus Kempis Lucanus Montanus Montenegro Romanus Sinapis Sussex angiosperm ' +
  'fiskeler fisker fiskeret fissil fission humanus komatøs pastøs offshore onshore pisker pistil røverbande røverhistorie røverkule røverkøb sextus ' +
  'totanus narre narrer narrede narret narres';
