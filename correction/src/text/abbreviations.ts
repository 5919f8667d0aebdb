/** Words that keep their full stop inside a sentence (lower-cased, with the stop). */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'f.eks. eks. bl.a. m.m. m.fl. m.v. mv. osv. o.s.v. dvs. d.v.s. o.l. o.lign. ca. kl. nr. kr. inkl. ekskl. evt. jf. jvf. ' +
    'pga. p.g.a. mht. m.h.t. iht. ift. vedr. pr. st. dr. hr. fr. frk. prof. alm. afd. adr. tlf. tlf.nr. ang. ' +
    'anm. art. bd. dd. d.d. d.å. e.Kr. f.Kr. f.kr. e.kr. el. eng. etc. e.l. e.a. ex. fig. fork. forts. gl. gr. hhv. henv. ' +
    'ibid. if. ifm. jan. feb. febr. apr. aug. sep. sept. okt. nov. dec. kap. kgl. km. lign. ' +
    'maks. maj. min. mio. mia. mdl. mdr. ml. måned. ndr. nedenn. obs. omg. omtr. opg. opr. overs. p.t. pkt. ' +
    'p.m. a.m. red. ref. resp. rk. rå. sdr. sek. sen. sml. stk. s.u. t.h. t.v. tidl. trp. tsk. spsk. u.a. uddr. udg. ' +
    'udt. ugtl. v.h.a. vha. vol. vs. årg. årh. ps. p.s. side. s. t. d. v. m. j. a.s. o. i.e. e.g. kbh. skt. sct. cand.mag. cand. mag. co.'
  )
    .split(' ')
    // Words in their own right: a stop after them ends the sentence.
    .filter((word) => !['måned.', 'side.', 'maj.', 'rå.', 'km.', 'obs.', 'ps.'].includes(word)),
);
