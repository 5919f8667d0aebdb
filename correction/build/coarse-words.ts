/*
 * Words that are never suggested to a pupil who has not written them: whoever is nine years old and slips on a key must
 * not be offered one. Here belong lemmas of Danish (and English ones that the dictionary has) that are coarse, sexual, or
 * that people are abused by, also those with a second, innocent sense: all that a pupil loses is one suggestion. Not here
 * belong childish words (»numse«, »tis«, »prut«), mild scolding (»idiot«, »møg«), crimes and sexuality as newspapers and
 * biology books name them (»voldtægt«, »seksuel«) and words that are innocent first (»bolle«, »bryst«, »klit«). Forms come
 * from the dictionary's paradigms. Pupils may write all of them; they are no mistakes.
 */

/** Coarse in every compound too: »lorteskole«, »røvsyg«. */
export const COARSE =
  'anus blowjob bordel bøsserøv diller dildo erektion fis fisse fuck hore ejakulation klitoris kneppe kondom kusse kælling lebbe lort ' +
  'luder masturbation mulat neger negro nigger nosse onani orgasme penis perker pervers perversitet pik pis porno pornografi ' +
  'pæderast pæderasti pædofil pædofili røv samleje sex skiderik skøge spasser sperma striptease tissekone tissemand vagina vibrator';

/** Coarse by themselves; compounds with them are as innocent as »sparebøsse«, »pattedyr« and »rugsæd«. */
export const COARSE_ALONE =
  'anal bitch bitche bøsse ejakulere fanden fandeme fise fladpande forhud fucke fucking gokke homo hor incest japser kaffer kraftedeme ' +
  'kraftstejleme liderbasse liderlig lir masturbere mongol mongolbarn mongolisme mongoloid mongolid mær negere negrid negroid onanere pat patte perverteret pikke pisse ' +
  'porn pule pussy retard runke sexet skank satan satme sgu shit skede skid skide skidesur spastiker sperm strippe stripper ' +
  'svans swinger sæd testikel tissemænd tits tæve tøjte vaginal vulva sodomi sodomit kønslæbe skamlæbe fetich sadomasochisme ' +
  'bondage domina dominatrix fallos fellatio gigolo hottentot horebuk horehus kastrat masochisme masochist nekrofil nekrofili nymfoman ' +
  'nymfomani onanist orgie sadist sigøjner trækkerdreng voyeur voyeurisme zoofili';

/** Forms of them that everybody takes for another word, words that only look like compounds with them, and harmless compounds. */
export const INNOCENT =
  'skidt skidte knep røve sæder sæders sæderne sædernes tropik topik fissur piston piskende fiskelim jaspis fistre sexisme ' +
  'sexchikane unisex sexundervisning penium';
